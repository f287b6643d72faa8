/// Base 32 encoding with five bits per letter, most significant first. The alphabet is Crockford's in lower case:
/// digits and letters without i, l, o and u, which resemble others.
public enum FiveBitLetters {
  /// The alphabet; the index of a letter is its value.
  public static let all: [UInt8] = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)

  /// Returns the value of a lower-case letter; nil if it is not in the alphabet.
  static func value(of letter: UInt8) -> UInt8? { values[Int(letter)] }

  private static let values: [UInt8?] = {
    var values = [UInt8?](repeating: nil, count: 256)
    for (value, letter) in all.enumerated() { values[Int(letter)] = UInt8(value) }
    return values
  }()

  /// Encodes bytes; the last letter is padded with zero bits.
  static func letters(of bytes: [UInt8]) -> String {
    var letters: [UInt8] = []
    var (rest, bits) = (0, 0)
    for byte in bytes {
      (rest, bits) = (rest << 8 | Int(byte), bits + 8)
      while bits >= 5 {
        bits -= 5
        letters.append(all[rest >> bits & 31])
      }
      rest &= 31
    }
    if bits > 0 { letters.append(all[rest << (5 - bits) & 31]) }
    return String(decoding: letters, as: UTF8.self)
  }

  /// Packs five-bit values into bytes; nil if left-over bits are not zero.
  static func bytes(of values: [UInt8]) -> [UInt8]? {
    var bytes: [UInt8] = []
    var (rest, bits) = (0, 0)
    for value in values {
      (rest, bits) = (rest << 5 | Int(value & 31), bits + 5)
      guard bits >= 8 else { continue }
      bits -= 8
      bytes.append(UInt8(truncatingIfNeeded: rest >> bits))
      rest &= 1 << bits - 1
    }
    return rest == 0 ? bytes : nil
  }

  /// Returns the values of lower-case letters; nil if a letter is not in the alphabet.
  static func values(of letters: some Sequence<UInt8>) -> [UInt8]? {
    var values: [UInt8] = []
    for letter in letters {
      guard let value = value(of: letter) else { return nil }
      values.append(value)
    }
    return values
  }

  /// Returns the value of a letter as users type it; nil if it is not in the alphabet.
  static func value(typed character: Character) -> UInt8? {
    letter(typed: character).flatMap { value(of: $0) }
  }

  /// Returns a typed character in lower case, with o read as 0, and i and l as 1. Nil if it is not ASCII.
  static func letter(typed character: Character) -> UInt8? {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1
    else { return nil }
    // Input methods for East Asian scripts may produce full-width forms.
    let wide: ClosedRange<UInt32> = 0xFF10...0xFF5A
    let code = wide.contains(scalar.value) ? scalar.value - 0xFEE0 : scalar.value
    guard code < 0x80 else { return nil }
    let isCapital = (0x41...0x5A).contains(code)
    let letter = UInt8(isCapital ? code + 32 : code)
    switch letter {
    case UInt8(ascii: "o"): return UInt8(ascii: "0")
    case UInt8(ascii: "i"), UInt8(ascii: "l"): return UInt8(ascii: "1")
    default: return letter
    }
  }

  /// Returns whether a typed character only separates groups of letters.
  static func isSeparator(_ character: Character) -> Bool {
    character.isWhitespace || "-‐‑‒–—―−－_".contains(character)
  }
}
