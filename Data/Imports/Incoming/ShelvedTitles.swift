import Domain

/// An index of the titles in the store, for matching a book by title and author. Each imported book is compared with
/// stored titles, so the index selects only a few titles for each comparison.
struct ShelvedTitles {
  /// The index key: an author's family name and the length of the title.
  private struct FamilyKey: Hashable {
    let family: String
    let length: Int
  }

  /// The maximum number of titles that are compared per index key.
  static let mostCompared = 500

  private var books: [(key: Int, book: SameBook)] = []
  private var byTitle: [[Unicode.Scalar]: [Int]] = [:]
  private var byFamily: [FamilyKey: [Int]] = [:]

  private enum Column: Int, RowColumn { case key, title, author }

  /// Loads all books except those that were imported from `origin`, which are matched by id instead. A book that an
  /// import created only for its highlights is loaded in any case.
  init(_ store: Connection, exceptOf origin: ImportFormat) throws(StorageFailure) {
    try store.visit(
      """
      SELECT \(Column.list()) FROM books WHERE deleted_at IS NULL AND NOT EXISTS (
        SELECT 1 FROM sources s WHERE s.record = books.id AND s.origin = ? AND s.kind = 'book'
          AND s.source NOT LIKE 'made:%')
      """, [.text(origin.rawValue)]
    ) {
      let row = NamedRow<Column>($0)
      let authors = row.optionalText(.author).map { [$0] } ?? []
      add(row.int(.key), row.text(.title), authors.flatMap(Self.names))
      return true
    }
  }

  /// Splits a text with several authors.
  private static func names(_ text: String) -> [String] {
    text.split { $0 == "," || $0 == ";" || $0 == "&" || $0 == "·" }.map(String.init)
  }

  private static func book(_ title: String, _ authors: [String]) -> SameBook {
    SameBook(title: TextForms.folded(title), authors: authors.map(TextForms.folded))
  }

  mutating func add(_ key: Int, _ title: String, _ authors: [String]) {
    let book = Self.book(title, authors)
    byTitle[book.title, default: []].append(books.count)
    for family in book.families {
      byFamily[FamilyKey(family: family, length: book.title.count), default: []].append(books.count)
    }
    books.append((key, book))
  }

  /// Returns the keys of the books that match a title and its authors: equal titles first, then
  /// those nearest in length.
  func keys(_ title: String, _ authors: [String]) -> [Int] {
    if books.isEmpty { return [] }
    let wanted = Self.book(title, authors)
    let length = wanted.title.count
    if length == 0 { return [] }
    var found: [Int] = []
    func compare(at indices: [Int]?) {
      for index in (indices ?? []).prefix(Self.mostCompared) {
        let (key, book) = books[index]
        if book.isSame(as: wanted), !found.contains(key) { found.append(key) }
      }
    }
    compare(at: byTitle[wanted.title])
    for distance in 0...(length / 9 + 1) {
      for other in distance == 0 ? [length] : [length - distance, length + distance] {
        for family in wanted.families.sorted() {
          compare(at: byFamily[FamilyKey(family: family, length: other)])
        }
      }
    }
    return found
  }
}
