import Domain
import PresentationKit
import TextUI

/// Selection of several books in the list, and the changes that apply to the selected books.
extension BookHomeScreen {
  var markedPart: DailyPart { .books }
  var markedList: MarkedList? { .books(sort) }
  var nextRow: Key { .right }
  var markRows: MarkRows { cursor.markRows { .record($0.id.text) } }

  var markedKeys: [MarkedKey] {
    [
      MarkedKey(.character("p"), change: .shelve(.pause), meaning: words.keyPause),
      MarkedKey(.character("d"), change: .shelve(.drop), meaning: words.keyDrop),
      MarkedKey(.character("l"), change: .like, meaning: words.keyLike),
      MarkedKey(
        .character("x"), .character("D"), .delete, change: .remove, meaning: words.keyRemove),
    ]
  }
}
