import Domain
import PresentationKit
import TextUI

/// Marking of the cards, and the changes to all marked ones.
extension SayingsScreen {
  var shownBy: String? { searched }
  var markedPart: DailyPart { .sayings }
  var markedList: MarkedList? { .sayings(query) }
  var nextRow: Key { .right }

  /// The recommended saying is not part of the list, so it cannot be marked.
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
