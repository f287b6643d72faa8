/// Makes JSON of what services send in its place: behind a mark or the name of a function, with
/// escapes that do not exist, with line ends in strings, with halves of pairs of surrogates, with
/// bytes that are no UTF-8. What is right stays as it is.
struct JSONMending {
  private let bytes: [UInt8]
  private var mended: [UInt8] = []
  private var place: Int

  /// What begins where the first object or list does.
  static func mended(_ bytes: [UInt8]) -> [UInt8] {
    var mending = JSONMending(bytes: bytes, place: start(of: bytes))
    mending.run()
    if String(validating: mending.mended, as: UTF8.self) != nil { return mending.mended }
    return Array(String(decoding: mending.mended, as: UTF8.self).utf8)
  }

  private init(bytes: [UInt8], place: Int) {
    self.bytes = bytes
    self.place = place
    mended.reserveCapacity(bytes.count - place)
  }

  /// No function has a longer name.
  private static let longestCall = 128

  /// Where the value begins: behind blanks, a mark, and the call of a function with what stands
  /// before the value among its arguments.
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
    while place < bytes.count {
      let byte = bytes[place]
      if byte == ASCII.quote { isInString.toggle() }
      if isInString, byte == ASCII.backslash {
        mendEscape()
      } else {
        mended.append(isInString && byte < 32 ? ASCII.blank : byte)
        place += 1
      }
    }
  }

  /// Looks at what begins with a backslash.
  private mutating func mendEscape() {
    guard place + 1 < bytes.count else {
      place += 1
      return
    }
    guard bytes[place + 1] == UInt8(ascii: "u") else {
      if JSONEscapes.length(bytes[place + 1]) != nil { mended.append(ASCII.backslash) }
      // Nobody escapes a line end; and what follows is looked at as any other letter.
      let letter = bytes[place + 1]
      mended.append(letter < 32 ? ASCII.blank : letter)
      place += 2
      return
    }
    guard let first = unit(at: place) else {
      place += 1
      return
    }
    let isPair =
      (0xD800...0xDBFF).contains(first)
      && unit(at: place + 6).map { (0xDC00...0xDFFF).contains($0) } ?? false
    if !isPair, (0xD800...0xDFFF).contains(first) {
      mended += Array("\\ufffd".utf8)
      place += 6
      return
    }
    mended += bytes[place..<(place + (isPair ? 12 : 6))]
    place += isPair ? 12 : 6
  }

  /// The number of an escape with four digits.
  private func unit(at place: Int) -> Int? {
    guard place + 6 <= bytes.count, bytes[place] == ASCII.backslash,
      bytes[place + 1] == UInt8(ascii: "u")
    else { return nil }
    var value = 0
    for byte in bytes[(place + 2)..<(place + 6)] {
      guard let digit = ASCII.hexadecimal(byte) else { return nil }
      value = value << 4 | Int(digit)
    }
    return value
  }
}
