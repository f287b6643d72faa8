import Domain

/// The lines of a file, however they end, and where in it they lie. Of a file that is read piece by
/// piece only the last line is held.
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

  private var window: ByteWindow
  private var place = 0
  private var number = 0
  private var returned: Line?

  /// Begins behind the mark some programs put before everything else.
  init(_ bytes: [UInt8]) { self.init(ByteWindow(bytes)) }

  /// The same, of bytes that come as they are needed.
  init(_ stream: ByteStream) { self.init(ByteWindow(stream)) }

  private init(_ window: ByteWindow) {
    self.window = window
    place = self.window.markLength
  }

  /// All bytes, where they are in memory.
  var bytes: [UInt8] { window.held }

  /// What stands in the line that was read last.
  func text(_ line: Line) -> ArraySlice<UInt8> { window[line.text] }

  /// The next line, or nothing at the end.
  mutating func next() -> Line? {
    if let line = returned {
      returned = nil
      return line
    }
    window.floor = place
    guard window.has(place) else { return nil }
    let start = place
    while window.has(place), window[place] != 10, window[place] != 13 { place += 1 }
    let text = start..<place
    if window.has(place) {
      let isPair = window[place] == 13 && window.has(place + 1) && window[place + 1] == 10
      place += isPair ? 2 : 1
    }
    number += 1
    return Line(number: number, text: text, end: place)
  }

  /// Puts a line back, to be read again.
  mutating func putBack(_ line: Line) { returned = line }

  /// Whether a line says exactly this, in capitals or not, with blanks behind it or not.
  func reads(_ line: Line, _ words: StaticString) -> Bool {
    var rest = window[line.text]
    while let last = rest.last, last == 32 || last == 9 { rest.removeLast() }
    guard rest.count == words.utf8CodeUnitCount else { return false }
    return ASCII.uppercased(rest) == words.description
  }

  /// Whether a line has nothing to read.
  func isBlank(_ line: Line) -> Bool { text(line).allSatisfy(ASCII.isBlank) }
}
