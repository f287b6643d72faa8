/// What a password lacks, one case for each clause of the rule.
public enum PasswordFault: String, CaseIterable, Hashable, Sendable {
  case tooShort
  case tooLong
  /// There is no small letter of English in it.
  case noSmallLetter
  case noDigit
  /// None of the special characters of the rule is in it.
  case noSpecial
}

/// A new password that keeps the rule. It is never shown, and kept only as a hash.
public struct Password: Equatable, Sendable {
  let secret: String

  /// The fewest characters of a password.
  public static let least = 8
  /// The most characters, so that nobody is kept busy by a book.
  public static let limit = 256
  /// The characters of which a password has one at least.
  public static let specials = "[]~!@#$%^&*()=+{}:?,<>/._-"

  /// Accepts a password, or says all that it lacks at once.
  public init(_ raw: String) throws(ProfileRefusal) {
    let faults = Self.faults(of: raw)
    if !faults.isEmpty { throw .password(faults) }
    secret = raw
  }

  /// Accepts a password that was typed twice.
  public init(_ raw: String, repeated: String) throws(ProfileRefusal) {
    try self.init(raw)
    if raw != repeated { throw .passwordsDiffer }
  }

  /// All that a text lacks to be a password.
  public static func faults(of raw: String) -> [PasswordFault] {
    // What is far too long is not looked through.
    if raw.utf8.count > limit * 16 || raw.count > limit { return [.tooLong] }
    let scalars = raw.unicodeScalars
    let specials = specials.unicodeScalars
    var faults: [PasswordFault] = raw.count < least ? [.tooShort] : []
    if !scalars.contains(where: { ("a"..."z").contains($0) }) { faults.append(.noSmallLetter) }
    if !scalars.contains(where: { ("0"..."9").contains($0) }) { faults.append(.noDigit) }
    if !scalars.contains(where: specials.contains) { faults.append(.noSpecial) }
    return faults
  }
}

extension Password: CustomStringConvertible, CustomReflectable {
  /// Dots: whoever prints it by mistake prints nothing of it.
  public var description: String { "••••••••" }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
