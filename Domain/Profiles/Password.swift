public enum PasswordRefusal: String, CaseIterable, Hashable, Sendable {
  case tooShort
  case tooLong
  /// The password contains no lowercase ASCII letter.
  case noSmallLetter
  case noDigit
  /// The password contains none of `specials`.
  case noSpecial
}

/// A validated new password. It is never displayed, and only its hash is stored.
public struct Password: Equatable, Sendable {
  let secret: String

  /// The minimum length in characters.
  public static let least = 8
  /// The maximum length in characters, which bounds the cost of hashing.
  public static let limit = 256
  /// The special characters. A password needs at least one of them.
  public static let specials = "[]~!@#$%^&*()=+{}:?,<>/._-"

  /// Validates a password. Throws all broken rules together.
  public init(_ raw: String) throws(ProfileRefusal) {
    let faults = Self.refusals(of: raw)
    if !faults.isEmpty { throw .password(faults) }
    secret = raw
  }

  /// Validates a password that was typed twice.
  public init(_ raw: String, repeated: String) throws(ProfileRefusal) {
    try self.init(raw)
    if raw != repeated { throw .passwordsDiffer }
  }

  /// Returns all rules that a text breaks as a password. Empty if the text is valid.
  public static func refusals(of raw: String) -> [PasswordRefusal] {
    // A text that is far too long is not examined further.
    if raw.utf8.count > limit * 16 || raw.count > limit { return [.tooLong] }
    let scalars = raw.unicodeScalars
    let specials = specials.unicodeScalars
    var faults: [PasswordRefusal] = raw.count < least ? [.tooShort] : []
    if !scalars.contains(where: { ("a"..."z").contains($0) }) { faults.append(.noSmallLetter) }
    if !scalars.contains(where: { ("0"..."9").contains($0) }) { faults.append(.noDigit) }
    if !scalars.contains(where: specials.contains) { faults.append(.noSpecial) }
    return faults
  }
}

extension Password: CustomStringConvertible, CustomReflectable {
  /// Dots instead of the password, so that printing or logging it by mistake reveals nothing.
  public var description: String { "••••••••" }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
