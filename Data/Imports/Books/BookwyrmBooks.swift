import Domain

/// Imports books from BookWyrm's CSV export.
enum BookwyrmBooks {
  static let recipe = ImportRecipe(
    format: .bookwyrm,
    fits: { $0.hasColumns("title", "author_text", "remote_id") },
    open: { (file, choice) throws(ImportFailure) in
      try TableEntries(file, choice, reading: columns, read)
    })

  private static let columns = [
    "title", "author_text", "remote_id", "isbn_10", "isbn_13", "pages", "start_date", "finish_date",
    "stopped_date", "rating", "review_name", "review_content", "shelf", "shelf_name", "shelf_date",
  ]

  @Sendable private static func read(_ fields: inout EntryFields) -> (
    id: String, content: IncomingEntry.Content
  )? {
    guard let title = fields.title("title") else { return nil }
    var book = IncomingBook(title: title)
    book.authors = WrittenAuthors.parted(fields["author_text"])
    book.isbn = fields.isbn("isbn_13", "isbn_10")
    book.pages = fields.number("pages")
    book.halfStars = fields.halfStars("rating")
    book.added = fields.day("shelf_date")
    // The heading of a review is the user's own words too.
    let review = [fields["review_name"], fields.review("review_content")].compactMap(\.self)
    book.review = review.isEmpty ? nil : review.joined(separator: "\n\n")
    let from = fields.day("start_date")
    let to = fields.day("finish_date")
    let stopped = fields.day("stopped_date")
    if from != nil || to != nil || stopped != nil {
      book.readings = [IncomingBook.Reading(from: from, to: to ?? stopped)]
    }
    if stopped != nil { fields.keep("stopped_date") }
    if let shelf = fields["shelf"] {
      readShelf(shelf, &fields, isGivenUp: stopped != nil && to == nil, of: &book)
    } else if to != nil {
      book.status = .finished
    } else if stopped != nil {
      book.status = .dropped
    } else {
      book.status = from == nil ? nil : .reading
    }
    let id = fields["remote_id"] ?? book.isbn ?? WrittenAuthors.key(title, book.authors)
    return (id, .book(book))
  }

  /// Imports the shelf. The user's own shelves have a display name in `shelf_name` in addition to
  /// their identifier in `shelf`.
  private static func readShelf(
    _ shelf: String, _ fields: inout EntryFields, isGivenUp: Bool, of book: inout IncomingBook
  ) {
    switch ShelfName.meaning(shelf) {
    case .standard(let status): book.status = status
    case .own:
      let name = fields["shelf_name"] ?? shelf
      fields.keep("shelf")
      switch ShelfName.meaning(name) {
      case .standard(let status): book.status = status
      case .own(let status):
        book.status = ShelfName.status(status, book.readings.last, isGivenUp: isGivenUp)
        if status == .wanted { book.tags = [name] } else { fields.keep("shelf_name") }
      }
    }
  }
}
