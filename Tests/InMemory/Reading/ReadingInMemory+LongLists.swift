public import Domain
import Synchronization

extension ReadingInMemory {
  public func slice(_ list: BookList, around anchor: ListAnchor<ID<Book>>, length: Int)
    throws(ReadingFailure) -> ListSlice<Book>
  {
    ListSlice(of: try self.list(list), around: anchor, length: length) { $0.id == $1 }
  }

  public func home(
    _ sort: BookSort, in order: [BookCategory], around anchor: ListAnchor<ID<Book>>, length: Int
  ) throws(ReadingFailure) -> HomeSlice {
    var books = try list(BookList(.reading, sort: sort))
    var sections: [HomeSection] = []
    if sort == .custom || sort == .recent {
      return HomeSlice(
        books: ListSlice(of: books, around: anchor, length: length) { $0.id == $1 }, sections: [])
    }
    let all = books
    books = []
    for category in order + BookCategory.allCases.filter({ !order.contains($0) }) {
      let own = all.filter { $0.facts.category == category }
      if own.isEmpty || sections.contains(where: { $0.category == category }) { continue }
      sections.append(HomeSection(category, first: books.count, count: own.count))
      books += own
    }
    return HomeSlice(
      books: ListSlice(of: books, around: anchor, length: length) { $0.id == $1 },
      sections: sections)
  }

  public func favouritesSlice(
    _ sort: BookSort, matching filter: BookFilter, around anchor: ListAnchor<LikedName>, length: Int
  ) throws(ReadingFailure) -> ListSlice<Favourite> {
    var all: [Favourite] = []
    try visitFavourites(sort, matching: filter) {
      all.append($0)
      return true
    }
    return ListSlice(of: all, around: anchor, length: length) { $0.name == $1 }
  }

  public func sentencesSlice(
    _ sort: BookSort, search: String?, around anchor: ListAnchor<ID<Book>>, length: Int
  ) throws(ReadingFailure) -> ListSlice<BookSentences> {
    var all: [BookSentences] = []
    try visitSentences(sort, search: search) {
      all.append($0)
      return true
    }
    return ListSlice(of: all, around: anchor, length: length) { $0.book.id == $1 }
  }

  public func slice(_ days: ClosedRange<Day>, around anchor: ListAnchor<RecordName>, length: Int)
    throws(ReadingFailure) -> ListSlice<Activity>
  {
    var activity: [Activity] = []
    try visit(days) {
      activity.append($0)
      return true
    }
    return ListSlice(of: activity, around: anchor, length: length) {
      $0.book == $1.book && $0.record.day == $1.day
    }
  }
}

extension BooksRepository {
  /// Collects the books of a list.
  func list(_ list: BookList) throws(ReadingFailure) -> [Book] {
    var books: [Book] = []
    try visit(list) {
      books.append($0)
      return true
    }
    return books
  }
}

extension ListSlice {
  /// Cuts a slice out of a complete list.
  fileprivate init<Name>(
    of all: [Item], around anchor: ListAnchor<Name>, length: Int, _ isMeant: (Item, Name) -> Bool
  ) {
    let index = anchor.index { name in all.firstIndex { isMeant($0, name) } } ?? 0
    let focus = min(max(index, 0), max(all.count - 1, 0))
    let length = min(max(length, 0), all.count)
    let start = min(max(focus - length / 2, 0), all.count - length)
    self.init(
      items: Array(all[start..<(start + length)]), start: start, total: all.count, focus: focus)
  }
}
