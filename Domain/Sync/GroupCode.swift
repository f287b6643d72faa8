public enum GroupCodeRefusal: Error, Equatable, Sendable {
  /// The text has this number of letters instead of 52.
  case length(Int)
  /// The text contains a character that is not in the alphabet; the value is the character as typed.
  case letter(Character)
  /// The checksum fails because at least one letter is wrong or two are swapped.
  case check
}

/// A group key in the form a user copies from one screen to another. It is 13 groups of 4 letters of five bits each
/// (`FiveBitLetters`): 256 bits of key and a 4-bit checksum.
///
/// For the checksum, each letter counts as its lower four bits, XORed with 2 if its fifth bit is set. These values are
/// multiplied in GF(16) by successive powers of the generator, which repeat every 15 letters. In a valid code the sum
/// of the products is zero.
///
/// The checksum detects every single wrong letter except its twin (0 for J, 1 for K, 2 G, 3 H, 4 P, 5 Q, 6 M, 7 N, 8 T,
/// 9 V, A R, B S, C Y, D Z, E W, F X, and vice versa). It detects every swap of two letters up to 14 positions apart,
/// unless they are twins. A 4-bit checksum over 5-bit letters cannot do better, so the twins are letters that do not
/// look alike. One in sixteen of all other errors is not detected.
public enum GroupCode {
  /// The number of letters of a code, and the number of groups.
  public static let (letters, groups) = (52, 13)

  /// Returns the code of a key, in capitals.
  public static func text(of key: GroupKey) -> String {
    var values = key.bytes.reduce(into: (values: [UInt8](), rest: 0, bits: 0)) { sum, byte in
      (sum.rest, sum.bits) = (sum.rest << 8 | Int(byte), sum.bits + 8)
      while sum.bits >= 5 {
        sum.bits -= 5
        sum.values.append(UInt8(sum.rest >> sum.bits & 31))
      }
      sum.rest &= 1 << sum.bits - 1
    }
    // One bit of the key is left; it becomes the highest bit of the last letter.
    values.values.append(UInt8(values.rest << 4))
    // The last letter has weight one, so XORing the checksum into it makes the sum zero.
    values.values[letters - 1] ^= check(values.values)
    let text = values.values.map { FiveBitLetters.all[Int($0)] }
    return stride(from: 0, to: letters, by: letters / groups).map { start in
      String(decoding: text[start..<start + letters / groups], as: UTF8.self).uppercased()
    }.joined(separator: "-")
  }

  /// Parses a code. Case, whitespace and hyphens are ignored; O is read as 0, I and L as 1, and U as V.
  public static func key(of text: String) throws(GroupCodeRefusal) -> GroupKey {
    var values: [UInt8] = []
    var count = 0
    for character in text where !FiveBitLetters.isSeparator(character) {
      guard let value = value(of: character) else { throw .letter(character) }
      count += 1
      // Letters past the limit are only counted, so a long text costs no memory.
      if count <= letters { values.append(value) }
    }
    guard count == letters else { throw .length(count) }
    guard check(values) == 0 else { throw .check }
    values[letters - 1] &= 16
    guard let bytes = FiveBitLetters.bytes(of: values), let key = GroupKey(bytes) else {
      throw .check
    }
    return key
  }

  private static func value(of character: Character) -> UInt8? {
    let letter = FiveBitLetters.letter(typed: character)
    return letter.flatMap {
      FiveBitLetters.value(of: $0 == UInt8(ascii: "u") ? UInt8(ascii: "v") : $0)
    }
  }

  /// Computes the weighted sum over all letters; zero if the checksum matches.
  private static func check(_ values: [UInt8]) -> UInt8 {
    // Horner's rule: each step multiplies the sum so far by the generator.
    values.reduce(0) { doubled($0) ^ folded($1) }
  }

  /// Returns the four bits that a letter contributes to the checksum.
  private static func folded(_ value: UInt8) -> UInt8 {
    value & 15 ^ (value & 16 == 0 ? 0 : 2)
  }

  /// Multiplies by the generator in GF(16) modulo x⁴ + x + 1.
  private static func doubled(_ element: UInt8) -> UInt8 {
    element & 8 == 0 ? element << 1 : element << 1 & 15 ^ 3
  }
}
