/// Constants for ASCII characters, and functions for file formats.
enum ASCII {
  static let tab = UInt8(9)
  static let newline = UInt8(10)
  static let carriageReturn = UInt8(13)
  static let blank = UInt8(32)
  static let colon = UInt8(ascii: ":")
  static let semicolon = UInt8(ascii: ";")
  static let equals = UInt8(ascii: "=")
  static let quote = UInt8(ascii: "\"")
  static let dot = UInt8(ascii: ".")
  static let comma = UInt8(ascii: ",")
  static let hyphen = UInt8(ascii: "-")
  static let percent = UInt8(ascii: "%")
  static let backslash = UInt8(ascii: "\\")
  static let apostrophe = UInt8(ascii: "'")
  static let numberSign = UInt8(ascii: "#")
  static let underscore = UInt8(ascii: "_")

  /// The UTF-8 byte order mark.
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Returns whether a byte is a space or a tab.
  static func isBlank(_ byte: UInt8) -> Bool { byte == blank || byte == tab }

  /// Returns whether a byte is an ASCII letter, a digit or a hyphen.
  static func isNaming(_ byte: UInt8) -> Bool {
    switch byte {
    case 48...57, 65...90, 97...122, hyphen: true
    default: false
    }
  }

  /// Returns the bytes as a string with ASCII letters in upper case.
  static func uppercased(_ bytes: some Sequence<UInt8>) -> String {
    String(
      decoding: bytes.map { (97...122).contains($0) ? $0 - 32 : $0 }, as: UTF8.self)
  }

  /// Returns the value of a hexadecimal digit; nil for any other byte.
  static func hexadecimal(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 48...57: byte - 48
    case 65...70: byte - 55
    case 97...102: byte - 87
    default: nil
    }
  }

  /// Returns the bytes without spaces and tabs at the beginning and the end.
  static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = bytes
    while let first = rest.first, isBlank(first) { rest.removeFirst() }
    while let last = rest.last, isBlank(last) { rest.removeLast() }
    return rest
  }
}
