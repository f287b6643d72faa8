/// Puts the bytes of typed characters together, however the reads cut them.
package struct UTF8Assembler {
  /// What a byte led to.
  package enum Step: Equatable {
    /// The character is not whole yet.
    case more
    /// A whole character.
    case scalar(Unicode.Scalar)
    /// The byte does not belong to the character begun; it may begin something else.
    case broken
  }

  private var value: UInt32 = 0
  private var missing = 0
  /// What the next byte may be; the first one after the lead rules out overlong forms,
  /// surrogates and what lies beyond Unicode.
  private var allowed: ClosedRange<UInt8> = 0x80...0xBF

  /// Begins a character of several bytes; `false` if no character begins so.
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

  /// Takes the next byte of the character begun.
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
