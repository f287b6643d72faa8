/// Repairs invalid JSON from web services: byte order marks, JSONP calls, invalid escapes, control characters in
/// strings, unpaired surrogates, invalid UTF-8. Valid JSON is not changed.
struct JSONMending {
  private let bytes: [UInt8]
  private var mended: [UInt8] = []
  private var offset: Int

  /// Returns the repaired text, beginning with the first object or array.
  static func mended(_ bytes: [UInt8]) -> [UInt8] {
    var mending = JSONMending(bytes: bytes, offset: start(of: bytes))
    mending.run()
    if String(validating: mending.mended, as: UTF8.self) != nil { return mending.mended }
    return Array(String(decoding: mending.mended, as: UTF8.self).utf8)
  }

  private init(bytes: [UInt8], offset: Int) {
    self.bytes = bytes
    self.offset = offset
    mended.reserveCapacity(bytes.count - offset)
  }

  /// The maximum length in bytes of text that is accepted as the beginning of a JSONP call.
  private static let longestCall = 128

  /// Returns the offset of the value after white space, a byte order mark or a function call with
  /// leading arguments.
  private static func start(of bytes: [UInt8]) -> Int {
    let from = bytes.starts(with: ASCII.byteOrderMark) ? 3 : 0
    let open = [UInt8(ascii: "{"), UInt8(ascii: "[")]
    guard let found = bytes[from...].prefix(longestCall).firstIndex(where: open.contains) else {
      return from
    }
    let isCall = bytes[from..<found].allSatisfy { byte in
      switch byte {
      case 48...57, 65...90, 97...122, ASCII.blank, ASCII.tab, ASCII.newline,
        ASCII.carriageReturn, ASCII.dot, ASCII.comma, ASCII.semicolon, UInt8(ascii: "_"),
        UInt8(ascii: "$"), UInt8(ascii: "("), UInt8(ascii: "*"), UInt8(ascii: "/"):
        true
      default: false
      }
    }
    return isCall ? found : from
  }

  private mutating func run() {
    var isInString = false
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == ASCII.quote { isInString.toggle() }
      if isInString, byte == ASCII.backslash {
        mendEscape()
      } else {
        mended.append(isInString && byte < 32 ? ASCII.blank : byte)
        offset += 1
      }
    }
  }

  /// Repairs an escape sequence.
  private mutating func mendEscape() {
    guard offset + 1 < bytes.count else {
      offset += 1
      return
    }
    guard bytes[offset + 1] == UInt8(ascii: "u") else {
      if JSONEscapes.length(bytes[offset + 1]) != nil { mended.append(ASCII.backslash) }
      // An escaped control character becomes a space; any other invalid escape loses its backslash.
      let letter = bytes[offset + 1]
      mended.append(letter < 32 ? ASCII.blank : letter)
      offset += 2
      return
    }
    guard let first = unit(at: offset) else {
      offset += 1
      return
    }
    let isPair =
      (0xD800...0xDBFF).contains(first)
      && unit(at: offset + 6).map { (0xDC00...0xDFFF).contains($0) } ?? false
    if !isPair, (0xD800...0xDFFF).contains(first) {
      mended += Array("\\ufffd".utf8)
      offset += 6
      return
    }
    mended += bytes[offset..<(offset + (isPair ? 12 : 6))]
    offset += isPair ? 12 : 6
  }

  /// Returns the value of a `\u` escape; nil if there is none.
  private func unit(at offset: Int) -> Int? {
    guard offset + 6 <= bytes.count, bytes[offset] == ASCII.backslash,
      bytes[offset + 1] == UInt8(ascii: "u")
    else { return nil }
    var value = 0
    for byte in bytes[(offset + 2)..<(offset + 6)] {
      guard let digit = ASCII.hexadecimal(byte) else { return nil }
      value = value << 4 | Int(digit)
    }
    return value
  }
}
