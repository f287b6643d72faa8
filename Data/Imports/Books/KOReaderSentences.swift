import Domain

/// Imports highlights from KOReader's metadata file of a book (Lua). The file has either one list
/// of annotations, or separate bookmarks and highlights. The user's review, rating and status are
/// imported too.
struct KOReaderSentences: IncomingReader {
  static let recipe = ImportRecipe(
    format: .koreader, fits: { isOne($0) },
    open: { (file, _) throws(ImportFailure) in try KOReaderSentences(file) })

  /// The size limit of a file in bytes, since the whole file is parsed in memory.
  static let largest = 16 << 20

  private var waiting = PieceQueue()

  init(_ file: ImportFile) throws(ImportFailure) {
    let bytes = try file.text().rest(atMost: Self.largest)
    do throws(LuaParseError) {
      var book = KOReaderBook(try LuaReader.table(bytes))
      waiting.add(book.pieces())
    } catch { throw .badFile(error.isCut ? .cut : .damaged, line: error.line) }
  }

  mutating func next() throws(ImportFailure) -> IncomingPiece? { waiting.next() }

  /// Whether the file is a Lua text that returns a table with at least one of the known names.
  private static func isOne(_ file: ImportFile) -> Bool {
    guard case .text = file.form else { return false }
    let head = file.head
    var offset = 0
    while offset < head.count {
      if head[offset] == ASCII.blank || (9...13).contains(head[offset]) {
        offset += 1
      } else if head[offset...].starts(with: [ASCII.hyphen, ASCII.hyphen]) {
        offset = head[offset...].firstIndex(of: ASCII.newline) ?? head.count
      } else {
        break
      }
    }
    let rest = head[offset...]
    guard rest.starts(with: "return".utf8),
      rest.dropFirst(6).first(where: { $0 != ASCII.blank && !(9...13).contains($0) })
        == UInt8(ascii: "{")
    else { return false }
    return names.contains { ByteSearch.holds(head, Array("[\"\($0)\"]".utf8)) }
  }

  private static let names = [
    "annotations", "bookmarks", "highlight", "doc_props", "doc_path", "percent_finished", "stats",
  ]
}

/// One book and its highlights.
struct KOReaderBook {
  private let root: LuaTable
  private let title: String?
  private let authors: [String]
  private var counts = ImportCounts()

  init(_ root: LuaTable) {
    self.root = root
    let (props, stats) = (root["doc_props"]?.table, root["stats"]?.table)
    let path = root["doc_path"]?.text
    title =
      [props?["title"]?.text, stats?["title"]?.text].compactMap { $0.map(Text.trimmed) }
      .first { !$0.isEmpty }
      ?? path?.split(separator: "/").last.map { BookFileName.title(String($0)) }
    let names = props?["authors"]?.text ?? stats?["authors"]?.text
    authors =
      names.map { text in
        text.contains("\n") ? WrittenAuthors.parted(text, by: "\n") : WrittenAuthors.spoken(text)
      } ?? []
  }

  /// A highlight, in the same type for both forms of the file.
  private struct Mark {
    let line: Int
    var text: String?
    var note: String?
    var date: String?
    var page: LuaValue?
    var pageNumber: LuaValue?
    var kept: [StoredMember]
  }

  /// Returns the entry of the whole book, then the highlights with their problems, ordered by line, then the notes.
  mutating func pieces() -> [IncomingPiece] {
    let newer = root["annotations"]?.table
    let marks =
      if let newer, !newer.tables.isEmpty { annotations(newer) } else { olderAnnotations() }
    var found: [IncomingPiece] = []
    if let opinion = opinion() { found.append(.entry(opinion)) }
    var names: Set<String> = []
    for mark in marks.sorted(by: { $0.line < $1.line }) { found += pieces(mark, &names) }
    return found + counts.notes
  }

  /// Reads the newer form of the file. An entry without a highlight and without a note is a
  /// bookmark, which is only counted.
  private mutating func annotations(_ list: LuaTable) -> [Mark] {
    list.tables.compactMap { entry -> Mark? in
      let isMarked = entry["drawer"]?.text != nil || entry["pos1"] != nil
      guard isMarked || entry["note"]?.text != nil else {
        counts.bookmarksLeft += 1
        return nil
      }
      return mark(
        entry, text: isMarked ? entry["text"] : nil, note: entry["note"]?.text,
        keeping: ["chapter", "color", "drawer"])
    }
  }

  /// Reads the older form of the file: a highlight has the words, and a bookmark with the same time
  /// and words has the user's note. A note that KOReader generated itself is ignored.
  private mutating func olderAnnotations() -> [Mark] {
    var notes: [String: (text: String?, table: LuaTable)] = [:]
    for entry in root["bookmarks"]?.table?.tables ?? [] {
      guard case .bool(true)? = entry["highlighted"] else {
        counts.bookmarksLeft += 1
        continue
      }
      notes[key(entry, words: entry["notes"]?.text)] = (own(entry), entry)
    }
    var marks: [Mark] = []
    let pages = root["highlight"]?.table?.numbered ?? [:]
    for page in pages.keys.sorted() {
      for entry in pages[page]?.table?.tables ?? [] {
        let note = notes.removeValue(forKey: key(entry, words: entry["text"]?.text))
        var mark = mark(
          entry, text: entry["text"], note: note?.text, keeping: ["chapter", "color", "drawer"])
        mark.page = note?.table["page"] ?? .number(String(page))
        // A bookmark's pointer contains no page number, but the list that contains the highlight is keyed by page.
        mark.pageNumber = mark.pageNumber ?? .number(String(page))
        marks.append(mark)
      }
    }
    for note in notes.values.sorted(by: { $0.table.line < $1.table.line }) {
      let words = note.table["notes"]
      marks.append(mark(note.table, text: words, note: note.text, keeping: ["chapter"]))
    }
    return marks
  }

  private func key(_ entry: LuaTable, words: String?) -> String {
    (entry["datetime"]?.text ?? "") + "\n" + (words ?? "")
  }

  /// Returns the user's note. Returns nil if there is none, or if KOReader generated the note, which then contains the
  /// highlight or its date.
  private func own(_ entry: LuaTable) -> String? {
    guard let text = entry["text"]?.text else { return nil }
    let words = entry["notes"]?.text
    if let words, ByteSearch.holds(Array(text.utf8), Array(words.utf8)) { return nil }
    if let date = entry["datetime"]?.text, ByteSearch.holds(Array(text.utf8), Array(date.utf8)) {
      return nil
    }
    return text
  }

  private func mark(_ entry: LuaTable, text: LuaValue?, note: String?, keeping names: [String])
    -> Mark
  {
    let kept = names.compactMap { name in entry[name]?.text.map { StoredMember(name, $0) } }
    return Mark(
      line: entry.line, text: text?.text, note: note, date: entry["datetime"]?.text,
      page: entry["pageref"] ?? entry["page"], pageNumber: entry["pageno"], kept: kept)
  }

  private func pieces(_ mark: Mark, _ names: inout Set<String>) -> [IncomingPiece] {
    func failed(_ reason: IncomingRefusal) -> [IncomingPiece] {
      [.problem(IncomingIssue(line: mark.line, reason, failed: true))]
    }
    guard let title, !title.isEmpty else { return failed(.titleMissing) }
    let (words, note) = (mark.text.map(Text.trimmed) ?? "", mark.note.map(Text.trimmed) ?? "")
    guard !words.isEmpty || !note.isEmpty else { return failed(.textMissing) }
    var sentence = IncomingSentence(
      bookTitle: title, bookAuthors: authors, text: words.isEmpty ? note : words)
    if !words.isEmpty, !note.isEmpty { sentence.note = note }
    sentence.page = mark.page?.text.flatMap { Int($0) }
    // Page numbers of a reflowable book depend on the font size, so they are a location only.
    if sentence.page == nil { sentence.location = mark.pageNumber?.text }
    var kept = mark.kept
    var problems: [IncomingPiece] = []
    if let date = mark.date {
      sentence.at = WrittenInstant.moment(date)
      if sentence.at == nil {
        kept.append(StoredMember("datetime", date))
        problems = [
          .problem(IncomingIssue(line: mark.line, .dateUnreadable(date), failed: false))
        ]
      }
    }
    // The user may edit the words later, so the id uses the date if there is one.
    let page = mark.page?.text ?? ""
    var id = SentenceName.text(title, authors, mark.date ?? words, page)
    if names.contains(id) { id = SentenceName.text(title, authors, mark.date ?? "", page, words) }
    names.insert(id)
    let entry = IncomingEntry(line: mark.line, id: id, .sentence(sentence), kept: kept)
    return [.entry(entry)] + problems
  }

  /// Returns the user's review, rating and status of the whole book. Returns nil if the file says only that the book
  /// was opened, or has no title.
  private func opinion() -> IncomingEntry? {
    guard let title, !title.isEmpty, let summary = root["summary"]?.table else { return nil }
    var book = IncomingBook(title: title, authors: authors)
    book.review = summary["note"]?.text.map(Text.trimmed).flatMap { $0.isEmpty ? nil : $0 }
    if let stars = summary["rating"]?.number, (1...5).contains(stars) { book.halfStars = stars * 2 }
    let day = summary["modified"]?.text.flatMap { WrittenDay.day($0) }
    switch summary["status"]?.text {
    case "complete":
      book.status = .finished
      book.readings = day.map { [IncomingBook.Reading(to: $0)] } ?? []
    case "abandoned": book.status = .dropped
    default: if book.review == nil, book.halfStars == nil { return nil }
    }
    if case .number(let part)? = root["percent_finished"], let part = Double(part),
      (0...1).contains(part), book.status != .finished
    {
      book.progress = .percent(Int(part * 100))
    }
    let id = root["partial_md5_checksum"]?.text ?? WrittenAuthors.key(title, authors)
    return IncomingEntry(line: summary.line, id: id, .book(book))
  }
}
