package import Domain

/// What can be done with all that is marked.
package enum MarkedDeed: Equatable, Sendable {
  /// Records a contact with each; also with those who are not thirsty yet, or not with them, where
  /// that is said.
  case water(early: Bool?)
  /// Likes each, or none any more where all are liked.
  case like
  case unlike
  /// Marks each as used, or as unused where all are used.
  case use
  case shelve(ShelfStep)
  case remove
}

/// What a list asks of the features about what is marked in it.
package enum MarkedWork: Equatable, Sendable {
  /// Does the same to all, as one deed.
  case does(MarkedDeed, DailyPart, [MarkName])
  /// What stands at places that are not loaded.
  case names(MarkedList, ClosedRange<Int>)
}

/// A list in which rows can be marked that are not loaded.
package enum MarkedList: Equatable, Sendable {
  case people(PeopleQuery)
  case sayings(SayingsQuery)
  case books(BookSort)
  case shelf(ShelfQuery)
}

/// What the features answered about what is marked.
package enum MarkedEvent: FeatureMessage {
  /// So many were done something to, and this says what; of what was marked nothing else is left to
  /// do.
  case done([MarkName], String)
  case names([MarkName], MarkedList, ClosedRange<Int>)
  /// Some of those who are marked are not thirsty yet, which is asked about first.
  case asksEarly([MarkName], early: Int)
  /// Nothing was done, for the reason given.
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
