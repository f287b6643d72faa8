/// What is wrong with an e-mail address, one case for each clause of the rule.
public enum EmailFault: String, CaseIterable, Hashable, Sendable {
  case empty
  case tooLong
  case controlCharacter
  /// There is no `@` in it.
  case noAt
  case nothingBeforeAt
  /// There are two addresses, or something else than an address.
  case several
  case nothingAfterAt
  /// Two dots meet, or one stands at an end of what comes after the `@`.
  case emptyLabel
  /// A piece between dots has something else in it than letters of English, digits and hyphens.
  case oddLabel
  /// There is no dot after the `@`.
  case noDot
  /// What comes after the last dot is not two letters of English or more.
  case ending
}

/// An e-mail address, by which an account is known.
public struct EmailAddress: Hashable, Sendable {
  /// The address as it was written.
  public let text: String

  /// The most characters of an address.
  public static let limit = 45

  /// Accepts something before an `@`, and after it labels between dots, the last of which is two
  /// letters or more.
  public init(_ raw: String) throws(ProfileRefusal) {
    do throws(TextRefusal) { text = try Line(raw, limit: Self.limit).text } catch {
      switch error {
      case .empty: throw .email(.empty)
      case .tooLong: throw .email(.tooLong)
      case .controlCharacter: throw .email(.controlCharacter)
      }
    }
    if let fault = Self.fault(Array(text.utf8)) { throw .email(fault) }
  }

  /// Takes back an address that was accepted before.
  package init(stored: String) { text = stored }

  /// What addresses are compared by: nobody tells two apart by their capitals.
  public var key: String { text.lowercased() }

  /// What comes before the `@`.
  public var account: String {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    return parts.dropLast().joined(separator: "@")
  }

  private static func fault(_ bytes: [UInt8]) -> EmailFault? {
    guard let at = bytes.lastIndex(of: UInt8(ascii: "@")) else { return .noAt }
    if at == 0 { return .nothingBeforeAt }
    if isSeveral(bytes[..<at]) { return .several }
    let domain = bytes[(at + 1)...]
    if domain.isEmpty { return .nothingAfterAt }
    let labels = domain.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    if labels.contains(where: \.isEmpty) { return .emptyLabel }
    let isPlain = labels.joined().allSatisfy {
      isLetter($0) || (48...57).contains($0) || $0 == UInt8(ascii: "-")
    }
    if !isPlain { return .oddLabel }
    guard labels.count > 1, let last = labels.last else { return .noDot }
    return last.count >= 2 && last.allSatisfy(isLetter) ? nil : .ending
  }

  /// Whether what comes before the `@` has what parts addresses, beside
  /// what stands between quotes.
  private static func isSeveral(_ account: ArraySlice<UInt8>) -> Bool {
    var isQuoted = false
    for byte in account {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if !isQuoted, ",;".utf8.contains(byte) { return true }
    }
    return isQuoted
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (65...90).contains(byte) || (97...122).contains(byte)
  }
}
