package import Domain

/// Which books the shelf shows, and in which order.
package struct ShelfQuery: Equatable, Sendable {
  /// Nil means the list chosen last.
  package var list: BookshelfList?
  package var sort = BookSort.recent
  /// The filter typed over the list.
  package private(set) var typed = TypedFilter<BookFacet>()

  package init(_ list: BookshelfList? = nil, sort: BookSort = .recent, search: String? = nil) {
    self.list = list
    self.sort = sort
    self.search = search
  }

  /// The text of the filter.
  package var search: String? {
    get { typed.text }
    set { typed = TypedFilter(newValue) }
  }
}

/// A change of a book's reading state.
package enum ShelfStep: Equatable, Sendable {
  case begin, pause, drop, resume
}
