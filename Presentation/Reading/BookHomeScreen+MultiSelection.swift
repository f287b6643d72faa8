import Domain
import PresentationKit
import TextUI

/// Selection of several books in the list, and the changes that apply to the selected books.
extension BookHomeScreen {
  var selectionPart: DailyPart { .books }
  var selectionList: SelectionList? { .books(sort) }
  var nextRow: Key { .right }
  var selectableRows: SelectableRows { cursor.selectableRows { .record($0.id.text) } }

  var selectionKeys: [SelectionKey] {
    [
      SelectionKey(.character("p"), change: .shelve(.pause), meaning: words.keyPause),
      SelectionKey(.character("d"), change: .shelve(.drop), meaning: words.keyDrop),
      SelectionKey(.character("l"), change: .like, meaning: words.keyLike),
      SelectionKey(
        .character("x"), .character("D"), .delete, change: .remove, meaning: words.keyRemove),
    ]
  }
}
