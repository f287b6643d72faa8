public enum PassphraseRefusal: Error, Equatable, Sendable {
  case tooShort(least: Int)
  /// The text exceeds one of the two limits.
  case tooLong(characters: Int, bytes: Int)
  case controlCharacter
  /// A character is unassigned, newer than `Passphrase.newestUnicode`, or left by text that was not valid UTF-8. Or one
  /// character has so many combining marks that its normal form loses some.
  case invalidCharacter
  /// The text is a very common passphrase, a run of neighbouring keys, or a short text that is repeated.
  case common
  /// The text is the name of the profile, once or repeated.
  case isProfileName
}

/// The passphrase of an encrypted store, in Unicode form NFC. White space at its ends belongs to it.
public struct Passphrase: Equatable, Sendable {
  /// The UTF-8 bytes of the NFC form, from which the wrapping key is derived.
  public let bytes: [UInt8]

  /// The minimum number of characters of a new passphrase.
  public static let least = 8
  /// The maximum number of characters of a new passphrase.
  public static let limit = 1024
  /// The maximum number of bytes of the NFC form.
  public static let byteLimit = 4096
  /// The maximum number of bytes as typed. Text that is not in NFC can be about three times as long.
  public static let inputLimit = 4 * byteLimit
  /// The newest Unicode version whose characters are accepted. A program with an older version would not know the NFC
  /// form of later characters, and could not open the store.
  public static let newestUnicode = (major: 14, minor: 0)

  /// Validates a new passphrase. `composed` returns the NFC form of a text.
  public init(
    new raw: String, profile: String, composed: (String) -> String
  ) throws(PassphraseRefusal) {
    let text = try Self.accepted(raw, composed)
    let count = text.count
    if count < Self.least { throw .tooShort(least: Self.least) }
    if count > Self.limit { throw Self.tooLong }
    if WeakPassphrase.isName(text, profile) { throw .isProfileName }
    if WeakPassphrase.isCommon(text) { throw .common }
    bytes = Array(text.utf8)
  }

  /// Reads a passphrase that was typed to open a store. The rules that depend on a list, a name or the counting of
  /// characters do not apply, because they may have been different when the passphrase was made.
  public init(typed raw: String, composed: (String) -> String) throws(PassphraseRefusal) {
    bytes = Array(try Self.accepted(raw, composed).utf8)
  }

  /// Returns a text from standard input without its final line break. Only one is removed.
  public static func withoutFinalLineBreak(_ text: String) -> String {
    // In Swift, a carriage return and a line feed are one character.
    text.last == "\n" || text.last == "\r\n" ? String(text.dropLast()) : text
  }

  /// Returns the NFC form. Throws if a rule is broken that holds for every passphrase.
  private static func accepted(
    _ raw: String, _ composed: (String) -> String
  ) throws(PassphraseRefusal) -> String {
    if raw.utf8.count > inputLimit { throw tooLong }
    if raw.unicodeScalars.contains(where: Text.isControl) { throw .controlCharacter }
    guard raw.unicodeScalars.allSatisfy(isStable) else { throw .invalidCharacter }
    let text = composed(raw)
    // Swift compares by canonical equivalence. The texts differ only if `composed` dropped combining marks.
    guard text == raw else { throw .invalidCharacter }
    if text.utf8.count > byteLimit { throw tooLong }
    return text
  }

  private static var tooLong: PassphraseRefusal {
    .tooLong(characters: limit, bytes: byteLimit)
  }

  /// Returns whether a scalar has the same NFC form in every program, and was typed on purpose.
  private static func isStable(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII || (0xAC00...0xD7A3).contains(scalar.value) { return true }
    // The replacement character stands for invalid bytes. A byte order mark is invisible, and some editors add it.
    if scalar.value == 0xFFFD || scalar.value == 0xFEFF { return false }
    guard scalar.properties.generalCategory != .unassigned, let age = scalar.properties.age
    else { return false }
    return (age.major, age.minor) <= (newestUnicode.major, newestUnicode.minor)
  }
}

extension Passphrase: CustomStringConvertible, CustomReflectable {
  /// Dots instead of the passphrase, so that printing or logging it by mistake reveals nothing.
  public var description: String { "••••••••" }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
