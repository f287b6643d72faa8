/// Reads the rows of a table as RFC 4180 writes them, and a little more kindly: lines may end
/// in any way, blanks may stand before a quotation mark, and text behind one is kept. Only the
/// columns somebody asks for are copied, and of each no more than can be wanted.
struct CSVRows {
  /// What comes next in a table.
  enum Row: Equatable { case row, openQuote, end }

  /// The line the last row, or the quotation mark that is open, begins at; counted from one.
  private(set) var line = 1
  /// The fields of the last row that were asked for.
  private(set) var fields: [[UInt8]] = []
  /// Whether the last row has anything but blanks in it.
  private(set) var hasText = false

  /// Whether the last row has text behind the last column.
  private(set) var isOverfull = false

  private let bytes: [UInt8]
  private let separator: UInt8
  private let longest: Int
  private var place = 0
  private var currentLine = 1
  /// How many columns there are; as many as one likes at first.
  private var width = Int.max
  /// Where each column goes; nothing at first, when all of them go to their own place.
  private var places: [Int?]?

  /// A table with more columns than this has none in them that anybody reads.
  private static let mostColumns = 1000

  /// Begins with the first row; of no field more than so many bytes are kept, and one.
  init(_ bytes: [UInt8], longest: Int) {
    self.bytes = bytes
    self.longest = longest
    if bytes.starts(with: ASCII.byteOrderMark) { place = 3 }
    separator = Self.separator(bytes[place...])
  }

  /// Goes on with these columns only, of so many; each is kept at its place in the list.
  mutating func choose(_ columns: [Int], of width: Int) {
    self.width = width < Self.mostColumns ? width : .max
    var places = [Int?](repeating: nil, count: (columns.max() ?? -1) + 1)
    for (place, column) in columns.enumerated() { places[column] = place }
    self.places = places
    fields = Array(repeating: [], count: columns.count)
  }

  /// Reads the next row.
  mutating func next() -> Row {
    guard place < bytes.count else { return .end }
    line = currentLine
    hasText = false
    isOverfull = false
    if places == nil { fields = [] }
    for index in fields.indices { fields[index].removeAll(keepingCapacity: true) }
    var column = 0
    while true {
      let target = target(of: column)
      let hadText = hasText
      hasText = false
      guard readField(into: target) else { return .openQuote }
      isOverfull = isOverfull || (hasText && column >= width)
      hasText = hasText || hadText
      guard place < bytes.count else { return .row }
      let byte = bytes[place]
      if byte == separator {
        place += 1
        column += 1
        if place == bytes.count { return .row }
      } else {
        passLineEnd()
        return .row
      }
    }
  }

  /// What parts the columns: a comma, or what the first line has instead of one.
  private static func separator(_ bytes: ArraySlice<UInt8>) -> UInt8 {
    let start = bytes.drop { $0 == ASCII.newline || $0 == ASCII.carriageReturn }
    let line = start.prefix { $0 != ASCII.newline && $0 != ASCII.carriageReturn }
    return [ASCII.comma, ASCII.semicolon, ASCII.tab].first(where: line.contains) ?? ASCII.comma
  }

  private mutating func target(of column: Int) -> Int? {
    if let places { return column < places.count ? places[column] : nil }
    guard column < Self.mostColumns else { return nil }
    fields.append([])
    return column
  }

  /// Reads up to the end of a field; false when a quotation mark is still open at the end.
  private mutating func readField(into target: Int?) -> Bool {
    let start = place
    while place < bytes.count, bytes[place] == ASCII.blank { place += 1 }
    if place < bytes.count, bytes[place] == ASCII.quote {
      let opened = currentLine
      place += 1
      guard readQuoted(into: target) else {
        line = opened
        return false
      }
      readPlain(from: place, into: target)
    } else {
      readPlain(from: start, into: target)
    }
    return true
  }

  private mutating func readPlain(from start: Int, into target: Int?) {
    while place < bytes.count {
      let byte = bytes[place]
      if byte == separator || byte == ASCII.newline || byte == ASCII.carriageReturn { break }
      if !ASCII.isBlank(byte) { hasText = true }
      place += 1
    }
    keep(start..<place, in: target)
  }

  private mutating func readQuoted(into target: Int?) -> Bool {
    var start = place
    while place < bytes.count {
      let byte = bytes[place]
      if byte == ASCII.newline || byte == ASCII.carriageReturn {
        passLineEnd()
        continue
      }
      place += 1
      guard byte == ASCII.quote else {
        if !ASCII.isBlank(byte) { hasText = true }
        continue
      }
      guard place < bytes.count, bytes[place] == ASCII.quote else {
        keep(start..<(place - 1), in: target)
        return true
      }
      // Of two quotation marks the first one is text.
      hasText = true
      keep(start..<place, in: target)
      place += 1
      start = place
    }
    return false
  }

  private mutating func keep(_ range: Range<Int>, in target: Int?) {
    guard let target, !range.isEmpty else { return }
    let room = longest + 1 - fields[target].count
    fields[target] += bytes[range].prefix(max(0, room))
  }

  private mutating func passLineEnd() {
    let isReturn = bytes[place] == ASCII.carriageReturn
    place += 1
    if isReturn, place < bytes.count, bytes[place] == ASCII.newline { place += 1 }
    currentLine += 1
  }
}
