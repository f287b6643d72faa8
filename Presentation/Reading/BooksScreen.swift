import PresentationKit

/// A screen of reading, which takes what reading answers.
protocol BooksScreen: PartScreen {
  /// Takes what reading answered; what is not for it changes nothing.
  mutating func receive(_ event: ReadingEvent) -> [ScreenEffect]
}

extension BooksScreen {
  var isOverWhenGone: Bool { true }

  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    if let event = answer.reading { receive(event) } else { [] }
  }
}
