/// Reads D-Bus values in either byte order. Every function returns nil on invalid data.
struct BusReader {
  private let bytes: [UInt8]
  private let isLittle: Bool
  private(set) var offset = 0

  init(_ bytes: [UInt8], isLittle: Bool, from offset: Int = 0) {
    self.bytes = bytes
    self.isLittle = isLittle
    self.offset = offset
  }

  var isAtEnd: Bool { offset >= bytes.count }

  mutating func align(_ size: Int) { offset += (size - offset % size) % size }

  mutating func byte() -> UInt8? {
    guard bytes.indices.contains(offset) else { return nil }
    defer { offset += 1 }
    return bytes[offset]
  }

  mutating func number() -> UInt32? {
    align(4)
    guard offset + 4 <= bytes.count else { return nil }
    let four = bytes[offset..<offset + 4]
    offset += 4
    return (isLittle ? Array(four.reversed()) : Array(four)).reduce(0) { $0 << 8 | UInt32($1) }
  }

  mutating func text() -> String? {
    guard let count = number().map(Int.init) else { return nil }
    return letters(count)
  }

  mutating func signature() -> String? {
    guard let count = byte().map(Int.init) else { return nil }
    return letters(count)
  }

  private mutating func letters(_ count: Int) -> String? {
    guard count < bytes.count - offset else { return nil }
    defer { offset += count + 1 }
    return String(validating: bytes[offset..<offset + count], as: UTF8.self)
  }
}

/// The header of a D-Bus message.
struct BusHeader: Equatable {
  enum Kind: UInt8 { case call = 1, answer, error, signal }

  /// The length in bytes of the fixed part of the header, before the fields.
  static let fixedLength = 16
  /// The size limit for the fields and for the body, in bytes.
  static let longest = 1 << 20

  let isLittle: Bool
  let kind: Kind?
  let bodyLength: Int
  let fieldsLength: Int

  /// Parses the fixed part, which has sixteen bytes; nil if it is invalid.
  init?(_ bytes: [UInt8]) {
    guard bytes.count == Self.fixedLength,
      bytes[0] == UInt8(ascii: "l") || bytes[0] == UInt8(ascii: "B"),
      bytes[3] == 1
    else { return nil }
    isLittle = bytes[0] == UInt8(ascii: "l")
    kind = Kind(rawValue: bytes[1])
    var reader = BusReader(bytes, isLittle: isLittle, from: 4)
    guard let body = reader.number(), reader.number() != nil, let fields = reader.number(),
      body <= Self.longest, fields <= Self.longest
    else { return nil }
    bodyLength = Int(body)
    fieldsLength = Int(fields)
  }

  /// The length of fields and body in bytes, including the padding between them.
  var restLength: Int { (fieldsLength + 7) / 8 * 8 + bodyLength }

  /// Parses the header fields of a reply, which include the serial number of the call.
  func answer(in fields: [UInt8]) -> BusAnswer {
    var reader = BusReader(fields, isLittle: isLittle)
    var answer = BusAnswer()
    while !reader.isAtEnd {
      reader.align(8)
      guard let number = reader.byte(), let kind = reader.signature() else { return answer }
      switch kind {
      case "u":
        guard let value = reader.number() else { return answer }
        if number == 5 { answer.serial = value }
      case "s", "o":
        guard let value = reader.text() else { return answer }
        if number == 4 { answer.error = value }
      case "g": if reader.signature() == nil { return answer }
      default: return answer
      }
    }
    return answer
  }
}

/// The header fields of a reply.
struct BusAnswer: Equatable {
  /// The serial number of the call that is answered.
  var serial: UInt32?
  /// The name of the error; nil if there is none.
  var error: String?

  /// Whether the error says that no service owns the called name.
  var isNobody: Bool {
    let names = ["ServiceUnknown", "NameHasNoOwner", "Spawn.ServiceNotFound"]
    return names.contains { error == "org.freedesktop.DBus.Error." + $0 }
  }
}
