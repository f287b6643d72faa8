/// Decodes UTF-8 byte by byte, however the reads split the characters.
package struct UTF8Assembler {
  /// The result of adding a byte.
  package enum Step: Equatable {
    /// The character is incomplete.
    case more
    /// A complete character.
    case scalar(Unicode.Scalar)
    /// The byte does not continue the character. It may start another character.
    case broken
  }

  private var value: UInt32 = 0
  private var missing = 0
  /// The valid range of the next byte. After the lead byte the range excludes overlong forms, surrogates and values
  /// beyond Unicode.
  private var allowed: ClosedRange<UInt8> = 0x80...0xBF

  /// Starts a multi-byte character; returns false if the lead byte is invalid.
  package mutating func begin(with lead: UInt8) -> Bool {
    allowed = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: (value, missing) = (UInt32(lead & 0x1F), 1)
    case 0xE0...0xEF:
      (value, missing) = (UInt32(lead & 0x0F), 2)
      if lead == 0xE0 { allowed = 0xA0...0xBF }
      if lead == 0xED { allowed = 0x80...0x9F }
    case 0xF0...0xF4:
      (value, missing) = (UInt32(lead & 0x07), 3)
      if lead == 0xF0 { allowed = 0x90...0xBF }
      if lead == 0xF4 { allowed = 0x80...0x8F }
    default: return false
    }
    return true
  }

  /// Adds the next byte of the character.
  package mutating func feed(_ byte: UInt8) -> Step {
    guard allowed.contains(byte) else {
      missing = 0
      return .broken
    }
    allowed = 0x80...0xBF
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    if missing > 0 { return .more }
    return Unicode.Scalar(value).map(Step.scalar) ?? .broken
  }
}
