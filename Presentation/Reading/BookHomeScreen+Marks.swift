import Domain
import PresentationKit
import TextUI

/// What is marked among the books that are read, and done to all of them.
extension BookHomeScreen {
  var markedPart: DailyPart { .books }
  var markedList: MarkedList? { .books(sort) }
  var markRows: MarkRows { cursor.markRows { .record($0.id.text) } }

  var markedKeys: [MarkedKey] {
    [
      MarkedKey(.character("p"), deed: .shelve(.pause), meaning: words.keyPause),
      MarkedKey(.character("d"), deed: .shelve(.drop), meaning: words.keyDrop),
      MarkedKey(.character("l"), deed: .like, meaning: words.keyLike),
      MarkedKey(.character("x"), .character("D"), .delete, deed: .remove, meaning: words.keyRemove),
    ]
  }
}
