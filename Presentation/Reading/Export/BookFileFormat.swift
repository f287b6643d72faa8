import Domain
import PresentationKit

/// The export formats of books.
enum BookFileFormat: String, CaseIterable, Sendable {
  case goodreads, storygraph, bookwyrm, markdown

  func writer(_ language: Language, _ kept: StoredRecords) -> BookFileWriter {
    switch self {
    case .goodreads: GoodreadsTable.writer(kept)
    case .storygraph: StoryGraphTable.writer(kept)
    case .bookwyrm: BookWyrmTable.writer(kept)
    case .markdown: BookDocument(language: language).writer
    }
  }

  /// The program that defines the format; nil for general formats. Values that were stored at an import from this
  /// program are exported again.
  var origin: ImportFormat? {
    switch self {
    case .goodreads: .goodreads
    case .storygraph: .storygraph
    case .bookwyrm: .bookwyrm
    case .markdown: nil
    }
  }

  /// Whether the format has only whole stars.
  var hasWholeStars: Bool { self == .goodreads }
}

/// Books as one Markdown document: a chapter per shelf, with each book's note and quotes.
struct BookDocument: Words {
  let language: Language

  var writer: BookFileWriter {
    BookFileWriter(head: Array("# \(say("내 책", "My books"))\n".utf8)) { exported, before in
      Array(text(exported, before).utf8)
    }
  }

  private func text(_ exported: ExportedBook, _ before: Book?) -> String {
    let book = exported.book
    var lines: [String] = []
    if before?.status != book.status {
      lines += ["", "## " + ReadingWords(language).name(of: book.status)]
    }
    let author = book.facts.author.map { " — " + Self.plain($0.text) } ?? ""
    lines += ["", "### " + Self.plain(BookTables.title(book.facts)) + author, ""]
    lines += details(exported).map { "- " + $0 }
    if let note = book.note { lines += ["", Self.escaped(note.text)] }
    for sentence in exported.sentences {
      let quoted = Self.escaped(sentence.text.text).split(
        separator: "\n", omittingEmptySubsequences: false)
      lines += [""] + quoted.map { $0.isEmpty ? ">" : "> " + $0 }
      let position =
        sentence.page.map { "p. \($0)" } ?? sentence.location.map { Self.plain($0.text) }
      if let position { lines += [">", "> — " + position] }
      if let note = sentence.note { lines += ["", Self.escaped(note.text)] }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func details(_ exported: ExportedBook) -> [String] {
    let book = exported.book
    var facts: [String] = []
    for reading in exported.readings {
      let days = [reading.started, reading.finished].map { $0?.description ?? "" }
      if days != ["", ""] { facts.append(days.joined(separator: " – ")) }
    }
    if let rating = book.rating {
      facts.append(String(repeating: "★", count: rating.halves / 2) + (rating.isHalf ? "½" : ""))
    }
    if let tags = book.tags.written { facts.append(tags) }
    if let pages = book.facts.pages { facts.append(say("모두 \(pages)쪽", "\(pages) pages in all")) }
    if let isbn = book.facts.isbn { facts.append("ISBN \(isbn.text)") }
    return facts
  }

  /// Returns text with Markdown characters escaped.
  private static func escaped(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let isSign = line.first.map { "#>-+*=|".contains($0) } ?? false
      return isSign ? "\\" + line : String(line)
    }.joined(separator: "\n")
  }

  private static func plain(_ text: String) -> String { text.replacing("\n", with: " ") }
}
