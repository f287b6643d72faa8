import PresentationKit

/// A screen of the books part, which receives the events of that part.
protocol BooksScreen: PartScreen {
  /// Handles an event of the books part. Events for other screens are ignored.
  mutating func receive(_ event: ReadingEvent) -> [ScreenEffect]
}

extension BooksScreen {
  var isOverWhenGone: Bool { true }

  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    if let event = answer.reading { receive(event) } else { [] }
  }
}
