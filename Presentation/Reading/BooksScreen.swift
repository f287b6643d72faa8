/// A screen of reading, which takes what reading answers.
protocol BooksScreen: PartScreen {
  /// Takes what reading answered; what is not for it changes nothing.
  mutating func receive(_ event: ReadingEvent) -> [ScreenEffect]
}

extension BooksScreen {
  var isOverWhenGone: Bool { true }

  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    if case .reading(let event) = answer { receive(event) } else { [] }
  }
}
