import Domain

/// Imports highlights from a Kindle's clippings file, in any language of the device. The whole file is read first,
/// since every version of an extended highlight is stored separately.
struct KindleClippings: IncomingReader {
  static let recipe = ImportRecipe(
    format: .kindle, fits: { isOne($0) },
    open: { (file, _) throws(ImportFailure) in try KindleClippings(file) })

  /// The size limit of all blocks together, in bytes.
  static let largest = 64 << 20

  private var blocks: KindleBlocks
  private var books: [KindleTitle: KindleBook] = [:]
  private var counts = ImportCounts()
  private var found: [ParsedItem] = []
  private var words: [String: KindleWords] = [:]
  private var size = 0
  private var isRead = false

  /// An entry or problem to return. After the whole file is read, the list of results is sorted in
  /// reverse, so that the next result can be removed from its end.
  private enum ParsedItem {
    case problem(IncomingIssue)
    case mark(KindleBook.Annotation)

    var line: Int {
      switch self {
      case .problem(let problem): problem.line
      case .mark(let mark): mark.mark.line
      }
    }
  }

  private var notes: [IncomingPiece] = []

  init(_ file: ImportFile) throws(ImportFailure) { blocks = KindleBlocks(try file.text()) }

  mutating func next() throws(ImportFailure) -> IncomingPiece? {
    if !isRead {
      isRead = true
      while let block = try blocks.next() { try read(block) }
      finish()
    }
    switch found.popLast() {
    case .problem(let problem): return .problem(problem)
    case .mark(let mark): return .entry(mark.entry)
    case nil: return notes.popLast()
    }
  }

  private mutating func finish() {
    for title in books.keys {
      guard var book = books.removeValue(forKey: title) else { continue }
      found += book.annotations().map(ParsedItem.mark)
      counts.add(book.counts)
    }
    found.sort { $0.line > $1.line }
    notes = counts.notes.reversed()
  }

  private mutating func read(_ block: KindleBlock) throws(ImportFailure) {
    func name(_ reason: IncomingRefusal, failed: Bool) {
      found.append(.problem(IncomingIssue(line: block.line, reason, failed: failed)))
    }
    size += block.title.utf8.count + block.heading.utf8.count + block.words.utf8.count
    if size > Self.largest { throw .tooLarge(limit: Self.largest) }
    if block.isTooLong {
      return name(.fieldTooLong(limit: KindleBlocks.longest), failed: true)
    }
    let isHeading = block.heading.first.map { "-–—".contains($0) } ?? false
    guard isHeading else {
      return name(block.isWhole ? .columnsMissing : .cutOff, failed: true)
    }
    let heading = KindleHeading(block.heading, words: &words)
    if heading.kind == .bookmark || block.words.isEmpty {
      if block.isWhole { counts.bookmarksLeft += 1 } else { name(.cutOff, failed: true) }
      return
    }
    if Self.isRefusal(block.words) { return name(.textMissing, failed: true) }
    if heading.at == nil || heading.kind == .unknown { counts.unknownHeadings += 1 }
    if !block.isWhole { name(.cutOff, failed: false) }
    let title = KindleTitle(block.title)
    let mark = KindleMark(
      line: block.line, of: title, heading: block.heading, position: heading, words: block.words)
    books[title, default: KindleBook(title)].add(mark, isNote: heading.kind == .note)
  }

  /// Whether the words are a message of the Kindle between angle brackets. It replaces the words
  /// beyond a publisher's limit on highlights.
  private static func isRefusal(_ words: String) -> Bool {
    words.first == "<" && words.last == ">" && words.utf8.count < 300
      && !words.dropFirst().contains("<") && !words.contains("\n")
  }

  /// Whether the first block has a title, a heading with a vertical bar and a number, and a
  /// separator line. An empty line must follow the heading, or the heading must end with a date
  /// that can be parsed.
  private static func isOne(_ file: ImportFile) -> Bool {
    guard case .text = file.form, file.json == nil else { return false }
    let lines = file.beginning.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var isEnded = false
    var block: [Substring] = []
    for line in lines {
      if KindleBlocks.isEnd(Array(line.utf8)) {
        if block.isEmpty { continue }
        isEnded = true
        break
      }
      if !block.isEmpty || !line.allSatisfy({ $0.isWhitespace || $0 == "\u{FEFF}" }) {
        block.append(line)
      }
    }
    guard isEnded, block.count >= 3, let sign = block[1].first, "-–—".contains(sign),
      block[1].contains(where: { $0 == "|" || $0 == "｜" }),
      block[1].contains(where: \.isNumber)
    else { return false }
    if block[2].allSatisfy(\.isWhitespace) { return true }
    var words: [String: KindleWords] = [:]
    return KindleHeading(String(block[1]), words: &words).at != nil
  }
}
