import Domain

/// Books as tables of values separated by commas (CSV, RFC 4180), as other programs of books have
/// them.
enum BookTables {
  /// A row of a table.
  static func row(_ fields: [String]) -> [UInt8] {
    Array((fields.map(quoted).joined(separator: ",") + "\r\n").utf8)
  }

  private static func quoted(_ field: String) -> String {
    let isPlain = !field.utf8.contains { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }
    return isPlain ? field : "\"" + field.replacing("\"", with: "\"\"") + "\""
  }

  /// A day with slashes, as these programs write it.
  static func slashed(_ day: Day?) -> String {
    day.map { $0.description.replacing("-", with: "/") } ?? ""
  }

  /// The number of ten digits that a number of thirteen was, if it was one.
  static func isbn10(_ isbn: ISBN?) -> String {
    guard let isbn, isbn.text.hasPrefix("978") else { return "" }
    let digits = isbn.text.dropFirst(3).dropLast().compactMap(\.wholeNumberValue)
    let sum = digits.enumerated().reduce(0) { $0 + (10 - $1.offset) * $1.element }
    let last = (11 - sum % 11) % 11
    return digits.map { String($0) }.joined() + (last == 10 ? "X" : String(last))
  }

  /// The title as these programs write it, its subtitle behind a colon.
  static func title(_ facts: BookFacts) -> String {
    facts.title.text + (facts.subtitle.map { ": " + $0.text } ?? "")
  }

  /// The tags without their signs.
  static func tags(_ book: Book) -> String { book.tags.words.joined(separator: ", ") }
}

/// Books as Goodreads exports them, in its columns of today.
enum GoodreadsTable {
  static let columns = [
    "Book Id", "Title", "Author", "Author l-f", "Additional Authors", "ISBN", "ISBN13",
    "My Rating", "Average Rating", "Publisher", "Binding", "Number of Pages", "Year Published",
    "Original Publication Year", "Date Read", "Date Added", "Bookshelves",
    "Bookshelves with positions", "Exclusive Shelf", "My Review", "Spoiler", "Private Notes",
    "Read Count", "Owned Copies",
  ]

  static let writer = BookFileWriter(head: BookTables.row(columns)) { way, _ in
    let book = way.book
    let authors = (book.facts.author?.text ?? "").split(separator: ",").map {
      $0.drop { $0 == " " }
    }
    let first = authors.first.map(String.init) ?? ""
    let year = book.facts.published.map { String($0.parts.year) } ?? ""
    let readCount = book.readBefore + (book.status == .finished ? 1 : 0)
    return BookTables.row([
      "", BookTables.title(book.facts), first, turned(first),
      authors.dropFirst().joined(separator: ", "),
      "=\"\(BookTables.isbn10(book.facts.isbn))\"", "=\"\(book.facts.isbn?.text ?? "")\"",
      // Only whole stars are known there; halves round up.
      String(book.rating?.stars ?? 0), "", book.facts.publisher?.text ?? "", "",
      book.facts.pages.map { String($0) } ?? "", year, year,
      BookTables.slashed(book.completedOn), BookTables.slashed(book.started.day),
      BookTables.tags(book), "", shelf(book.status),
      book.note.map { $0.text.replacing("\n", with: "<br/>") } ?? "", "", "", String(readCount),
      "0",
    ])
  }

  /// The names of its shelves. It knows three, and keeps others as somebody's own.
  private static func shelf(_ status: BookStatus) -> String {
    switch status {
    case .wanted: "to-read"
    case .reading: "currently-reading"
    case .paused: "on-hold"
    case .dropped: "did-not-finish"
    case .finished: "read"
    }
  }

  /// A name with the family's before the others; a Korean one has it there already.
  private static func turned(_ name: String) -> String {
    guard let blank = name.lastIndex(of: " ") else { return name }
    return name[name.index(after: blank)...] + ", " + name[..<blank]
  }
}

/// Books as StoryGraph exports them.
enum StoryGraphTable {
  static let columns = [
    "Title", "Authors", "Contributors", "ISBN/UID", "Format", "Read Status", "Date Added",
    "Last Date Read", "Dates Read", "Read Count", "Moods", "Pace", "Character- or Plot-Driven?",
    "Strong Character Development?", "Loveable Characters?", "Diverse Characters?",
    "Flawed Characters?", "Star Rating", "Review", "Content Warnings",
    "Content Warning Description", "Tags", "Owned?",
  ]

  static let writer = BookFileWriter(head: BookTables.row(columns)) { way, _ in
    let book = way.book
    let days = way.readings.filter { $0.finished != nil }.map { reading in
      reading.started.map { BookTables.slashed($0) + "-" } ?? ""
        + BookTables.slashed(reading.finished)
    }
    let readCount = book.readBefore + (book.status == .finished ? 1 : 0)
    return BookTables.row([
      BookTables.title(book.facts), book.facts.author?.text ?? "", "",
      book.facts.isbn?.text ?? "", "", status(book.status), BookTables.slashed(book.started.day),
      BookTables.slashed(book.completedOn), days.joined(separator: ", "), String(readCount), "",
      "", "", "", "", "", "", book.rating?.description ?? "", book.note?.text ?? "", "", "",
      BookTables.tags(book), "No",
    ])
  }

  private static func status(_ status: BookStatus) -> String {
    switch status {
    case .wanted: "to-read"
    case .reading: "currently-reading"
    case .paused: "paused"
    case .dropped: "did-not-finish"
    case .finished: "read"
    }
  }
}

/// Books as BookWyrm exports them.
enum BookWyrmTable {
  static let columns = [
    "title", "author_text", "remote_id", "openlibrary_key", "finna_key", "inventaire_id",
    "librarything_key", "goodreads_key", "bnf_id", "viaf", "wikidata", "asin", "aasin", "isfdb",
    "isbn_10", "isbn_13", "oclc_number", "pages", "start_date", "finish_date", "stopped_date",
    "rating", "review_name", "review_cw", "review_content", "review_published", "shelf",
    "shelf_name", "shelf_date",
  ]

  static let writer = BookFileWriter(head: BookTables.row(columns)) { way, _ in
    let book = way.book
    let last = way.readings.last
    let (shelf, name) = shelf(book.status)
    return BookTables.row(
      [BookTables.title(book.facts), book.facts.author?.text ?? ""]
        + Array(repeating: "", count: 12) + [
          BookTables.isbn10(book.facts.isbn), book.facts.isbn?.text ?? "", "",
          book.facts.pages.map { String($0) } ?? "", last?.started?.description ?? "",
          book.completedOn?.description ?? "", "", book.rating?.description ?? "", "", "",
          book.note?.text ?? "", "", shelf, name, book.started.day.description,
        ])
  }

  private static func shelf(_ status: BookStatus) -> (String, String) {
    switch status {
    case .wanted: ("to-read", "To Read")
    case .reading, .paused: ("reading", "Currently Reading")
    case .dropped: ("stopped-reading", "Stopped Reading")
    case .finished: ("read", "Read")
    }
  }
}
