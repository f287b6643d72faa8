import Domain

/// Imports books from Openreads, either from its CSV table or from its backup. The backup is a ZIP archive with
/// consecutive JSON objects and a separator between them. A review may contain that separator, so only the JSON itself
/// shows where an object ends.
enum OpenreadsBooks {
  static let recipe = ImportRecipe(
    format: .openreads,
    fits: { file in
      if let archive = file.archive { return archive.entry(named: books) != nil }
      return file.hasColumns("title", "author", "status", "my_review", "readings", "book_format")
    },
    open: { (file, choice) throws(ImportFailure) in
      guard let archive = file.archive else {
        return try TableEntries(file, choice, reading: columns, read)
      }
      guard let entry = archive.entry(named: books) else {
        throw .badFile(.missingPart(books), line: nil)
      }
      file.names.begin(books)
      // Skipped covers are not reported by file, as they are counted with their books.
      for entry in archive.entries where FileBundle.isPicture(entry.name) {
        file.names.pass(entry.name)
      }
      let values = JSONValues(try archive.open(entry), ofOneObject: false)
      return JSONEntries(values, choice, reading: Set(columns + ["has_cover", "id"]), read)
    })

  private static let books = "books.backup"
  private static let columns = [
    "title", "subtitle", "author", "status", "favourite", "deleted", "rating", "pages", "isbn",
    "tags", "my_review", "readings", "date_added",
  ]

  @Sendable private static func read(_ fields: inout EntryFields) -> (
    id: String, content: IncomingEntry.Content
  )? {
    if isYes(fields["deleted"]) {
      fields.counts.trashLeft += 1
      return nil
    }
    guard let title = fields.title("title") else { return nil }
    var book = IncomingBook(title: title)
    book.subtitle = fields["subtitle"]
    book.authors = WrittenAuthors.parted(fields["author"])
    book.isbn = fields.isbn("isbn")
    book.pages = fields.number("pages")
    book.review = fields["my_review"]
    book.added = fields.day("date_added")
    book.isLiked = isYes(fields["favourite"])
    book.tags = tags(fields["tags"])
    // The backup stores ratings as tenths of a star.
    book.halfStars = fields.halfStars("rating", of: fields.isObject ? 50 : 5)
    book.status = status(&fields)
    book.readings = readings(&fields)
    if isYes(fields["has_cover"]) { fields.counts.photosLeft += 1 }
    // The backup's own id is different in the next backup, so it is not used.
    let id = book.isbn ?? fields["olid"] ?? WrittenAuthors.key(title, book.authors)
    return (id, .book(book))
  }

  private static func isYes(_ text: String?) -> Bool { text == "1" || text == "true" }

  private static func status(_ fields: inout EntryFields) -> IncomingBook.Status? {
    switch fields["status"] {
    case "finished", "0": return .finished
    case "in_progress", "1": return .reading
    case "planned", "2": return .wanted
    case "abandoned", "3": return .dropped
    case nil, "unknown": return nil
    default:
      fields.keep("status")
      return nil
    }
  }

  /// Splits tags at each `|||||`. Fewer than five bars in a row are part of a tag.
  private static func tags(_ text: String?) -> [String] {
    guard let text else { return [] }
    var tags: [String] = []
    var tag: [UInt8] = []
    var strokes = 0
    func finish() {
      let text = Text.trimmed(String(decoding: tag, as: UTF8.self))
      if !text.isEmpty, !tags.contains(text) { tags.append(text) }
      tag = []
    }
    for byte in text.utf8 {
      strokes = byte == UInt8(ascii: "|") ? strokes + 1 : 0
      tag.append(byte)
      if strokes == 5 {
        tag.removeLast(5)
        finish()
        strokes = 0
      }
    }
    finish()
    return tags
  }

  /// Parses readings in the form `from|to|milliseconds`, with a semicolon between them.
  private static func readings(_ fields: inout EntryFields) -> [IncomingBook.Reading] {
    guard let text = fields["readings"] else { return [] }
    var readings: [IncomingBook.Reading] = []
    var isKept = false
    for part in text.split(separator: ";") {
      let pieces = part.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      let days = pieces.prefix(2).map { $0.isEmpty ? nil : WrittenDay.day($0) }
      for (piece, day) in zip(pieces, days) where !piece.isEmpty && day == nil {
        fields.name(.dateUnreadable(piece))
        isKept = true
      }
      // The reading time has no field of its own, so the text is preserved.
      if pieces.count > 2, !pieces[2].isEmpty { isKept = true }
      let (from, to) = (days.first ?? nil, days.dropFirst().first ?? nil)
      if from != nil || to != nil { readings.append(IncomingBook.Reading(from: from, to: to)) }
    }
    if isKept { fields.keep("readings") }
    let last = Day.range.upperBound
    return readings.sorted { ($0.to ?? $0.from ?? last) < ($1.to ?? $1.from ?? last) }
  }
}
