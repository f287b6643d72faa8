import Domain

/// Reads the elements of one JSON array from a stream, so that the text may have any length. The array is the root, or
/// the first array with the given member name at any depth.
struct JSONElements {
  /// The size limit of an element, in bytes.
  static let longest = 16 << 20

  private var reader: ByteReader
  private let name: [UInt8]?
  private var isInside = false
  private var isOver = false
  /// The number of the last element, counted from 1.
  private(set) var number = 0

  /// Reads the array in the member `name`, or the root if it is nil.
  init(_ source: any ByteSource, in name: String?) {
    reader = ByteReader(source)
    self.name = name.map { Array($0.utf8) }
  }

  /// An element as raw JSON.
  enum Element: Equatable {
    case json([UInt8])
    case tooLong
  }

  /// Returns the next element; nil after the last one. Throws `cut` if the text ends inside the
  /// array.
  mutating func next() throws(ImportFailure) -> Element? {
    if isOver { return nil }
    if !isInside {
      guard try findList() else {
        isOver = true
        return nil
      }
      isInside = true
    }
    try reader.passJSONBlanks()
    if try reader.peek() == ASCII.comma {
      reader.pass()
      try reader.passJSONBlanks()
    }
    guard let byte = try reader.peek() else { throw .badFile(.cut, line: number + 1) }
    if byte == UInt8(ascii: "]") {
      reader.pass()
      isOver = true
      return nil
    }
    number += 1
    var bytes: [UInt8] = []
    guard try reader.takeJSONValue(into: &bytes, atMost: Self.longest) else {
      throw .badFile(.cut, line: number)
    }
    // An empty element without a comma would never advance, so the text is not JSON.
    if bytes.isEmpty, try reader.peek() != ASCII.comma { throw .badFile(.notJSON, line: number) }
    return bytes.count > Self.longest ? .tooLong : .json(bytes)
  }

  /// Moves into the array; returns false if the text has no such array.
  private mutating func findList() throws(ImportFailure) -> Bool {
    try reader.passJSONBlanks()
    guard let name else {
      guard try reader.peek() == UInt8(ascii: "[") else { return false }
      reader.pass()
      return true
    }
    while let byte = try reader.peek() {
      guard byte == ASCII.quote else {
        reader.pass()
        continue
      }
      var text: [UInt8] = []
      guard try reader.takeJSONString(into: &text, atMost: 256) else {
        throw .badFile(.cut, line: 1)
      }
      try reader.passJSONBlanks()
      guard text.dropFirst().dropLast().elementsEqual(name), try reader.peek() == ASCII.colon
      else { continue }
      reader.pass()
      try reader.passJSONBlanks()
      if try reader.peek() == UInt8(ascii: "[") {
        reader.pass()
        return true
      }
    }
    return false
  }
}
