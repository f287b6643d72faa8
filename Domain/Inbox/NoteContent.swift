/// What a note contains.
public enum NoteContent: Equatable, Sendable {
  /// One diary entry.
  case diary(NoteLine)
  /// Lines, each of which is read as a record.
  case lines([NoteLine])
  /// A paragraph of many lines or letters. It is a diary entry, unless enough of its lines can be read as records: one
  /// line of a list, or a third of the lines of prose.
  case paragraph(NoteLine, lines: [NoteLine], isProse: Bool)

  /// The maximum number of lines in a note.
  public static let mostLines = 2_000
  /// The maximum size of a note, in bytes.
  public static let mostBytes = 1 << 20

  private static let fewLines = 3
  private static let fewLetters = 280
}

extension NoteContent {
  /// All lines, and the whole text of a note that may be one diary entry.
  var allLines: [NoteLine] {
    switch self {
    case .diary(let entry): [entry]
    case .lines(let lines): lines
    case .paragraph(let text, let lines, isProse: _): lines + [text]
    }
  }
}

/// A line of a note, or its whole text if it is a diary entry.
public struct NoteLine: Equatable, Sendable {
  /// The number of its first line in the file, from 1.
  public let number: Int
  public let text: String
  /// When the line was written.
  public let at: Now

  public init(number: Int, text: String, at: Now) {
    self.number = number
    self.text = text
    self.at = at
  }
}

/// Why a note stays in the inbox folder.
public enum NoteRefusal: Error, Equatable, Sendable {
  case tooLarge(limit: Int)
  case tooManyLines(limit: Int)
  /// The file is not text.
  case notText
  /// The name has control characters, or is not UTF-8.
  case badName
  /// Haru has crashed `CrashGuard.limit` times while reading this note.
  case endsProgram
}

extension NoteContent {
  /// Parses the text of a note. `modified` is the modification time of the file, which is used only if neither the file
  /// name nor the line has a time.
  public init(
    _ text: String, name: NoteName, modified: Now, _ calendar: LocalCalendar
  ) throws(NoteRefusal) {
    let written = NoteStamp.moment(inName: name.text, calendar) ?? modified
    let all = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
    let rows = all.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard rows.count <= Self.mostLines + 1 else {
      throw .tooManyLines(limit: Self.mostLines)
    }
    let stamps = NoteStampRange(written, modified: modified)
    if let diary = Self.diary(rows, stamps, calendar) {
      self = .diary(diary)
      return
    }
    let items = Self.items(rows, stamps, calendar)
    let paragraph = items.isMarkedList ? nil : Self.paragraph(rows, written)
    self =
      paragraph.map { .paragraph($0, lines: items.lines, isProse: items.isProse) }
      ?? .lines(items.lines)
  }

  /// Returns the diary entry in a note whose first line marks it as one; nil for other notes.
  private static func diary(
    _ rows: [Substring], _ stamps: NoteStampRange, _ calendar: LocalCalendar
  ) -> NoteLine? {
    guard let first = rows.firstIndex(where: { !isBlank($0) }) else { return nil }
    let head = Text.trimmed(String(rows[first]))
    let stamp = NoteStamp.moment(atStartOf: head, stamps, calendar)
    guard isDiaryWord(stamp?.rest ?? head) else { return nil }
    let text = joined(rows[(first + 1)...])
    return text.isEmpty
      ? nil : NoteLine(number: first + 1, text: text, at: stamp?.at ?? stamps.written)
  }

  private static func isDiaryWord(_ line: String) -> Bool {
    let word = line.trimmingSuffix(of: ":").lowercased()
    return word == "diary" || word == "일기"
  }

  /// Returns the text of a note that is one long paragraph; nil for other notes.
  private static func paragraph(_ rows: [Substring], _ written: Now) -> NoteLine? {
    guard let first = rows.firstIndex(where: { !isBlank($0) }),
      let last = rows.lastIndex(where: { !isBlank($0) })
    else { return nil }
    let block = rows[first...last]
    guard !block.contains(where: isBlank), !block.contains(where: isComment) else { return nil }
    let text = joined(block)
    return block.count > fewLines || text.count > fewLetters
      ? NoteLine(number: first + 1, text: text, at: written) : nil
  }

  /// The lines of a note, without their bullets.
  private struct Items {
    var lines: [NoteLine] = []
    /// Whether any line begins with a time.
    var hasStamp = false
    var bulletCount = 0

    /// Whether each line is read by itself, because lines begin with times or bullets.
    var isMarkedList: Bool { hasStamp || bulletCount > 0 && bulletCount * 2 >= lines.count }

    var isProse: Bool { lines.count == 1 || NoteProse.isProse(lines.map(\.text)) }
  }

  private static func items(
    _ rows: [Substring], _ stamps: NoteStampRange, _ calendar: LocalCalendar
  ) -> Items {
    var items = Items()
    let bullets = NoteBullet(rows)
    for (index, row) in rows.enumerated() where !isBlank(row) && !isComment(row) {
      let whole = Text.trimmed(String(row))
      let item = bullets.rest(of: whole)
      if item == nil, row.hasPrefix("  "), let last = items.lines.popLast() {
        items.lines.append(
          NoteLine(number: last.number, text: "\(last.text) \(whole)", at: last.at))
        continue
      }
      let text = item ?? whole
      let stamp = NoteStamp.moment(atStartOf: text, stamps, calendar)
      items.hasStamp = items.hasStamp || stamp != nil
      let rest = stamp?.rest ?? text
      // A line with only a time or a bullet is skipped.
      if rest.isEmpty { continue }
      if item != nil { items.bulletCount += 1 }
      items.lines.append(NoteLine(number: index + 1, text: rest, at: stamp?.at ?? stamps.written))
    }
    return items
  }

  private static func isBlank(_ row: Substring) -> Bool { row.allSatisfy(\.isWhitespace) }
  /// Whether a row is a comment or a heading. `#run` begins with a tag, and is neither.
  private static func isComment(_ row: Substring) -> Bool {
    let rest = row.drop { $0 == "#" }
    return row.first == "#" && rest.first.map(\.isWhitespace) ?? true
  }

  private static func joined(_ rows: ArraySlice<Substring>) -> String {
    Text.trimmed(rows.joined(separator: "\n"))
  }
}
