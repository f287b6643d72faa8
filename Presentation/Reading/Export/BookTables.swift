import Domain
import PresentationKit

/// Books as CSV tables (RFC 4180), in the layouts of other programs.
enum BookTables {
  /// Returns a row of a table.
  static func row(_ fields: [String]) -> [UInt8] {
    Array((fields.map(quoted).joined(separator: ",") + "\r\n").utf8)
  }

  /// Returns a row by column name. Each field is the known value, else the source value stored at import, else the
  /// format's default.
  static func row(
    _ columns: [String], _ known: [String: String], _ source: RecordSource?,
    defaults: [String: String] = [:]
  ) -> [UInt8] {
    let kept = Dictionary(
      (source?.members ?? []).map { ($0.name, $0.text) }, uniquingKeysWith: { first, _ in first })
    return row(
      columns.map { column in
        if let known = known[column], !known.isEmpty { return known }
        return kept[column] ?? defaults[column] ?? ""
      })
  }

  private static func quoted(_ field: String) -> String {
    let isPlain = !field.utf8.contains { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }
    return isPlain ? field : "\"" + field.replacing("\"", with: "\"\"") + "\""
  }

  /// Returns a day with slashes, as these programs write dates.
  static func slashed(_ day: Day?) -> String {
    day.map { $0.description.replacing("-", with: "/") } ?? ""
  }

  /// Returns the ISBN-10 of an ISBN-13; empty if there is no ISBN-10.
  static func isbn10(_ isbn: ISBN?) -> String {
    guard let isbn, isbn.text.hasPrefix("978") else { return "" }
    let digits = isbn.text.dropFirst(3).dropLast().compactMap(\.wholeNumberValue)
    let sum = digits.enumerated().reduce(0) { $0 + (10 - $1.offset) * $1.element }
    let last = (11 - sum % 11) % 11
    return digits.map { String($0) }.joined() + (last == 10 ? "X" : String(last))
  }

  /// Returns the title and, after a colon, the subtitle, as these programs write titles.
  static func title(_ facts: BookMetadata) -> String {
    facts.title.text + (facts.subtitle.map { ": " + $0.text } ?? "")
  }

  /// Returns the individual authors. They are separated by semicolons in books from services, and by commas in imported
  /// books.
  static func authors(_ facts: BookMetadata) -> [String] {
    let text = facts.author?.text ?? ""
    if text.contains(";") { return BookAuthors(stored: text).names }
    return text.split(separator: ",").map { Text.trimmed(String($0)) }.filter { !$0.isEmpty }
  }

  /// Returns the tags without their leading signs.
  static func tags(_ book: Book) -> String { book.tags.words.joined(separator: ", ") }
}

/// The table of a Goodreads export, with the current columns.
enum GoodreadsTable {
  static let columns = [
    "Book Id", "Title", "Author", "Author l-f", "Additional Authors", "ISBN", "ISBN13",
    "My Rating", "Average Rating", "Publisher", "Binding", "Number of Pages", "Year Published",
    "Original Publication Year", "Date Read", "Date Added", "Bookshelves",
    "Bookshelves with positions", "Exclusive Shelf", "My Review", "Spoiler", "Private Notes",
    "Read Count", "Owned Copies",
  ]

  static func writer(_ kept: StoredRecords) -> BookFileWriter {
    BookFileWriter(head: BookTables.row(columns)) { exported, _ in
      let source = kept[exported.book.id.text]
      return BookTables.row(
        columns, known(exported.book, source), source,
        defaults: ["ISBN": "=\"\"", "ISBN13": "=\"\"", "Owned Copies": "0"])
    }
  }

  private static func known(_ book: Book, _ source: RecordSource?) -> [String: String] {
    let authors = BookTables.authors(book.facts)
    let first = authors.first ?? ""
    let year = book.facts.published.map { String($0.parts.year) } ?? ""
    let readCount = book.readBefore + (book.status == .finished ? 1 : 0)
    let ten = BookTables.isbn10(book.facts.isbn)
    return [
      "Book Id": number(of: book, source), "Title": BookTables.title(book.facts), "Author": first,
      "Author l-f": turned(first),
      "Additional Authors": authors.dropFirst().joined(separator: ", "),
      "ISBN": ten.isEmpty ? "" : "=\"\(ten)\"",
      "ISBN13": book.facts.isbn.map { "=\"\($0.text)\"" } ?? "",
      // Goodreads knows only whole stars, so halves round up.
      "My Rating": String(book.rating?.stars ?? 0), "Publisher": book.facts.publisher?.text ?? "",
      "Number of Pages": book.facts.pages.map { String($0) } ?? "", "Year Published": year,
      "Original Publication Year": source == nil ? year : "",
      "Date Read": BookTables.slashed(book.completedOn),
      "Date Added": BookTables.slashed(book.started.day), "Bookshelves": BookTables.tags(book),
      "Exclusive Shelf": shelf(book.status),
      "My Review": book.note.map { $0.text.replacing("\n", with: "<br/>") } ?? "",
      "Read Count": String(readCount),
    ]
  }

  /// Returns the book's Goodreads id; empty unless the book was imported from Goodreads with an id.
  private static func number(of book: Book, _ source: RecordSource?) -> String {
    guard let id = source?.id, id != book.facts.isbn?.text,
      id.allSatisfy({ $0.isASCII && $0.isNumber })
    else { return "" }
    return id
  }

  /// Returns the Goodreads shelf of a status. Three shelves are built in; others become the user's own shelves.
  private static func shelf(_ status: BookStatus) -> String {
    switch status {
    case .wanted: "to-read"
    case .reading: "currently-reading"
    case .paused: "on-hold"
    case .dropped: "did-not-finish"
    case .finished: "read"
    }
  }

  /// Returns a name with the family name first. A name without a blank, such as a Korean name, is unchanged.
  private static func turned(_ name: String) -> String {
    guard let blank = name.lastIndex(of: " ") else { return name }
    return name[name.index(after: blank)...] + ", " + name[..<blank]
  }
}

/// Books in the layout of a StoryGraph export.
enum StoryGraphTable {
  static let columns = [
    "Title", "Authors", "Contributors", "ISBN/UID", "Format", "Read Status", "Date Added",
    "Last Date Read", "Dates Read", "Read Count", "Moods", "Pace", "Character- or Plot-Driven?",
    "Strong Character Development?", "Loveable Characters?", "Diverse Characters?",
    "Flawed Characters?", "Star Rating", "Review", "Content Warnings",
    "Content Warning Description", "Tags", "Owned?",
  ]

  static func writer(_ kept: StoredRecords) -> BookFileWriter {
    BookFileWriter(head: BookTables.row(columns)) { exported, _ in
      let source = kept[exported.book.id.text]
      return BookTables.row(columns, known(exported, source), source, defaults: ["Owned?": "No"])
    }
  }

  private static func known(_ exported: ExportedBook, _ source: RecordSource?) -> [String: String] {
    let book = exported.book
    let days = exported.readings.filter { $0.finished != nil }.map { reading in
      (reading.started.map { BookTables.slashed($0) + "-" } ?? "")
        + BookTables.slashed(reading.finished)
    }
    let readCount = book.readBefore + (book.status == .finished ? 1 : 0)
    return [
      "Title": BookTables.title(book.facts),
      "Authors": BookTables.authors(book.facts).joined(separator: ", "),
      "ISBN/UID": book.facts.isbn?.text ?? "", "Read Status": status(book.status),
      "Date Added": BookTables.slashed(book.started.day),
      "Last Date Read": BookTables.slashed(book.completedOn),
      "Dates Read": days.joined(separator: ", "), "Read Count": String(readCount),
      "Star Rating": stars(book.rating, source), "Review": book.note?.text ?? "",
      "Tags": BookTables.tags(book),
    ]
  }

  /// Returns the stars. A rating that was rounded at import is exported with its original quarters if it is unchanged
  /// since.
  private static func stars(_ rating: Rating?, _ source: RecordSource?) -> String {
    guard let rating else { return "" }
    let quarters = [".25", ".75"]
    if let text = source?.members.first(where: { $0.name == "Star Rating" })?.text,
      quarters.contains(String(text.suffix(3))), let whole = Int(text.dropLast(3)),
      (whole * 4 + (text.hasSuffix(".25") ? 1 : 3) + 1) / 2 == rating.halves
    {
      return text
    }
    return rating.description
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

/// Books in the layout of a BookWyrm export.
enum BookWyrmTable {
  static let columns = [
    "title", "author_text", "remote_id", "openlibrary_key", "finna_key", "inventaire_id",
    "librarything_key", "goodreads_key", "bnf_id", "viaf", "wikidata", "asin", "aasin", "isfdb",
    "isbn_10", "isbn_13", "oclc_number", "pages", "start_date", "finish_date", "stopped_date",
    "rating", "review_name", "review_cw", "review_content", "review_published", "shelf",
    "shelf_name", "shelf_date",
  ]

  static func writer(_ kept: StoredRecords) -> BookFileWriter {
    BookFileWriter(head: BookTables.row(columns)) { exported, _ in
      let source = kept[exported.book.id.text]
      return BookTables.row(columns, known(exported, source), source)
    }
  }

  private static func known(_ exported: ExportedBook, _ source: RecordSource?) -> [String: String] {
    let book = exported.book
    let (shelf, name) = shelf(book.status)
    let address = source.flatMap { $0.id.hasPrefix("http") ? $0.id : nil } ?? ""
    return [
      "title": BookTables.title(book.facts),
      "author_text": BookTables.authors(book.facts).joined(separator: ", "),
      "remote_id": address, "isbn_10": BookTables.isbn10(book.facts.isbn),
      "isbn_13": book.facts.isbn?.text ?? "",
      "pages": book.facts.pages.map { String($0) } ?? "",
      "start_date": exported.readings.last?.started?.description ?? "",
      "finish_date": book.completedOn?.description ?? "",
      "rating": book.rating?.description ?? "", "review_content": book.note?.text ?? "",
      "shelf": shelf, "shelf_name": name, "shelf_date": book.started.day.description,
    ]
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
