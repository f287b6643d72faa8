package import Domain

/// A change that can be made to all marked rows.
package enum MarkedChange: Equatable, Sendable {
  /// Records a contact with each person. `early` says whether to include people who are not yet due for a contact; nil
  /// asks the user first.
  case water(early: Bool?)
  /// Likes each row. If all rows are sayings that are already liked, unlikes them instead.
  case like
  case unlike
  /// Marks each saying as used. If all are already used, marks them as unused instead.
  case use
  case shelve(ShelfStep)
  /// Ticks off each note.
  case finish
  case remove
}

/// A request by a list for its marked rows.
package enum MarkedWork: Equatable, Sendable {
  /// Makes the same change to all marked rows, as one history entry.
  case does(MarkedChange, DailyPart, [MarkName])
  /// Loads the names of the rows in an index range that the list has not loaded.
  case names(MarkedList, ClosedRange<Int>)
}

/// A list in which rows can be marked before they are loaded.
package enum MarkedList: Equatable, Sendable {
  case people(PeopleQuery)
  case sayings(SayingsQuery)
  case books(BookSort)
  case shelf(ShelfQuery)
}

/// The answer to a request about marked rows.
package enum MarkedEvent: FeatureMessage {
  /// The change was made; the text confirms it. The names are those whose marks are removed.
  case done([MarkName], String)
  case names([MarkName], MarkedList, ClosedRange<Int>)
  /// Some of the marked people are not yet due for a contact, so the user is asked first. `early` is their number.
  case asksEarly([MarkName], early: Int)
  case failed([MarkName], Report)

  package var isFailure: Bool {
    switch self {
    case .failed: true
    case .done, .names, .asksEarly: false
    }
  }
}

extension FeatureEvent {
  package static func marked(_ message: MarkedEvent) -> FeatureEvent { FeatureEvent(message) }
  var marked: MarkedEvent? { cast() }
}
