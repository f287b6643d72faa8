package import Domain

extension DateOrder {
  /// Returns the order as the language uses it: Korean always has the year first.
  package func spoken(in language: Language) -> DateOrder {
    switch language.tongue {
    case .korean: withYearFirst
    case .english: self
    }
  }
}
