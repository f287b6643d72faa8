import Domain

/// Imports books from a CSV catalogue of Calibre, in which the user can choose the columns.
enum CalibreBooks {
  static let recipe = ImportRecipe(
    format: .calibre,
    fits: { file in
      file.hasColumns("title", "authors") && !file.hasColumns("Read Status")
        && marks.count { file.hasColumns($0) } >= 2
    },
    open: { (file, choice) throws(ImportFailure) in
      let isTens = try countsTens(file)
      return try TableEntries(file, choice, reading: columns) { read(&$0, isTens: isTens) }
    })

  /// The columns that only Calibre's catalogues have. Two of them are enough to recognise a
  /// catalogue.
  private static let marks = [
    "uuid", "author_sort", "title_sort", "series_index", "identifiers", "library_name", "formats",
    "pubdate",
  ]
  private static let columns = [
    "title", "authors", "isbn", "pubdate", "timestamp", "rating", "tags", "publisher", "uuid", "id",
  ]

  /// Whether ratings count half stars, as in older catalogues, rather than stars. A rating above five, up to ten,
  /// means half stars.
  private static func countsTens(_ file: ImportFile) throws(ImportFailure) -> Bool {
    var table = try file.table()
    guard let index = table.index(of: "rating") else { return false }
    while true {
      switch try table.next() {
      case .end: return false
      case .row:
        let stars = table.field(index).flatMap(WrittenNumber.hundredths)
        if let stars, (501...1000).contains(stars) { return true }
      case .tooLong, .openQuote: continue
      }
    }
  }

  private static func read(_ fields: inout EntryFields, isTens: Bool) -> (
    id: String, content: IncomingEntry.Content
  )? {
    guard let title = fields.title("title") else { return nil }
    var book = IncomingBook(title: title)
    book.authors = authors(fields["authors"])
    book.isbn = fields.isbn("isbn") ?? identified(fields["identifiers"])
    book.publisher = fields["publisher"]
    book.halfStars = fields.halfStars("rating", of: isTens ? 10 : 5)
    book.tags = WrittenAuthors.parted(fields["tags"])
    book.added = fields.day("timestamp")
    // Calibre writes a date in the first century for a book that has none.
    book.published = fields.day("pubdate").flatMap { $0.parts.year < 1000 ? nil : $0 }
    if book.added.map({ $0.parts.year < 1000 }) == true { book.added = nil }
    let id = fields["uuid"] ?? fields["id"] ?? WrittenAuthors.key(title, book.authors)
    return (id, .book(book))
  }

  /// Splits author names at ` & `. Calibre writes a comma inside a name as `|`.
  private static func authors(_ text: String?) -> [String] {
    WrittenAuthors.parted(text, by: "&").map { name in
      WrittenAuthors.turned(String(name.map { $0 == "|" ? "," : $0 }))
    }
  }

  /// Finds the ISBN in identifiers such as `goodreads:39077187,isbn:9780756411800`; nil if there is
  /// none.
  private static func identified(_ text: String?) -> String? {
    WrittenAuthors.parted(text).lazy.compactMap { part -> String? in
      guard part.hasPrefix("isbn:") else { return nil }
      let number = String(part.dropFirst(5))
      return ISBN(number) == nil ? nil : number
    }.first
  }
}
