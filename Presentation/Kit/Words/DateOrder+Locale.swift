package import Domain

extension DateOrder {
  /// The order as used in a language: Korean always puts the year first.
  package func spoken(in language: Language) -> DateOrder {
    switch language.tongue {
    case .korean: withYearFirst
    case .english: self
    }
  }
}
