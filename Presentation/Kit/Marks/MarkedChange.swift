package import Domain

/// A change that can be made to all marked rows.
package enum MarkedChange: Equatable, Sendable {
  /// Records a contact with each person. `early` says whether to include those who are not thirsty yet; nil asks first.
  case water(early: Bool?)
  /// Likes each row; if all are liked already, unlikes them.
  case like
  case unlike
  /// Marks each saying as used; if all are used already, as unused.
  case use
  case shelve(ShelfStep)
  case remove
}

/// A request of a list about its marked rows.
package enum MarkedWork: Equatable, Sendable {
  /// Makes the same change to all, as one history entry.
  case does(MarkedChange, DailyPart, [MarkName])
  /// Loads the names of rows in a range of positions that the list has not loaded.
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
  /// The change was made, with its sentence. The names are the marks that are done with.
  case done([MarkName], String)
  case names([MarkName], MarkedList, ClosedRange<Int>)
  /// Some marked people are not thirsty yet, so the user is asked first.
  case asksEarly([MarkName], early: Int)
  /// The request failed.
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
