/// Escape sequences in JSON strings.
enum JSONEscapes {
  /// Returns the length of an escape after the backslash, by its first byte; nil for an invalid
  /// escape.
  static func length(_ first: UInt8) -> Int? {
    switch first {
    case ASCII.quote, ASCII.backslash, UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      1
    case UInt8(ascii: "u"): 5
    default: nil
    }
  }

  /// Decodes the content of a string, in which all escapes are complete; nil for invalid UTF-8 or
  /// an unpaired surrogate.
  static func text(_ written: ArraySlice<UInt8>) -> String? {
    var plain: [UInt8] = []
    plain.reserveCapacity(written.count)
    var offset = written.startIndex
    while offset < written.endIndex {
      let byte = written[offset]
      offset += 1
      guard byte == ASCII.backslash else {
        plain.append(byte)
        continue
      }
      guard offset < written.endIndex else { return nil }
      let letter = written[offset]
      offset += 1
      guard letter == UInt8(ascii: "u") else {
        plain.append(character(letter))
        continue
      }
      guard let scalar = scalar(written, &offset) else { return nil }
      plain.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
    return String(validating: plain, as: UTF8.self)
  }

  private static func character(_ letter: UInt8) -> UInt8 {
    switch letter {
    case UInt8(ascii: "b"): 8
    case UInt8(ascii: "f"): 12
    case UInt8(ascii: "n"): 10
    case UInt8(ascii: "r"): 13
    case UInt8(ascii: "t"): 9
    default: letter
    }
  }

  /// Reads four hexadecimal digits, and the second escape if they begin a surrogate pair. Returns nil if the text
  /// ends too early, or if a surrogate is unpaired.
  private static func scalar(_ written: ArraySlice<UInt8>, _ offset: inout Int) -> Unicode.Scalar? {
    guard let first = unit(written, &offset) else { return nil }
    guard (0xD800...0xDBFF).contains(first) else { return Unicode.Scalar(first) }
    guard offset + 6 <= written.endIndex, written[offset] == ASCII.backslash,
      written[offset + 1] == UInt8(ascii: "u")
    else { return nil }
    offset += 2
    guard let second = unit(written, &offset), (0xDC00...0xDFFF).contains(second) else {
      return nil
    }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
  }

  /// Reads four hexadecimal digits; nil if the text ends earlier.
  private static func unit(_ written: ArraySlice<UInt8>, _ offset: inout Int) -> UInt32? {
    guard offset + 4 <= written.endIndex else { return nil }
    var value: UInt32 = 0
    for byte in written[offset..<(offset + 4)] {
      value = value << 4 | UInt32(ASCII.hexadecimal(byte) ?? 0)
    }
    offset += 4
    return value
  }

  /// Writes a text as a JSON string. Escapes all control characters and U+2028 and U+2029, which some programs treat as
  /// line breaks.
  static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(ASCII.quote)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": bytes += [ASCII.backslash, ASCII.quote]
      case "\\": bytes += [ASCII.backslash, ASCII.backslash]
      case "\n": bytes += [ASCII.backslash, UInt8(ascii: "n")]
      case "\t": bytes += [ASCII.backslash, UInt8(ascii: "t")]
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        bytes += [ASCII.backslash, UInt8(ascii: "u")]
        for shift in [12, 8, 4, 0] {
          let digit = UInt8(scalar.value >> UInt32(shift) & 15)
          bytes.append(digit < 10 ? digit + 48 : digit + 87)
        }
      default:
        if scalar.isASCII {
          bytes.append(UInt8(scalar.value))
        } else {
          bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
      }
    }
    bytes.append(ASCII.quote)
  }
}
