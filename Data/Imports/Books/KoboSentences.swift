import Domain

/// Imports highlights from a Kobo's SQLite database. The file is opened as immutable, so no journal
/// or WAL is written or read; only two plain tables are read.
struct KoboSentences: IncomingReader {
  static let recipe = ImportRecipe(
    format: .kobo,
    fits: { file in
      guard case .database = file.form else { return false }
      do throws(ImportFailure) { return try KoboDatabase(file.path).isOne } catch { return false }
    },
    open: { (file, _) throws(ImportFailure) in
      guard case .database = file.form else { throw .notThatFormat(.kobo) }
      return try KoboSentences(KoboDatabase(file.path))
    })

  private let database: KoboDatabase
  private var counts = ImportCounts()
  private var waiting = PieceQueue()
  private var number = 0
  private var lastRow = Int.min
  private var isOver = false

  private init(_ database: KoboDatabase) throws(ImportFailure) {
    try database.expectHarmless()
    self.database = database
  }

  mutating func next() throws(ImportFailure) -> IncomingPiece? {
    while true {
      if let piece = waiting.next() { return piece }
      if isOver { return nil }
      let marks = try database.annotations(after: lastRow)
      guard let last = marks.last else {
        isOver = true
        waiting.add(counts.notes)
        continue
      }
      lastRow = last.row
      for mark in marks where !mark.isHidden { read(mark) }
    }
  }

  private mutating func read(_ mark: KoboMark) {
    number += 1
    let (text, note) = (mark.trimmed(.text), mark.trimmed(.annotation))
    // A dogear bookmark has no words, and neither does a drawing.
    guard let words = text ?? note, mark.trimmed(.type) != "dogear" else {
      counts.bookmarksLeft += 1
      return
    }
    guard let title = mark.trimmed(.title) ?? Self.title(of: mark.trimmed(.volume)) else {
      return waiting.add([.problem(IncomingIssue(line: number, .titleMissing, failed: true))])
    }
    var sentence = IncomingSentence(bookTitle: title, text: words)
    sentence.bookAuthors = WrittenAuthors.spoken(mark.trimmed(.authors))
    sentence.note = text == nil ? nil : note
    var kept = mark.kept
    var problems: [IncomingPiece] = []
    if let date = mark.trimmed(.created) {
      sentence.at = WrittenInstant.moment(date, isGreenwich: true)
      if sentence.at == nil {
        kept.append(StoredMember("DateCreated", date))
        let problem = IncomingIssue(line: number, .dateUnreadable(date), failed: false)
        problems.append(.problem(problem))
      }
    }
    let id = mark.trimmed(.id) ?? SentenceName.text(title, sentence.bookAuthors, words)
    let entry = IncomingEntry(line: number, id: id, .sentence(sentence), kept: kept)
    waiting.add([.entry(entry)] + problems)
  }

  /// Returns the title from the file name, which is all that the database has of a deleted book;
  /// nil if that is missing too.
  private static func title(of volume: String?) -> String? {
    guard let volume, volume.contains("/"), let name = volume.split(separator: "/").last
    else { return nil }
    let title = BookFileName.title(String(name))
    return title.isEmpty ? nil : title
  }
}

/// Derives a title from the file name of a book.
enum BookFileName {
  /// Returns the name without its known file extensions.
  static func title(_ name: String) -> String {
    var rest = name[...]
    while let dot = rest.lastIndex(of: "."), dot != rest.startIndex,
      endings.contains(rest[dot...].dropFirst().lowercased())
    {
      rest = rest[..<dot]
    }
    return Text.trimmed(String(rest))
  }

  private static let endings: Set<String> = [
    "epub", "kepub", "pdf", "mobi", "azw", "azw3", "fb2", "djvu", "cbz", "cbr", "txt", "html",
    "docx", "rtf", "zip", "md", "chm",
  ]
}
