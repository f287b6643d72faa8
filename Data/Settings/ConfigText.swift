import Domain

/// The text of a settings file: a subset of TOML that preserves every byte outside of a change.
struct ConfigText {
  /// A key with its value.
  struct Entry {
    /// The components of the key, including those of its section.
    let path: [String]
    /// The line number, counted from 1.
    let line: Int
    /// The index of the entry's section.
    let section: Int
    let value: WrittenValue
    /// The offset of the key, or of the `#` that comments the entry out.
    let start: Int
    /// The byte range of the key as written, without the name of its section.
    let key: Range<Int>
    let valueRange: Range<Int>
    /// The offset of the next line.
    let end: Int
  }

  /// The lines under one table header.
  struct Section {
    /// The name of the section; nil if the header cannot be parsed.
    let path: [String]?
    /// The offset of the line after the header.
    let start: Int
    /// The offset of the line after the last key; nil if the section has no keys.
    var end: Int?
    /// The offset after the leading block of comments; nil unless a blank line or the end of the file follows the
    /// block.
    var afterComments: Int?
  }

  struct LineParseError: Equatable {
    let line: Int
    let trouble: TOMLParseError
  }

  let bytes: [UInt8]
  private(set) var entries: [Entry] = []
  /// Commented-out keys with their values.
  private(set) var resting: [Entry] = []
  private(set) var sections: [Section]
  private(set) var troubles: [LineParseError] = []

  /// Parses a text. A line that cannot be parsed is added to `troubles`.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var cursor = TOMLCursor(bytes)
    if bytes.starts(with: ASCII.byteOrderMark) { cursor.skip(ASCII.byteOrderMark.count) }
    sections = [Section(path: [], start: cursor.offset)]
    var line = 1
    var isOpening = true
    while cursor.next != nil {
      let start = cursor.offset
      read(&cursor, line, &isOpening)
      // `read` always advances at least one line.
      line += bytes[start..<cursor.offset].reduce(0) { $0 + ($1 == ASCII.newline ? 1 : 0) }
    }
    if isOpening, bytes.count > sections[0].start { sections[0].afterComments = bytes.count }
  }

  /// Parses one line, or all lines of a value that spans several.
  private mutating func read(_ cursor: inout TOMLCursor, _ line: Int, _ isOpening: inout Bool) {
    let start = cursor.offset
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
    do throws(TOMLParseError) {
      if cursor.next == UInt8(ascii: "[") {
        try readHead(&cursor)
      } else {
        entries.append(try entry(&cursor, line, from: cursor.offset))
        sections[sections.count - 1].end = cursor.offset
      }
    } catch {
      troubles.append(LineParseError(line: line, trouble: error))
      let isHead = bytes[start...].first { !ASCII.isBlank($0) } == UInt8(ascii: "[")
      if error == .unclosed {
        // The rest cannot be parsed, because the value never ends.
        cursor = TOMLCursor(bytes, at: bytes.count)
        return
      }
      cursor = TOMLCursor(bytes, at: start)
      cursor.goToLineEnd()
      cursor.skipLineEnd()
      if isHead { sections.append(Section(path: nil, start: cursor.offset)) }
    }
  }

  private mutating func readHead(_ cursor: inout TOMLCursor) throws(TOMLParseError) {
    cursor.skip()
    let path = try cursor.key()
    guard cursor.consume(UInt8(ascii: "]")), cursor.skipRestOfLine() else { throw .senseless }
    cursor.skipLineEnd()
    sections.append(Section(path: path, start: cursor.offset))
  }

  private func entry(_ cursor: inout TOMLCursor, _ line: Int, from start: Int)
    throws(TOMLParseError) -> Entry
  {
    let keyStart = cursor.offset
    let key = try cursor.key()
    var keyEnd = cursor.offset
    while keyEnd > keyStart, ASCII.isBlank(bytes[keyEnd - 1]) { keyEnd -= 1 }
    guard cursor.consume(ASCII.equals) else { throw .senseless }
    cursor.skipBlanks()
    let valueStart = cursor.offset
    let value = try cursor.value()
    let valueEnd = cursor.offset
    guard cursor.skipRestOfLine() else { throw .senseless }
    cursor.skipLineEnd()
    return Entry(
      path: (sections.last?.path ?? []) + key, line: line, section: sections.count - 1,
      value: value, start: start, key: keyStart..<keyEnd, valueRange: valueStart..<valueEnd,
      end: cursor.offset)
  }

  /// Returns the entry in a comment, as if it had no `#`. Returns nil if the comment contains no entry, or if its value
  /// is not a flag, a number or a text.
  private func restingEntry(_ cursor: TOMLCursor, _ number: Int) -> Entry? {
    guard sections.last?.path != nil else { return nil }
    let start = cursor.offset
    var line = cursor
    line.goToLineEnd()
    var cursor = TOMLCursor(bytes, at: start, upTo: line.offset)
    while cursor.consume(ASCII.numberSign) {}
    cursor.skipBlanks()
    do throws(TOMLParseError) {
      let entry = try entry(&cursor, number, from: start)
      switch entry.value {
      case .flag, .number, .text: return entry
      case .texts, .other: return nil
      }
    } catch { return nil }
  }
}
