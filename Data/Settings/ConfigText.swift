import Domain

/// The text of a file of settings: TOML of which every byte stays where nothing is changed.
struct ConfigText {
  /// A key with its value.
  struct Entry {
    /// The parts of the key, those of its section first.
    let path: [String]
    /// Counted from one.
    let line: Int
    /// The number of its section.
    let section: Int
    let value: WrittenValue
    /// Where it begins: its key, or the sign that makes a comment of it.
    let start: Int
    /// Where the key itself begins.
    let key: Range<Int>
    let valueRange: Range<Int>
    /// Where the next line begins.
    let end: Int
  }

  /// A stretch of the file under one head.
  struct Section {
    /// Its name; nothing where the head is not understood.
    let path: [String]?
    /// Where the line after the head begins.
    let start: Int
    /// Where the line after its last key begins.
    var end: Int?
    /// Where the line after the block of comments at its beginning begins, if a blank line or
    /// nothing follows that.
    var afterComments: Int?
  }

  /// A line that cannot be read.
  struct Trouble: Equatable {
    let line: Int
    let trouble: TOMLTrouble
  }

  let bytes: [UInt8]
  private(set) var entries: [Entry] = []
  /// Keys with values that somebody made comments of.
  private(set) var resting: [Entry] = []
  private(set) var sections: [Section]
  private(set) var troubles: [Trouble] = []

  /// Reads a text; what cannot be read is a trouble and no reason to stop.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var cursor = TOMLCursor(bytes)
    if bytes.starts(with: ASCII.byteOrderMark) { cursor.skip(ASCII.byteOrderMark.count) }
    sections = [Section(path: [], start: cursor.place)]
    var line = 1
    var isOpening = true
    while cursor.next != nil {
      let start = cursor.place
      read(&cursor, line, &isOpening)
      // Whatever happened, the next line is looked at next.
      line += bytes[start..<cursor.place].reduce(0) { $0 + ($1 == ASCII.newline ? 1 : 0) }
    }
    if isOpening, bytes.count > sections[0].start { sections[0].afterComments = bytes.count }
  }

  /// Reads one line, or the lines of one value.
  private mutating func read(_ cursor: inout TOMLCursor, _ line: Int, _ isOpening: inout Bool) {
    let start = cursor.place
    cursor.skipBlanks()
    if cursor.isAtLineEnd {
      if isOpening, sections.count == 1, start > sections[0].start {
        sections[0].afterComments = start
      }
      isOpening = false
      cursor.skipLineEnd()
      return
    }
    if cursor.next == ASCII.numberSign {
      if let entry = restingEntry(cursor, line) { resting.append(entry) }
      cursor.goToLineEnd()
      cursor.skipLineEnd()
      return
    }
    isOpening = false
    do throws(TOMLTrouble) {
      if cursor.next == UInt8(ascii: "[") {
        try readHead(&cursor)
      } else {
        entries.append(try entry(&cursor, line, from: cursor.place))
        sections[sections.count - 1].end = cursor.place
      }
    } catch {
      troubles.append(Trouble(line: line, trouble: error))
      let isHead = bytes[start...].first { !ASCII.isBlank($0) } == UInt8(ascii: "[")
      if error == .unclosed {
        // Nobody can tell what the rest is.
        cursor = TOMLCursor(bytes, at: bytes.count)
        return
      }
      cursor = TOMLCursor(bytes, at: start)
      cursor.goToLineEnd()
      cursor.skipLineEnd()
      if isHead { sections.append(Section(path: nil, start: cursor.place)) }
    }
  }

  private mutating func readHead(_ cursor: inout TOMLCursor) throws(TOMLTrouble) {
    cursor.skip()
    let path = try cursor.key()
    guard cursor.consume(UInt8(ascii: "]")), cursor.skipRestOfLine() else { throw .senseless }
    cursor.skipLineEnd()
    sections.append(Section(path: path, start: cursor.place))
  }

  private func entry(_ cursor: inout TOMLCursor, _ line: Int, from start: Int)
    throws(TOMLTrouble) -> Entry
  {
    let keyStart = cursor.place
    let key = try cursor.key()
    var keyEnd = cursor.place
    while keyEnd > keyStart, ASCII.isBlank(bytes[keyEnd - 1]) { keyEnd -= 1 }
    guard cursor.consume(ASCII.equals) else { throw .senseless }
    cursor.skipBlanks()
    let valueStart = cursor.place
    let value = try cursor.value()
    let valueEnd = cursor.place
    guard cursor.skipRestOfLine() else { throw .senseless }
    cursor.skipLineEnd()
    return Entry(
      path: (sections.last?.path ?? []) + key, line: line, section: sections.count - 1,
      value: value, start: start, key: keyStart..<keyEnd, valueRange: valueStart..<valueEnd,
      end: cursor.place)
  }

  /// The key and the value that a comment would be without its sign.
  private func restingEntry(_ cursor: TOMLCursor, _ number: Int) -> Entry? {
    guard sections.last?.path != nil else { return nil }
    let start = cursor.place
    var line = cursor
    line.goToLineEnd()
    var cursor = TOMLCursor(bytes, at: start, upTo: line.place)
    while cursor.consume(ASCII.numberSign) {}
    cursor.skipBlanks()
    do throws(TOMLTrouble) {
      let entry = try entry(&cursor, number, from: start)
      switch entry.value {
      case .flag, .number, .text: return entry
      case .texts, .other: return nil
      }
    } catch { return nil }
  }
}
