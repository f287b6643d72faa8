/// The unfolded content lines of a vCard or iCalendar file, in linear time. A line that begins with a blank continues
/// the previous line.
struct ContentLines {
  /// One content line, unfolded.
  struct Line {
    /// The number of the physical line where the content line begins, counted from 1.
    let number: Int
    /// The text without line folding.
    let text: ArraySlice<UInt8>
  }

  private var lines: FileLines
  private var returned: Line?

  /// Reads a file in UTF-8 or UTF-16.
  init(_ bytes: [UInt8]) { lines = FileLines(WideText.narrowed(bytes)) }

  /// All bytes of the file, for a second pass.
  var bytes: [UInt8] { lines.bytes }

  /// Returns the next non-empty content line; nil at the end.
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

  /// Puts back a line, which `next()` then returns again.
  mutating func putBack(_ line: Line) { returned = line }

  /// Returns the next physical line if it continues the current one; nil otherwise.
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
    // Quoted-printable values of vCard 2.1 end continued lines with an equals sign.
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
