import PresentationKit

/// A screen of reading, which receives reading events.
protocol BooksScreen: PartScreen {
  /// Handles a reading event. Events for other screens are ignored.
  mutating func receive(_ event: ReadingEvent) -> [ScreenEffect]
}

extension BooksScreen {
  var isOverWhenGone: Bool { true }

  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    if let event = answer.reading { receive(event) } else { [] }
  }
}
