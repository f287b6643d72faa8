public enum RecoveryKeyRefusal: Error, Equatable, Sendable {
  /// The text has this number of letters instead of 40.
  case length(found: Int)
  /// The letter with this number, counted from 1, is not in the alphabet. Separators are not counted.
  case letter(at: Int)
  /// The check fails because at least one letter is wrong or two are swapped.
  case check
  /// The text has the length and the letters of a sync key.
  case isSyncKey
}

/// A recovery key: 24 random bytes, which users keep on paper as 8 groups of 5 letters of five bits each
/// (`FiveBitLetters`). The letters contain the bytes, three zero bits and a check letter.
///
/// The check letter is the sum of all other letters, multiplied in GF(32) by successive powers of the generator, which
/// repeat every 31 letters. It detects every single wrong letter. It detects every swap of two different letters,
/// except of letters 31 positions apart and of letter 31 with the check letter.
public struct RecoveryKey: Equatable, Sendable {
  /// The secret bytes. They must not appear in any message, nor in any file.
  public let bytes: [UInt8]

  /// The length of a key, in bytes.
  public static let count = 24
  /// The number of letters of a key, and the number of groups.
  public static let (letters, groupCount) = (40, 8)
  static let groupLength = letters / groupCount

  /// Creates a key from its bytes; nil if the length is wrong.
  public init?(_ bytes: [UInt8]) {
    guard bytes.count == Self.count else { return nil }
    self.bytes = bytes
  }

  /// Generates a random key. `source` must be the system's generator, never a seeded one.
  public init(from source: inout some RandomNumberGenerator) {
    bytes = (0..<3).flatMap { _ in SixteenBytes.bytes(of: source.next()) }
  }

  /// Parses a key. Case, whitespace and hyphens are ignored; O is read as 0, and I and L as 1.
  public init(typed text: String) throws(RecoveryKeyRefusal) {
    guard let key = Self.key(of: try Self.values(of: text)) else { throw .check }
    self = key
  }

  /// The key as it is shown, in capitals, with hyphens between the groups.
  public var text: String { groups.joined(separator: "-") }

  /// The groups of letters, in order.
  public var groups: [String] {
    let letters = values.map { FiveBitLetters.all[Int($0)] }
    return stride(from: 0, to: letters.count, by: Self.groupLength).map { start in
      String(decoding: letters[start..<start + Self.groupLength], as: UTF8.self).uppercased()
    }
  }

  /// Returns whether a typed text is the group with a number, counted from 1. The text is read like a whole key.
  public func hasGroup(_ number: Int, typed text: String) -> Bool {
    guard (1...Self.groupCount).contains(number) else { return false }
    let start = (number - 1) * Self.groupLength
    let typed = text.lazy.filter { !FiveBitLetters.isSeparator($0) }
      .prefix(Self.groupLength + 1).map(FiveBitLetters.value(typed:))
    return Array(typed) == values[start..<start + Self.groupLength].map(Optional.some)
  }

  /// Returns the number of the group that contains a letter. Both are counted from 1.
  public static func group(ofLetter number: Int) -> Int { (number - 1) / groupLength + 1 }

  /// Chooses at random the numbers of different groups that the user has to type, in ascending order.
  public static func groupNumbers(
    _ count: Int, from source: inout some RandomNumberGenerator
  ) -> [Int] {
    Array(1...groupCount).shuffled(using: &source).prefix(max(0, count)).sorted()
  }
}

extension RecoveryKey {
  /// The values of all letters.
  private var values: [UInt8] {
    let letters = FiveBitLetters.letters(of: bytes).utf8
    // `FiveBitLetters` encodes only letters of the alphabet.
    let values = FiveBitLetters.values(of: letters) ?? []
    return values + [Self.check(values)]
  }

  /// Returns the key with these values; nil if the check letter is wrong or the zero bits are not zero.
  static func key(of values: [UInt8]) -> RecoveryKey? {
    guard check(values.dropLast()) == values.last,
      let bytes = FiveBitLetters.bytes(of: values.dropLast())
    else { return nil }
    return RecoveryKey(bytes)
  }

  /// Returns the values of the letters of a text. Does not verify the check letter.
  static func values(of text: String) throws(RecoveryKeyRefusal) -> [UInt8] {
    var values: [UInt8] = []
    var (count, wrong) = (0, Int?.none)
    for character in text where !FiveBitLetters.isSeparator(character) {
      count += 1
      if let value = FiveBitLetters.value(typed: character) {
        // Letters past the limit are only counted, so a long text costs no memory.
        if count <= letters { values.append(value) }
      } else if wrong == nil {
        wrong = count
      }
    }
    if count == GroupCode.letters, isSyncKey(text) { throw .isSyncKey }
    if let wrong { throw .letter(at: wrong) }
    guard count == letters else { throw .length(found: count) }
    return values
  }

  private static func isSyncKey(_ text: String) -> Bool {
    do throws(GroupCodeRefusal) {
      _ = try GroupCode.key(of: text)
      return true
    } catch { return error == .check }
  }

  /// Computes the check letter of the other letters.
  private static func check(_ values: some BidirectionalCollection<UInt8>) -> UInt8 {
    // Horner's rule from the last letter, so that the first letter is multiplied by the generator once.
    values.reversed().reduce(0) { doubled($0 ^ $1) }
  }

  /// Multiplies by the generator in GF(32) modulo x⁵ + x² + 1.
  private static func doubled(_ element: UInt8) -> UInt8 {
    element & 16 == 0 ? element << 1 : element << 1 & 31 ^ 5
  }
}

extension RecoveryKey: CustomStringConvertible, CustomReflectable {
  /// Dots instead of the key, so that printing or logging it by mistake reveals nothing.
  public var description: String { "••••••••" }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
