import Domain
import Synchronization

extension ReadingInMemory {
  package func slice(_ list: BookList, around anchor: ListAnchor<ID<Book>>, length: Int)
    throws(ReadingFailure) -> ListSlice<Book>
  {
    ListSlice(of: try self.list(list), around: anchor, length: length) { $0.id == $1 }
  }

  package func home(
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

  package func favouritesSlice(
    _ sort: BookSort, matching filter: BookFilter, around anchor: ListAnchor<LikedName>, length: Int
  ) throws(ReadingFailure) -> ListSlice<Favourite> {
    var all: [Favourite] = []
    try visitFavourites(sort, matching: filter) {
      all.append($0)
      return true
    }
    return ListSlice(of: all, around: anchor, length: length) { $0.name == $1 }
  }

  package func sentencesSlice(
    _ sort: BookSort, search: String?, around anchor: ListAnchor<ID<Book>>, length: Int
  ) throws(ReadingFailure) -> ListSlice<BookSentences> {
    var all: [BookSentences] = []
    try visitSentences(sort, search: search) {
      all.append($0)
      return true
    }
    return ListSlice(of: all, around: anchor, length: length) { $0.book.id == $1 }
  }

  package func slice(_ days: ClosedRange<Day>, around anchor: ListAnchor<RecordName>, length: Int)
    throws(ReadingFailure) -> ListSlice<Activity>
  {
    ListSlice(of: try activity(days), around: anchor, length: length) {
      $0.book == $1.book && $0.record.day == $1.day
    }
  }
}

extension ListSlice {
  /// Cuts a part out of a whole list, in the plainest way.
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
