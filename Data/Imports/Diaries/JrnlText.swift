import Domain

/// How the entries of a jrnl file begin: with a date in brackets, or, before version 2, with a date
/// in one fixed format without brackets.
struct JrnlHeads: Equatable {
  /// The format of dates without brackets; nil for dates in brackets.
  let shape: String?
  /// Whether the file name gives the day, so that a time without a date begins an entry too.
  let knowsDay: Bool

  /// Detects the format from the first non-blank line; nil if no entry begins there.
  init?(firstLine line: [UInt8], knowsDay: Bool = false) {
    self.knowsDay = knowsDay
    if line.first == UInt8(ascii: "[") {
      shape = nil
      guard head(of: line) != nil else { return nil }
      return
    }
    guard let date = WrittenDate(prefixOf: line[...]), date.length < line.count,
      line[date.length] == ASCII.blank
    else { return nil }
    // Lines of a plain-text calendar begin with dates too, but what follows there is not a title.
    let title = line[(date.length + 1)...]
    let isCalendar =
      title.starts(with: "@ ".utf8) || Self.leadsToDate(title)
      || (title.first == UInt8(ascii: "[") && title.dropFirst().first.map(Self.isDigit) ?? false)
    if isCalendar { return nil }
    shape = date.shape
  }

  /// Whether a second date follows after `-> `.
  private static func leadsToDate(_ title: ArraySlice<UInt8>) -> Bool {
    let start = title.prefix(DateTokens.longest)
    return start.indices.contains { index in
      start[index...].starts(with: "-> ".utf8)
        && WrittenDate(prefixOf: title[(index + 3)...]) != nil
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

  /// Assumes brackets, for a file whose name gives the day.
  private init(bracketsOnly knowsDay: Bool) {
    shape = nil
    self.knowsDay = knowsDay
  }

  /// The format for a file in a folder if no entry begins on its first line.
  static let inFolder = JrnlHeads(bracketsOnly: true)

  /// Returns the date and the rest of a line that begins an entry; nil if the line belongs to the
  /// previous entry.
  func head(of line: [UInt8]) -> (date: WrittenDate, rest: ArraySlice<UInt8>)? {
    guard let shape else { return bracketed(line) }
    guard let date = WrittenDate(prefixOf: line[...]), date.shape == shape,
      date.length == line.count || line[date.length] == ASCII.blank
    else { return nil }
    return (date, line[min(line.count, date.length + 1)...])
  }

  private func bracketed(_ line: [UInt8]) -> (date: WrittenDate, rest: ArraySlice<UInt8>)? {
    guard line.first == UInt8(ascii: "["),
      let close = line.prefix(DateTokens.longest + 2).firstIndex(of: UInt8(ascii: "]")),
      close + 1 == line.count || ASCII.isBlank(line[close + 1]),
      let date = WrittenDate(whole: line[1..<close], timeAlone: knowsDay)
    else { return nil }
    return (date, line[min(line.count, close + 2)...])
  }
}

/// Reads jrnl's plain text.
struct JrnlText: IncomingReader {
  /// The size limit of an entry, in bytes.
  private static let longest = 16 << 20

  private var lines: LineStream
  private let heads: JrnlHeads
  private let order: ImportDateOrder?
  /// The day from the file name; nil for a single file with all entries.
  private let day: Day?
  private var names: MomentNames
  private var queue = PieceQueue()
  private var entry: Entry?
  private var isOver = false

  /// The entry that is still being read.
  private struct Entry {
    let line: Int
    let date: WrittenDate?
    let written: String
    var text: [UInt8]
    var isTooLong = false
  }

  /// Reads a single file with all entries.
  init(_ source: any ByteSource, _ heads: JrnlHeads, _ order: ImportDateOrder?) {
    lines = LineStream(source)
    (self.heads, self.order) = (heads, order)
    (day, names) = (nil, MomentNames())
    if let order { queue.add(.note(.dates(order))) }
  }

  /// Reads a file of a folder, whose name gives the day.
  init(_ source: any ByteSource, _ heads: JrnlHeads, on day: Day) {
    lines = LineStream(source)
    (self.heads, self.day, order, names) = (heads, day, nil, MomentNames())
  }

  mutating func next() throws(ImportFailure) -> IncomingPiece? {
    while true {
      if let piece = queue.next() { return piece }
      if isOver { return nil }
      guard let line = try lines.next() else {
        isOver = true
        finish()
        continue
      }
      if let (date, rest) = heads.head(of: line) {
        finish()
        let written = String(decoding: line.prefix(DateTokens.longest), as: UTF8.self)
        entry = Entry(line: lines.number, date: date, written: written, text: Array(rest))
      } else {
        add(line)
      }
      if lines.isTooLong { entry?.isTooLong = true }
    }
  }

  private mutating func add(_ line: [UInt8]) {
    guard entry != nil else {
      // In a file of its own day, text without a date is an entry too.
      guard day != nil, !line.isBlankLine else { return }
      entry = Entry(line: lines.number, date: nil, written: "", text: line)
      return
    }
    guard (entry?.text.count ?? 0) + line.count < Self.longest else {
      entry?.isTooLong = true
      return
    }
    entry?.text.append(ASCII.newline)
    entry?.text += line
  }

  private mutating func finish() {
    guard let entry else { return }
    self.entry = nil
    let line = entry.line
    if entry.isTooLong {
      return queue.add(line, .rowTooLong(limit: Self.longest), failed: true)
    }
    guard let moment = moment(entry) else {
      let written = entry.written.prefix { $0 != "]" }.drop { $0 == "[" }
      return queue.add(line, .dateUnreadable(String(written)), failed: true)
    }
    let words = JrnlWords(text: String(decoding: entry.text, as: UTF8.self))
    if String(validating: entry.text, as: UTF8.self) == nil {
      queue.add(line, .notUnicode, failed: false)
    }
    queue.add(
      line, id: name(entry), words.feeling(at: moment),
      kept: words.isStarred ? [StoredMember("starred", json: "true")] : [])
  }

  private func moment(_ entry: Entry) -> IncomingMoment? {
    guard let date = entry.date else { return day.map { .local($0, seconds: nil) } }
    return date.moment(order, on: day)
  }

  private mutating func name(_ entry: Entry) -> String {
    guard let day = day ?? entry.date?.day(order) else { return "" }
    return names.name(day, entry.date?.seconds)
  }
}

/// The parts of a jrnl entry. If more text follows, the first line is the title. A star at the end of the first line
/// stars the entry. Words with `@` are tags.
struct JrnlWords {
  let title: String?
  let body: String
  let isStarred: Bool
  let tags: [String]

  /// Parses the text of an entry.
  init(text: String) {
    let (text, ownTags) = Self.withoutLevel(Text.trimmed(text))
    let parts = text.split(
      separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    var first = Text.trimmed(String(parts.first ?? ""))
    let rest = parts.count > 1 ? Text.trimmed(String(parts[1])) : ""
    isStarred = first == "*" || first.hasSuffix(" *")
    if isStarred { first = Text.trimmed(String(first.dropLast())) }
    title = rest.isEmpty || first.isEmpty ? nil : first
    body = rest.isEmpty ? first : rest
    tags = ownTags + Self.tags(in: first + "\n" + rest)
  }

  /// Removes the last line if `haru moods export` wrote it: it has only tags, the first of which is
  /// a level.
  private static func withoutLevel(_ text: String) -> (text: String, tags: [String]) {
    let start = text.lastIndex(of: "\n").map { text.index(after: $0) } ?? text.startIndex
    let words = text[start...].split(separator: " ")
    guard let first = words.first, LevelTag.level(first.dropFirst()) != nil,
      words.allSatisfy({ $0.first == "@" && $0.count > 1 })
    else { return (text, []) }
    return (Text.trimmed(String(text[..<start])), words.map { String($0.dropFirst()) })
  }

  /// Combines the fields that are separate in the JSON export.
  init(title: String, body: String, isStarred: Bool, tags: [String]) {
    let (body, ownTags) = Self.withoutLevel(body)
    (self.title, self.body) = body.isEmpty || title.isEmpty ? (nil, title + body) : (title, body)
    (self.isStarred, self.tags) = (isStarred, ownTags + tags)
  }

  func feeling(at moment: IncomingMoment) -> IncomingFeeling {
    IncomingFeeling(at: moment, title: title, text: body, tags: tags)
  }

  /// Returns the words that begin with `@`, without the `@`, lowercased and without duplicates.
  static func tags(in text: String) -> [String] {
    var tags: [String] = []
    for word in text.split(whereSeparator: \.isWhitespace) where word.first == "@" {
      let tag = word.dropFirst().prefix {
        $0.isLetter || $0.isNumber || "_-+*#/".contains($0)
      }.lowercased()
      if !tag.isEmpty, !tags.contains(tag) { tags.append(tag) }
    }
    return tags
  }
}
