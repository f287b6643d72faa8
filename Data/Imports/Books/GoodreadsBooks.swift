import Domain

/// Imports books from Goodreads's CSV export, which has 24 columns or, in older files, 31.
enum GoodreadsBooks {
  static let recipe = ImportRecipe(
    format: .goodreads,
    fits: { $0.hasColumns("Title", "Author", "My Rating", "Exclusive Shelf") },
    open: { (file, choice) throws(ImportFailure) in
      try TableEntries(file, choice, reading: columns, read)
    })

  private static let columns = [
    "Book Id", "Title", "Author", "Additional Authors", "ISBN", "ISBN13", "My Rating", "Publisher",
    "Number of Pages", "Date Read", "Date Added", "Bookshelves", "Bookshelves with positions",
    "Exclusive Shelf", "My Review", "Read Count",
  ]

  @Sendable private static func read(_ fields: inout EntryFields) -> (
    id: String, content: IncomingEntry.Content
  )? {
    guard let title = fields.title("Title") else { return nil }
    var book = IncomingBook(title: title)
    book.authors = fields["Author"].map { [$0] } ?? []
    for name in WrittenAuthors.parted(fields["Additional Authors"])
    where !book.authors.contains(name) {
      book.authors.append(name)
    }
    book.isbn = fields.isbn("ISBN13", "ISBN")
    book.publisher = fields["Publisher"]
    book.pages = fields.number("Number of Pages")
    book.halfStars = fields.halfStars("My Rating")
    book.added = fields.day("Date Added")
    book.review = fields.review("My Review")
    book.readCount = fields.number("Read Count")
    book.readings = fields.day("Date Read").map { [IncomingBook.Reading(to: $0)] } ?? []
    readShelves(&fields, of: &book)
    let id = fields["Book Id"] ?? book.isbn ?? WrittenAuthors.key(title, book.authors)
    return (id, .book(book))
  }

  /// Imports the shelves. The exclusive shelf becomes the reading status. Another shelf becomes a tag, unless its
  /// name means a status.
  private static func readShelves(_ fields: inout EntryFields, of book: inout IncomingBook) {
    let positions = WrittenAuthors.parted(fields["Bookshelves with positions"])
    var shelves = WrittenAuthors.parted(fields["Bookshelves"])
    // Some exports have the positions but no shelves.
    if shelves.isEmpty { shelves = positions.map(withoutPosition).filter { !$0.isEmpty } }
    if !positions.isEmpty { fields.keep("Bookshelves with positions") }
    let exclusive = fields["Exclusive Shelf"]
    if let exclusive {
      switch ShelfName.meaning(exclusive) {
      case .standard(let status): book.status = status
      case .own(let status):
        book.status = ShelfName.status(status, book.readings.last)
        fields.keep("Exclusive Shelf")
        if status == .wanted { book.tags.append(exclusive) }
      }
    } else if !book.readings.isEmpty {
      book.status = .finished
    }
    for shelf in shelves where shelf != exclusive {
      if case .standard(let status) = ShelfName.meaning(shelf) {
        if book.status == nil { book.status = status }
        continue
      }
      book.tags.append(shelf)
    }
  }

  /// Removes the position from the name of a shelf: `classics (#12)` becomes `classics`.
  private static func withoutPosition(_ shelf: String) -> String {
    guard shelf.last == ")", let open = shelf.lastIndex(of: "("),
      shelf[open...].dropFirst().first == "#"
    else { return shelf }
    return Text.trimmed(String(shelf[..<open]))
  }
}
