/// Why a text is no code of a group.
public enum GroupCodeRefusal: Error, Equatable, Sendable {
  /// It has so many letters, and not 52.
  case length(Int)
  /// Something that is no letter of a code, as it was typed.
  case letter(Character)
  /// The letters do not belong together: at least one is wrong, or two are swapped.
  case check
}

/// A group's key as somebody copies it from one screen to another: 13 groups of 4 letters, of five
/// bits each (`FiveBitLetters`), 256 bits of the key and a check of four.
///
/// What the check is: each letter stands for a number of four bits (its lower four, turned over by
/// 2 where the fifth is set), which is multiplied in the field of sixteen elements by a power of
/// its generator, another one for each of 15 places in a row. The sum of all is zero.
///
/// What that finds, for certain: each wrong letter but one, its twin (0 for J, 1 for K, 2 G, 3 H,
/// 4 P, 5 Q, 6 M, 7 N, 8 T, 9 V, A R, B S, C Y, D Z, E W, F X, or the other way round); and two
/// letters that are swapped, next to each other or up to 14 places apart, unless they are twins. No
/// check of four bits finds more of either, since a letter has five; so the twins are letters that
/// do not look alike. Of anything else that goes wrong one in sixteen is not found.
public enum GroupCode {
  /// How many letters a code has, in how many groups.
  public static let (letters, groups) = (52, 13)

  /// The code of a key, in capitals.
  public static func text(of key: GroupKey) -> String {
    var values = key.bytes.reduce(into: (values: [UInt8](), rest: 0, bits: 0)) { sum, byte in
      (sum.rest, sum.bits) = (sum.rest << 8 | Int(byte), sum.bits + 8)
      while sum.bits >= 5 {
        sum.bits -= 5
        sum.values.append(UInt8(sum.rest >> sum.bits & 31))
      }
      sum.rest &= 1 << sum.bits - 1
    }
    // One bit of the key is left, the highest of the last letter.
    values.values.append(UInt8(values.rest << 4))
    // The last letter counts once, so what is missing to zero is what is added to it.
    values.values[letters - 1] ^= check(values.values)
    let text = values.values.map { FiveBitLetters.all[Int($0)] }
    return stride(from: 0, to: letters, by: letters / groups).map { start in
      String(decoding: text[start..<start + letters / groups], as: UTF8.self).uppercased()
    }.joined(separator: "-")
  }

  /// The key of a code. Capitals, blanks and hyphens do not matter; O is read as 0, I and L as 1,
  /// and U as V, which no code has.
  public static func key(of text: String) throws(GroupCodeRefusal) -> GroupKey {
    var values: [UInt8] = []
    var count = 0
    for character in text where !isBetween(character) {
      guard let value = value(of: character) else { throw .letter(character) }
      count += 1
      // A long text costs nothing to refuse.
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

  private static func isBetween(_ character: Character) -> Bool {
    character.isWhitespace || "-‐‑‒–—―−－_".contains(character)
  }

  private static func value(of character: Character) -> UInt8? {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1
    else { return nil }
    // Some keyboards write letters as wide as a syllable.
    let wide: ClosedRange<UInt32> = 0xFF10...0xFF5A
    let code = wide.contains(scalar.value) ? scalar.value - 0xFEE0 : scalar.value
    guard code < 0x80 else { return nil }
    let isCapital = (0x41...0x5A).contains(code)
    let letter = UInt8(isCapital ? code + 32 : code)
    switch letter {
    case UInt8(ascii: "o"): return 0
    case UInt8(ascii: "i"), UInt8(ascii: "l"): return 1
    case UInt8(ascii: "u"): return FiveBitLetters.value(of: UInt8(ascii: "v"))
    default: return FiveBitLetters.value(of: letter)
    }
  }

  /// The sum over all letters; zero where they belong together.
  private static func check(_ values: [UInt8]) -> UInt8 {
    // Horner's rule: each step multiplies what came before by the generator.
    values.reduce(0) { doubled($0) ^ folded($1) }
  }

  /// The four bits a letter counts as.
  private static func folded(_ value: UInt8) -> UInt8 {
    value & 15 ^ (value & 16 == 0 ? 0 : 2)
  }

  /// Twice an element of the field of x⁴ + x + 1.
  private static func doubled(_ element: UInt8) -> UInt8 {
    element & 8 == 0 ? element << 1 : element << 1 & 15 ^ 3
  }
}
