package import Domain

/// A change that can be made to all selected rows.
package enum BulkChange: Equatable, Sendable {
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

/// A request by a list for its selected rows.
package enum SelectionRequest: Equatable, Sendable {
  /// Makes the same change to all selected rows, as one history entry.
  case does(BulkChange, DailyPart, [RowName])
  /// Loads the names of the rows in an index range that the list has not loaded.
  case names(SelectionList, ClosedRange<Int>)
}

/// A list in which rows can be selected before they are loaded.
package enum SelectionList: Equatable, Sendable {
  case people(PeopleQuery)
  case sayings(SayingsQuery)
  case books(BookSort)
  case shelf(ShelfQuery)
}

/// The answer to a request about selected rows.
package enum SelectionEvent: FeatureMessage {
  /// The change was made; the text confirms it. The names are those that are no longer selected.
  case done([RowName], String)
  case names([RowName], SelectionList, ClosedRange<Int>)
  /// Some of the selected people are not yet due for a contact, so the user is asked first. `early` is their number.
  case asksEarly([RowName], early: Int)
  case failed([RowName], Report)

  package var isFailure: Bool {
    switch self {
    case .failed: true
    case .done, .names, .asksEarly: false
    }
  }
}

extension FeatureEvent {
  package static func selection(_ message: SelectionEvent) -> FeatureEvent { FeatureEvent(message) }
  var selection: SelectionEvent? { cast() }
}
