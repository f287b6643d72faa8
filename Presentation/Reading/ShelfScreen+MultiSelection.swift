import Domain
import PresentationKit
import TextUI

/// Selection of several books on the shelf.
extension ShelfScreen {
  var shownBy: String? { searched }
  var selectionPart: DailyPart { .books }
  var selectionList: SelectionList? { .shelf(query) }
  var selectableRows: SelectableRows { cursor.selectableRows(\.rowName) }

  /// The changes available for the selected books of a list. Favourites that are not stored as books have no record to
  /// change.
  var selectionKeys: [SelectionKey] {
    let resume = SelectionKey(.character("p"), change: .shelve(.resume), meaning: words.keyResume)
    let drop = SelectionKey(.character("d"), change: .shelve(.drop), meaning: words.keyDrop)
    let begin = SelectionKey(.character("p"), change: .shelve(.begin), meaning: words.keyBegin)
    let remove = SelectionKey(
      .character("x"), .character("D"), .delete, change: .remove, meaning: words.keyRemove)
    let unlike = SelectionKey(.character("l"), change: .unlike, meaning: words.keyUnlike)
    return switch list {
    case .finished: [remove]
    case .wanted: [begin, remove]
    case .pausedOrDropped: [resume, drop, remove]
    case .liked: [unlike]
    }
  }
}
