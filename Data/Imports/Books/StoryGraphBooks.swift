import Domain

/// Imports books from The StoryGraph's CSV export.
enum StoryGraphBooks {
  static let recipe = ImportRecipe(
    format: .storygraph,
    fits: { $0.hasColumns("Title", "Authors", "ISBN/UID", "Read Status", "Star Rating") },
    open: { (file, choice) throws(ImportFailure) in
      try TableEntries(file, choice, reading: columns, read)
    })

  private static let columns = [
    "Title", "Authors", "ISBN/UID", "Read Status", "Date Added", "Last Date Read", "Dates Read",
    "Read Count", "Star Rating", "Review", "Tags",
  ]

  @Sendable private static func read(_ fields: inout EntryFields) -> (
    id: String, content: IncomingEntry.Content
  )? {
    guard let title = fields.title("Title") else { return nil }
    var book = IncomingBook(title: title)
    book.authors = WrittenAuthors.parted(fields["Authors"])
    // The column may hold a shop's product id, which must not be reported as a wrong ISBN.
    let isNumber = fields["ISBN/UID"].map { $0.utf8.filter { (48...57).contains($0) }.count >= 9 }
    if isNumber == true { book.isbn = fields.isbn("ISBN/UID") } else { fields.keep("ISBN/UID") }
    book.added = fields.day("Date Added")
    book.readCount = fields.number("Read Count")
    book.halfStars = fields.halfStars("Star Rating")
    book.review = fields.review("Review")
    book.tags = WrittenAuthors.parted(fields["Tags"])
    book.readings = readings(&fields)
    if let status = fields["Read Status"] {
      switch ShelfName.meaning(status) {
      case .standard(let known): book.status = known
      case .own(let meant):
        book.status = meant
        fields.keep("Read Status")
      }
    }
    return (fields["ISBN/UID"] ?? WrittenAuthors.key(title, book.authors), .book(book))
  }

  /// Parses `2025/06/01-2025/06/10, 2023/01/02` as two readings, sorted with the latest last.
  private static func readings(_ fields: inout EntryFields) -> [IncomingBook.Reading] {
    guard let text = fields["Dates Read"] else {
      return fields.day("Last Date Read").map { [IncomingBook.Reading(to: $0)] } ?? []
    }
    var readings: [IncomingBook.Reading] = []
    var isKept = false
    for part in text.split(separator: ",") {
      let (from, to) = halves(Text.trimmed(String(part)))
      let days = [from, to].map { $0.flatMap { WrittenDay.day($0, fields.choice.dates) } }
      let isRead = (from == nil) == (days[0] == nil) && (to == nil) == (days[1] == nil)
      if !isRead {
        fields.name(.dateUnreadable(Text.trimmed(String(part))))
        isKept = true
      }
      if days[0] != nil || days[1] != nil {
        readings.append(IncomingBook.Reading(from: days[0], to: days[1]))
      }
    }
    if isKept { fields.keep("Dates Read") }
    return readings.sorted { ($0.to ?? $0.from ?? last) < ($1.to ?? $1.from ?? last) }
  }

  private static let last = Day.range.upperBound

  /// Splits a reading into its start and finish. A single day is the finish date.
  private static func halves(_ text: String) -> (from: String?, to: String?) {
    let pieces = text.split(separator: "-", omittingEmptySubsequences: false)
    let middle = text.contains("/") || pieces.count == 2 ? 1 : 3
    guard pieces.count > middle else { return (nil, text.isEmpty ? nil : text) }
    let from = Text.trimmed(pieces[..<middle].joined(separator: "-"))
    let to = Text.trimmed(pieces[middle...].joined(separator: "-"))
    return (from.isEmpty ? nil : from, to.isEmpty ? nil : to)
  }
}
