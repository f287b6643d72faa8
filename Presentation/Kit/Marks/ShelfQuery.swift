package import Domain

/// Which books the shelf shows, and in which order.
package struct ShelfQuery: Equatable, Sendable {
  /// Nothing means the list that was chosen last.
  package var list: BookshelfList?
  package var sort = BookSort.recent
  /// What is typed over the list.
  package private(set) var typed = TypedFilter<BookFacet>()

  package init(_ list: BookshelfList? = nil, sort: BookSort = .recent, search: String? = nil) {
    self.list = list
    self.sort = sort
    self.search = search
  }

  /// The text of it.
  package var search: String? {
    get { typed.text }
    set { typed = TypedFilter(newValue) }
  }
}

/// A step by which a book is taken up, paused or dropped.
package enum ShelfStep: Equatable, Sendable {
  case begin, pause, drop, resume
}
