/// The content lines of a file: its lines, those unfolded that begin with a blank because they go on
/// with the one before. Every byte is looked at a fixed number of times.
struct ContentLines {
  /// One line, however many of the file it takes.
  struct Line {
    /// The line of the file where it begins, counted from one.
    let number: Int
    /// Its text without what was added to fold it.
    let text: ArraySlice<UInt8>
  }

  private var lines: FileLines
  private var returned: Line?

  /// Reads the bytes of a file, also one in units of two bytes.
  init(_ bytes: [UInt8]) { lines = FileLines(WideText.narrowed(bytes)) }

  /// All bytes, to look at them from the start again.
  var bytes: [UInt8] { lines.bytes }

  /// The next line that has something to read, or nothing at the end.
  mutating func next() -> Line? {
    if let line = returned {
      returned = nil
      return line
    }
    while let first = lines.next() {
      if first.text.isEmpty { continue }
      return Line(number: first.number, text: unfolded(lines.bytes[first.text]))
    }
    return nil
  }

  /// Puts a line back, to be read again.
  mutating func putBack(_ line: Line) { returned = line }

  /// The next line of the file, when it goes on with this one.
  private mutating func continuation(of text: ArraySlice<UInt8>, isSoft: Bool) -> ArraySlice<
    UInt8
  >? {
    guard let next = lines.next() else { return nil }
    let piece = lines.bytes[next.text]
    if isSoft, text.last == ASCII.equals { return piece }
    if let blank = piece.first, ASCII.isBlank(blank) { return piece.dropFirst() }
    lines.putBack(next)
    return nil
  }

  private mutating func unfolded(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    // Before 2.0 a line that goes on ends with an equals sign.
    let isSoft = text.last == ASCII.equals && ContentProperty(text)?.isQuotedPrintable == true
    guard var piece = continuation(of: text, isSoft: isSoft) else { return text }
    var whole = Array(text)
    while true {
      if isSoft, whole.last == ASCII.equals { whole.removeLast() }
      whole += piece
      guard let next = continuation(of: whole[...], isSoft: isSoft) else { return whole[...] }
      piece = next
    }
  }
}
