import Domain

/// The lines of a file as byte ranges, with any line ending. Of a stream, only the last line is in memory.
struct FileLines {
  struct Line {
    /// The line number, counted from 1.
    let number: Int
    /// The range of the text without the line ending.
    let text: Range<Int>
    /// The offset of the next line.
    let end: Int
  }

  private var window: ByteWindow
  private var offset = 0
  private var number = 0
  private var returned: Line?

  /// Begins at the first line, after a byte order mark if there is one.
  init(_ bytes: [UInt8]) { self.init(ByteWindow(bytes)) }

  /// Begins at the first line of a stream, which is read on demand.
  init(_ stream: ByteStream) { self.init(ByteWindow(stream)) }

  private init(_ window: ByteWindow) {
    self.window = window
    offset = self.window.markLength
  }

  /// All bytes of the file, if they are in memory.
  var bytes: [UInt8] { window.held }

  /// Returns the text of the last line that was read.
  func text(_ line: Line) -> ArraySlice<UInt8> { window[line.text] }

  /// Returns the next line; nil at the end.
  mutating func next() -> Line? {
    if let line = returned {
      returned = nil
      return line
    }
    window.floor = offset
    guard window.has(offset) else { return nil }
    let start = offset
    while window.has(offset), window[offset] != 10, window[offset] != 13 {
      offset += 1
    }
    let text = start..<offset
    if window.has(offset) {
      let isPair =
        window[offset] == 13 && window.has(offset + 1) && window[offset + 1] == 10
      offset += isPair ? 2 : 1
    }
    number += 1
    return Line(number: number, text: text, end: offset)
  }

  /// Puts back a line, which `next()` then returns again.
  mutating func putBack(_ line: Line) { returned = line }

  /// Returns whether a line equals `words`, which is in upper case, ignoring ASCII case and trailing blanks.
  func reads(_ line: Line, _ words: StaticString) -> Bool {
    var rest = window[line.text]
    while let last = rest.last, last == 32 || last == 9 { rest.removeLast() }
    guard rest.count == words.utf8CodeUnitCount else { return false }
    return ASCII.uppercased(rest) == words.description
  }

  /// Returns whether a line is empty or has only blanks.
  func isBlank(_ line: Line) -> Bool { text(line).allSatisfy(ASCII.isBlank) }
}
