package import Domain

extension DateOrder {
  /// The same one in a language: in Korean the year comes first, however it is separated.
  package func spoken(in language: Language) -> DateOrder {
    switch language.tongue {
    case .korean: withYearFirst
    case .english: self
    }
  }
}
