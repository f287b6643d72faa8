/// The lines of a file, however they end, and where in it they lie.
struct FileLines {
  /// One line as it stands in the file.
  struct Line {
    /// Which line it is, counted from one.
    let number: Int
    /// Where its text lies.
    let text: Range<Int>
    /// Where the next line begins.
    let end: Int
  }

  let bytes: [UInt8]
  private var place = 0
  private var number = 0
  private var returned: Line?

  /// Begins behind the mark some programs put before everything else.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: ASCII.byteOrderMark) { place = 3 }
  }

  /// The next line, or nothing at the end.
  mutating func next() -> Line? {
    if let line = returned {
      returned = nil
      return line
    }
    guard place < bytes.count else { return nil }
    let start = place
    while place < bytes.count, bytes[place] != 10, bytes[place] != 13 { place += 1 }
    let text = start..<place
    if place < bytes.count {
      let isPair = bytes[place] == 13 && place + 1 < bytes.count && bytes[place + 1] == 10
      place += isPair ? 2 : 1
    }
    number += 1
    return Line(number: number, text: text, end: place)
  }

  /// Puts a line back, to be read again.
  mutating func putBack(_ line: Line) { returned = line }

  /// Whether a line says exactly this, in capitals or not, with blanks behind it or not.
  func reads(_ line: Line, _ words: StaticString) -> Bool {
    var rest = bytes[line.text]
    while let last = rest.last, last == 32 || last == 9 { rest.removeLast() }
    guard rest.count == words.utf8CodeUnitCount else { return false }
    return ASCII.uppercased(rest) == words.description
  }

  /// Whether a line has nothing to read.
  func isBlank(_ line: Line) -> Bool { bytes[line.text].allSatisfy(ASCII.isBlank) }
}
