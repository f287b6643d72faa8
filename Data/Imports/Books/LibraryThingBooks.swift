import Domain

/// Imports books from LibraryThing, either from its tab-separated table or from its JSON, which is one object with a
/// member per book.
enum LibraryThingBooks {
  static let recipe = ImportRecipe(
    format: .librarything,
    fits: { file in
      if let json = file.json {
        return !json.isList && holds(file.head, "\"books_id\"")
          && holds(file.head, "\"primaryauthor\"")
      }
      return file.hasColumns("Book Id", "Title", "Primary Author", "Collections")
    },
    open: { (file, choice) throws(ImportFailure) in
      guard file.json != nil else {
        return try TableEntries(file, choice, reading: columns, readRow)
      }
      let values = JSONValues(try file.text(), ofOneObject: true)
      return JSONEntries(values, choice, reading: members, readObject)
    })

  private static func holds(_ bytes: [UInt8], _ word: String) -> Bool {
    ByteSearch.holds(bytes, Array(word.utf8))
  }

  private static let columns = [
    "Book Id", "Title", "Primary Author", "Secondary Author", "Review", "Rating", "Page Count",
    "Date Started", "Date Read", "Tags", "Collections", "ISBN", "ISBNs", "Entry Date",
  ]
  private static let members: Set<String> = [
    "books_id", "title", "primaryauthor", "authors", "review", "rating", "pages", "datestarted",
    "dateread", "tags", "collections", "originalisbn", "isbn", "entrydate",
  ]

  @Sendable private static func readRow(_ fields: inout EntryFields) -> (
    id: String, content: IncomingEntry.Content
  )? {
    guard let title = fields.title("Title") else { return nil }
    var book = IncomingBook(title: title)
    book.authors = fields["Primary Author"].map { [WrittenAuthors.turned($0)] } ?? []
    for name in WrittenAuthors.parted(fields["Secondary Author"], by: "|") {
      let name = WrittenAuthors.turned(name)
      if !book.authors.contains(name) { book.authors.append(name) }
    }
    book.isbn = fields.isbn("ISBNs", "ISBN")
    book.tags = WrittenAuthors.parted(fields["Tags"])
    let names = Names(
      review: "Review", rating: "Rating", pages: "Page Count", started: "Date Started",
      read: "Date Read", entered: "Entry Date")
    readRest(&fields, names, collections: WrittenAuthors.parted(fields["Collections"]), of: &book)
    return (fields["Book Id"] ?? WrittenAuthors.key(title, book.authors), .book(book))
  }

  @Sendable private static func readObject(_ fields: inout EntryFields) -> (
    id: String, content: IncomingEntry.Content
  )? {
    guard let title = fields.title("title") else { return nil }
    var book = IncomingBook(title: title)
    for author in fields.member("authors")?.elements ?? [] {
      let name = author["fl"]?.text ?? author["lf"]?.text.map(WrittenAuthors.turned) ?? ""
      if !name.isEmpty, !book.authors.contains(name) { book.authors.append(name) }
    }
    if book.authors.isEmpty, let name = fields["primaryauthor"] {
      book.authors = [WrittenAuthors.turned(name)]
    }
    book.isbn = isbn(&fields)
    book.tags = fields.texts("tags")
    let names = Names(
      review: "review", rating: "rating", pages: "pages", started: "datestarted", read: "dateread",
      entered: "entrydate")
    readRest(&fields, names, collections: fields.texts("collections"), of: &book)
    return (fields["books_id"] ?? WrittenAuthors.key(title, book.authors), .book(book))
  }

  /// Returns the ISBN, which is in `originalisbn`, or in `isbn` as a text, a list or an object; nil
  /// if there is none.
  private static func isbn(_ fields: inout EntryFields) -> String? {
    if let isbn = fields.isbn("originalisbn") { return isbn }
    let numbers: [JSONTree]
    switch fields.member("isbn") {
    case .object(let members): numbers = members.keys.sorted().compactMap { members[$0] }
    case .list(let elements): numbers = elements
    case .some(let one): numbers = [one]
    case nil: numbers = []
    }
    return numbers.compactMap(\.text).first { ISBN($0) != nil }
  }

  /// The names of the fields that are read in the same way from the table and from the JSON. The two formats spell the
  /// names differently.
  private struct Names {
    let review: String
    let rating: String
    let pages: String
    let started: String
    let read: String
    let entered: String
  }

  private static func readRest(
    _ fields: inout EntryFields, _ names: Names, collections: [String],
    of book: inout IncomingBook
  ) {
    book.review = fields.review(names.review)
    book.halfStars = fields.halfStars(names.rating)
    book.pages = fields.number(names.pages)
    book.added = fields.bracketedDay(names.entered)
    let from = fields.bracketedDay(names.started)
    let to = fields.bracketedDay(names.read)
    if from != nil || to != nil { book.readings = [IncomingBook.Reading(from: from, to: to)] }
    // A finish date wins over the collection.
    if to != nil { book.status = .finished }
    for collection in collections {
      switch collection.lowercased() {
      case "your library": continue
      case "to read", "wishlist":
        book.status = book.status ?? .wanted
        if collection.lowercased() == "wishlist" { book.tags.append(collection) }
      case "currently reading": book.status = to == nil ? .reading : book.status
      case "read but unowned": book.status = .finished
      case "favorites", "favourites": book.isLiked = true
      default: book.tags.append(collection)
      }
    }
    if book.status == nil, from != nil { book.status = .reading }
  }
}

extension EntryFields {
  /// Returns a day, which may be in square brackets; nil if there is none.
  fileprivate mutating func bracketedDay(_ name: String) -> Day? {
    guard let text = self[name], text.hasPrefix("["), text.hasSuffix("]") else { return day(name) }
    if let day = WrittenDay.day(String(text.dropFirst().dropLast()), choice.dates) { return day }
    return day(name)
  }
}
