import Domain

/// The titles of all books that are here, to find the ones a title means.
struct ShelvedTitles {
  private var books: [(key: Int, book: SameBook)] = []
  /// The places of books in the list by the length of their titles, so that few are compared.
  private var byLength: [Int: [Int]] = [:]

  private enum Column: Int, RowColumn { case key, title, author }

  init(_ store: Connection) throws(StorageFailure) {
    try store.visit("SELECT \(Column.list()) FROM books WHERE deleted_at IS NULL") {
      let row = NamedRow<Column>($0)
      let authors = row.optionalText(.author).map { [$0] } ?? []
      add(row.int(.key), row.text(.title), authors.flatMap(Self.names))
      return true
    }
  }

  /// Authors who stand in one text.
  private static func names(_ text: String) -> [String] {
    text.split { $0 == "," || $0 == ";" || $0 == "&" || $0 == "·" }.map(String.init)
  }

  /// Adds a book.
  mutating func add(_ key: Int, _ title: String, _ authors: [String]) {
    let book = SameBook(
      title: TextForms.folded(title), authors: authors.map(TextForms.folded))
    byLength[book.title.count, default: []].append(books.count)
    books.append((key, book))
  }

  /// The books that a title with its authors means, the nearest lengths first.
  func keys(_ title: String, _ authors: [String]) -> [Int] {
    let wanted = SameBook(
      title: TextForms.folded(title), authors: authors.map(TextForms.folded))
    let length = wanted.title.count
    if length == 0 { return [] }
    let most = length / 9 + 1
    var found: [Int] = []
    for distance in 0...most {
      for other in distance == 0 ? [length] : [length - distance, length + distance] {
        for place in byLength[other] ?? [] where books[place].book.isSame(as: wanted) {
          found.append(books[place].key)
        }
      }
    }
    return found
  }
}
