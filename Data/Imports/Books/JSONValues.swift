import Domain

/// Reads JSON values one by one from a stream: the member values of one object, or consecutive objects with any
/// separator between them.
struct JSONValues {
  /// The size limit of a value, in bytes.
  static let longest = 16 << 20

  private var reader: ByteReader
  private let isObject: Bool
  private var isBegun = false
  private var isOver = false
  /// The number of the last value, counted from 1.
  private(set) var number = 0

  init(_ source: any ByteSource, ofOneObject isObject: Bool) {
    reader = ByteReader(source)
    self.isObject = isObject
  }

  enum Piece: Equatable {
    case json([UInt8])
    case tooLong
    /// The stream ended inside a value.
    case cut
  }

  /// Returns the next value; nil after the last one.
  mutating func next() throws(ImportFailure) -> Piece? {
    if isOver { return nil }
    guard try isObject ? findMember() : findObject() else {
      isOver = true
      return nil
    }
    number += 1
    var bytes: [UInt8] = []
    guard try reader.takeJSONValue(into: &bytes, atMost: Self.longest) else {
      isOver = true
      return .cut
    }
    return bytes.count > Self.longest ? .tooLong : .json(bytes)
  }

  /// Skips anything before the next object. Returns false if there is none.
  private mutating func findObject() throws(ImportFailure) -> Bool {
    while let byte = try reader.peek(), byte != UInt8(ascii: "{") { reader.pass() }
    return try reader.peek() != nil
  }

  /// Moves to the value of the next member. Returns false after the last member. Returns true if the stream ends early,
  /// so that the caller reports an incomplete value.
  private mutating func findMember() throws(ImportFailure) -> Bool {
    if !isBegun {
      isBegun = true
      guard try findObject() else { return false }
      reader.pass()
    }
    while let byte = try reader.peek() {
      if byte == UInt8(ascii: "}") { return false }
      guard byte == ASCII.quote else {
        reader.pass()
        continue
      }
      var name: [UInt8] = []
      guard try reader.takeJSONString(into: &name, atMost: Self.longest) else { return true }
      while let byte = try reader.peek(), Self.isBetween(byte) { reader.pass() }
      return true
    }
    return true
  }

  private static func isBetween(_ byte: UInt8) -> Bool {
    byte == ASCII.blank || byte == ASCII.colon || (9...13).contains(byte)
  }
}

/// Reads the entries of a JSON text. Each value of `JSONValues` is one entry.
struct JSONEntries: IncomingReader {
  private var values: JSONValues
  private let names: Set<String>
  private let choice: ImportChoice
  private let read: TableEntries.Reading
  private var counts = ImportCounts()
  private var waiting = PieceQueue()
  private var isOver = false

  init(
    _ values: JSONValues, _ choice: ImportChoice, reading names: Set<String>,
    _ read: @escaping TableEntries.Reading
  ) {
    (self.values, self.names, self.choice, self.read) = (values, names, choice, read)
  }

  mutating func next() throws(ImportFailure) -> IncomingPiece? {
    while true {
      if let piece = waiting.next() { return piece }
      if isOver { return nil }
      guard let piece = try values.next() else {
        isOver = true
        waiting.add(counts.notes)
        continue
      }
      switch piece {
      case .cut: waiting.add([failed(.cutOff)])
      case .tooLong: waiting.add([failed(.rowTooLong(limit: JSONValues.longest))])
      case .json(let bytes): readEntry(bytes)
      }
    }
  }

  private mutating func readEntry(_ bytes: [UInt8]) {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      return waiting.add([failed(.notUnicode)])
    }
    do throws(JSONParseError) {
      guard case .object(let members) = try JSONTreeReader.tree(bytes, .whole) else {
        return waiting.add([failed(.notJSON)])
      }
      var fields = EntryFields(
        line: values.number, choice: choice, .object(members, reading: names))
      let made = read(&fields)
      waiting.add(fields.pieces(made))
      counts.add(fields.counts)
    } catch { waiting.add([failed(.notJSON)]) }
  }

  private func failed(_ reason: IncomingRefusal) -> IncomingPiece {
    .problem(IncomingIssue(line: values.number, reason, failed: true))
  }
}
