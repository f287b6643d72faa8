import Domain
import PresentationKit
import TextUI

/// Marking cards, and changing all marked cards at once.
extension SayingsScreen {
  var shownBy: String? { searched }
  var markedPart: DailyPart { .sayings }
  var markedList: MarkedList? { .sayings(query) }
  var nextRow: Key { form == .rows ? .down : .right }

  /// The rows that can be marked. The recommended saying cannot be marked, because it is not part of the list.
  var markRows: MarkRows {
    var rows = cursor.markRows { .record($0.number.description) }
    if isOnRecommended { rows.chosen = nil }
    return rows
  }

  var markedKeys: [MarkedKey] {
    [
      MarkedKey(.character("l"), change: .like, meaning: words.keyLike(false)),
      MarkedKey(.character("u"), change: .use, meaning: words.keyUse(false)),
      MarkedKey(
        .character("D"), .character("x"), .delete, change: .remove, meaning: words.keyRemove),
    ]
  }
}
