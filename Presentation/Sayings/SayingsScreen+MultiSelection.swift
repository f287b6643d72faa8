import Domain
import PresentationKit
import TextUI

/// Marking cards, and changing all marked cards at once.
extension SayingsScreen {
  var shownBy: String? { searched }
  var selectionPart: DailyPart { .sayings }
  var selectionList: SelectionList? { .sayings(query) }
  var nextRow: Key { form == .rows ? .down : .right }

  /// The rows that can be marked. The recommended saying cannot be marked, because it is not part of the list.
  var selectableRows: SelectableRows {
    var rows = cursor.selectableRows { .record($0.number.description) }
    if isOnRecommended { rows.chosen = nil }
    return rows
  }

  var selectionKeys: [SelectionKey] {
    [
      SelectionKey(.character("l"), change: .like, meaning: words.keyLike(false)),
      SelectionKey(.character("u"), change: .use, meaning: words.keyUse(false)),
      SelectionKey(
        .character("D"), .character("x"), .delete, change: .remove, meaning: words.keyRemove),
    ]
  }
}
