import Domain
import PresentationKit
import TextUI

/// Selection of several books on the shelf.
extension ShelfScreen {
  var shownBy: String? { searched }
  var markedPart: DailyPart { .books }
  var markedList: MarkedList? { .shelf(query) }
  var markRows: MarkRows { cursor.markRows(\.markName) }

  /// The changes available for the selected books of a list. Favourites that are not stored as books have no record to
  /// change.
  var markedKeys: [MarkedKey] {
    let resume = MarkedKey(.character("p"), change: .shelve(.resume), meaning: words.keyResume)
    let drop = MarkedKey(.character("d"), change: .shelve(.drop), meaning: words.keyDrop)
    let begin = MarkedKey(.character("p"), change: .shelve(.begin), meaning: words.keyBegin)
    let remove = MarkedKey(
      .character("x"), .character("D"), .delete, change: .remove, meaning: words.keyRemove)
    let unlike = MarkedKey(.character("l"), change: .unlike, meaning: words.keyUnlike)
    return switch list {
    case .finished: [remove]
    case .wanted: [begin, remove]
    case .pausedOrDropped: [resume, drop, remove]
    case .liked: [unlike]
    }
  }
}
