import Domain

/// Reads CSV rows from a stream, by RFC 4180 with some leniency: any line ending, quotation marks
/// inside unquoted fields, and spaces before an opening quotation mark are accepted.
struct CSVStream {
  enum Row: Equatable {
    case row
    /// A field, or the whole row, exceeds its limit and was discarded.
    case tooLong(IncomingRefusal)
    /// The file ends inside a quoted field.
    case openQuote
    case end
  }

  /// The limits for a field and for a row, in bytes.
  static let (longestField, longestRow) = (4 << 20, 16 << 20)
  /// The maximum number of columns. Further columns are ignored.
  static let mostColumns = 1000

  /// The line where the last row begins, counted from 1.
  private(set) var line = 1
  /// The column names as written, trimmed.
  private(set) var names: [String] = []
  private var reader: ByteReader
  private let separator: UInt8
  private var currentLine = 1
  private var fields: [[UInt8]] = []
  private var count = 0
  private var indices: [String: Int] = [:]
  /// A cache of column look-ups by the requested name, since every row requests the same names.
  private let asked = Asked()
  /// The number of columns up to the last one that has a name.
  private var width = 0
  private var size = 0
  private var refusal: IncomingRefusal?

  /// Reads the first non-blank row as column names.
  init(_ source: any ByteSource, separatedBy separator: UInt8) throws(ImportFailure) {
    reader = ByteReader(source)
    self.separator = separator
    while try readRow() == .row {
      if isBlank { continue }
      names = (0..<count).map { Text.trimmed(String(decoding: fields[$0], as: UTF8.self)) }
      for (index, name) in names.enumerated() {
        let folded = Self.folded(name)
        if indices[folded] == nil { indices[folded] = index }
        if !name.isEmpty { width = index + 1 }
      }
      return
    }
  }

  /// Returns the most frequent separator outside quotation marks in the header line; a comma if the
  /// line has no separator.
  static func separator(of line: Substring) -> UInt8 {
    let signs: [Character] = [",", "\t", ";", "|"]
    var best: (sign: Character, count: Int) = (",", 0)
    var isQuoted = false
    var counts: [Character: Int] = [:]
    for letter in line {
      if letter == "\"" { isQuoted.toggle() }
      if !isQuoted, signs.contains(letter) { counts[letter, default: 0] += 1 }
    }
    for sign in signs where counts[sign, default: 0] > best.count {
      best = (sign, counts[sign, default: 0])
    }
    return best.sign.asciiValue ?? ASCII.comma
  }

  /// Returns a column name for comparison: lowercase letters and digits only.
  static func folded(_ name: String) -> String {
    var folded = ""
    for letter in name.unicodeScalars where letter.properties.isAlphabetic || letter.isDigit {
      folded.unicodeScalars.append(letter)
    }
    return folded.lowercased()
  }

  func has(_ name: String) -> Bool { index(of: name) != nil }

  /// Returns the index of a column by name; nil if it is missing.
  func index(of name: String) -> Int? {
    if let known = asked.indices[name] { return known }
    let index = indices[Self.folded(name)]
    asked.indices[name] = .some(index)
    return index
  }

  /// A cache of column look-ups. It is a class so that look-ups do not mutate the stream.
  private final class Asked {
    var indices: [String: Int?] = [:]
    var others: (read: Set<String>, places: [Int])?
  }

  /// Whether the last row has fewer fields than there are named columns.
  var isShort: Bool { count < width }

  /// Reads the next non-blank row.
  mutating func next() throws(ImportFailure) -> Row {
    while true {
      let row = try readRow()
      if row != .row || !isBlank { return row }
    }
  }

  /// The trimmed field of the current row in a column; nil if it is missing or empty.
  subscript(_ name: String) -> String? {
    index(of: name).flatMap(field)
  }

  /// Returns the trimmed field of the current row at an index; nil if it is missing or empty.
  func field(_ index: Int) -> String? {
    guard index < count else { return nil }
    var bytes = fields[index][...]
    while let first = bytes.first, first == ASCII.newline || ASCII.isBlank(first) {
      bytes.removeFirst()
    }
    while let last = bytes.last, last == ASCII.newline || ASCII.isBlank(last) {
      bytes.removeLast()
    }
    guard let first = bytes.first, let last = bytes.last else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    // The slower Unicode trimming is only needed for a non-ASCII first or last byte.
    if first < 0x80, last < 0x80 { return text }
    let trimmed = Text.trimmed(text)
    return trimmed.isEmpty ? nil : trimmed
  }

  /// Whether all fields are valid UTF-8 without NUL bytes.
  var isUnicode: Bool {
    fields[..<count].allSatisfy { field in
      field.allSatisfy { (1..<0x80).contains($0) }
        || (!field.contains(0) && String(validating: field, as: UTF8.self) != nil)
    }
  }

  /// Returns the non-empty fields of all columns except `read`, preserved as written.
  func preserved(besides read: Set<String>) -> [StoredMember] {
    others(besides: read).compactMap { index in
      field(index).map { StoredMember(names[index], $0) }
    }
  }

  private func others(besides read: Set<String>) -> [Int] {
    if let known = asked.others, known.read == read { return known.places }
    let folded = Set(read.map(Self.folded))
    let indices = names.indices.filter { !folded.contains(Self.folded(names[$0])) }
    asked.others = (read, indices)
    return indices
  }

  private var isBlank: Bool { fields[..<count].allSatisfy { $0.allSatisfy(ASCII.isBlank) } }

  private mutating func readRow() throws(ImportFailure) -> Row {
    for index in 0..<count { fields[index].removeAll(keepingCapacity: fields[index].count < 4096) }
    (count, size, refusal) = (0, 0, nil)
    line = currentLine
    guard try reader.peek() != nil else { return .end }
    while true {
      guard try readField() else { return .openQuote }
      guard let byte = try reader.peek() else { break }
      if byte == separator {
        reader.pass()
        continue
      }
      try passLineEnd()
      break
    }
    return refusal.map(Row.tooLong) ?? .row
  }

  /// Reads one field; returns false if the file ends inside a quoted field.
  private mutating func readField() throws(ImportFailure) -> Bool {
    var field = count < fields.count ? fields[count] : []
    if count < fields.count { fields[count] = [] }
    while let byte = try reader.peek(), byte == ASCII.blank {
      reader.pass()
      field.append(byte)
    }
    if try reader.peek() == ASCII.quote {
      field.removeAll(keepingCapacity: true)
      reader.pass()
      guard try readQuoted(into: &field) else { return false }
    }
    let separator = separator
    try reader.consume(into: &field, atMost: Self.longestField) {
      $0 == separator || $0 == ASCII.newline || $0 == ASCII.carriageReturn
    }
    keep(field)
    return true
  }

  private mutating func readQuoted(into field: inout [UInt8]) throws(ImportFailure) -> Bool {
    while true {
      try reader.consume(into: &field, atMost: Self.longestField) {
        $0 == ASCII.quote || $0 == ASCII.newline || $0 == ASCII.carriageReturn
      }
      guard let byte = try reader.peek() else { return false }
      if byte != ASCII.quote {
        try passLineEnd()
        field.append(ASCII.newline)
        continue
      }
      reader.pass()
      // A doubled quotation mark is one literal quotation mark.
      guard try reader.peek() == ASCII.quote else { return true }
      reader.pass()
      field.append(ASCII.quote)
    }
  }

  private mutating func keep(_ field: [UInt8]) {
    size += field.count
    if field.count > Self.longestField {
      refusal = .fieldTooLong(limit: Self.longestField)
    } else if size > Self.longestRow {
      refusal = .rowTooLong(limit: Self.longestRow)
    }
    guard count < Self.mostColumns else { return }
    let kept = refusal == nil ? field : []
    if count < fields.count { fields[count] = kept } else { fields.append(kept) }
    count += 1
  }

  private mutating func passLineEnd() throws(ImportFailure) {
    let isReturn = try reader.consume() == ASCII.carriageReturn
    if isReturn, try reader.peek() == ASCII.newline { reader.pass() }
    currentLine += 1
  }
}

extension Unicode.Scalar {
  /// Whether the character is an ASCII digit.
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
