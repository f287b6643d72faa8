import Domain

/// A reader of CSV rows (RFC 4180). It also accepts any line ending, spaces before an opening quotation mark, and text
/// after a closing one. Only the chosen columns are copied, each up to a limit.
struct CSVRows {
  /// The result of reading a row.
  enum Row: Equatable { case row, openQuote, end }

  /// The line where the last row or the open quotation mark begins, counted from 1.
  private(set) var line = 1
  /// The chosen fields of the last row.
  private(set) var fields: [[UInt8]] = []
  /// Whether the last row has any non-blank field.
  private(set) var hasText = false

  /// Whether the last row has text after the last column.
  private(set) var isOverfull = false

  private var window: ByteWindow
  private let separator: UInt8
  private let longest: Int
  private var offset = 0
  private var currentLine = 1
  /// The number of columns. Unlimited until `choose` is called, and for tables that exceed the limit of columns.
  private var width = Int.max
  /// The target index of each column; nil until `choose` is called, while all columns are stored in order.
  private var targets: [Int?]?

  /// The limit of columns; further columns are ignored.
  private static let mostColumns = 1000

  /// Begins before the first row. Each field is stored up to `longest + 1` bytes, so that the caller notices a field
  /// that is too long.
  init(_ bytes: [UInt8], longest: Int) { self.init(ByteWindow(bytes), longest) }

  /// Begins before the first row of a stream, which is read on demand. `longest` limits the stored fields.
  init(_ stream: ByteStream, longest: Int) { self.init(ByteWindow(stream), longest) }

  private init(_ window: ByteWindow, _ longest: Int) {
    var window = window
    offset = window.markLength
    separator = Self.separator(&window, from: offset)
    self.window = window
    self.longest = longest
  }

  /// Stores only these columns from now on, in the given order. `width` is the number of columns in the table.
  mutating func choose(_ columns: [Int], of width: Int) {
    self.width = width < Self.mostColumns ? width : .max
    var targets = [Int?](repeating: nil, count: (columns.max() ?? -1) + 1)
    for (index, column) in columns.enumerated() { targets[column] = index }
    self.targets = targets
    fields = Array(repeating: [], count: columns.count)
  }

  mutating func next() -> Row {
    guard window.has(offset) else { return .end }
    line = currentLine
    hasText = false
    isOverfull = false
    if targets == nil { fields = [] }
    for index in fields.indices { fields[index].removeAll(keepingCapacity: true) }
    var column = 0
    while true {
      let target = target(of: column)
      let hadText = hasText
      hasText = false
      guard readField(into: target) else { return .openQuote }
      isOverfull = isOverfull || (hasText && column >= width)
      hasText = hasText || hadText
      guard window.has(offset) else { return .row }
      let byte = window[offset]
      if byte == separator {
        offset += 1
        column += 1
        if !window.has(offset) { return .row }
      } else {
        passLineEnd()
        return .row
      }
    }
  }

  /// Returns the separator of the columns: a comma if the first line has one, or else a semicolon, or else a tab.
  /// Returns a comma if the line has none of them.
  private static func separator(_ window: inout ByteWindow, from start: Int) -> UInt8 {
    func isEnd(_ byte: UInt8) -> Bool { byte == ASCII.newline || byte == ASCII.carriageReturn }
    let separators = [ASCII.comma, ASCII.semicolon, ASCII.tab]
    var best = separators.count
    var offset = start
    while window.has(offset), isEnd(window[offset]) { offset += 1 }
    while best > 0, window.has(offset), !isEnd(window[offset]) {
      best = min(best, separators.firstIndex(of: window[offset]) ?? best)
      offset += 1
    }
    return best < separators.count ? separators[best] : ASCII.comma
  }

  private mutating func target(of column: Int) -> Int? {
    if let targets { return column < targets.count ? targets[column] : nil }
    guard column < Self.mostColumns else { return nil }
    fields.append([])
    return column
  }

  /// Reads one field. Returns false if a quotation mark is open at the end.
  private mutating func readField(into target: Int?) -> Bool {
    let start = offset
    window.floor = start
    while window.has(offset), window[offset] == ASCII.blank { offset += 1 }
    if window.has(offset), window[offset] == ASCII.quote {
      let opened = currentLine
      offset += 1
      guard readQuoted(into: target) else {
        line = opened
        return false
      }
      readPlain(from: offset, into: target)
    } else {
      readPlain(from: start, into: target)
    }
    return true
  }

  private mutating func readPlain(from start: Int, into target: Int?) {
    var start = start
    while window.has(offset) {
      keepPart(&start, in: target)
      let byte = window[offset]
      if byte == separator || byte == ASCII.newline || byte == ASCII.carriageReturn { break }
      if !ASCII.isBlank(byte) { hasText = true }
      offset += 1
    }
    keep(start..<offset, in: target)
  }

  private mutating func readQuoted(into target: Int?) -> Bool {
    var start = offset
    while window.has(offset) {
      keepPart(&start, in: target)
      let byte = window[offset]
      if byte == ASCII.newline || byte == ASCII.carriageReturn {
        passLineEnd()
        continue
      }
      offset += 1
      guard byte == ASCII.quote else {
        if !ASCII.isBlank(byte) { hasText = true }
        continue
      }
      guard window.has(offset), window[offset] == ASCII.quote else {
        keep(start..<(offset - 1), in: target)
        return true
      }
      // A doubled quotation mark is one literal quotation mark.
      hasText = true
      keep(start..<offset, in: target)
      offset += 1
      start = offset
    }
    return false
  }

  private mutating func keep(_ range: Range<Int>, in target: Int?) {
    guard let target, !range.isEmpty else { return }
    let room = longest + 1 - fields[target].count
    fields[target] += window[range].prefix(max(0, room))
  }

  /// Copies the part of a long field that was read so far, so that the window stays small.
  private mutating func keepPart(_ start: inout Int, in target: Int?) {
    guard offset - start >= ByteWindow.piece else { return }
    keep(start..<offset, in: target)
    start = offset
    window.floor = start
  }

  private mutating func passLineEnd() {
    let isReturn = window[offset] == ASCII.carriageReturn
    offset += 1
    if isReturn, window.has(offset), window[offset] == ASCII.newline { offset += 1 }
    currentLine += 1
  }
}
