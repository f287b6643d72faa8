public enum EmailRefusal: String, CaseIterable, Hashable, Sendable {
  case empty
  case tooLong
  case controlCharacter
  /// The text contains no `@`.
  case noAt
  case nothingBeforeAt
  /// The text contains several addresses, or an unclosed quote.
  case several
  case nothingAfterAt
  /// A label of the domain is empty: two dots in a row, or a dot at either end.
  case emptyLabel
  /// A label of the domain contains something other than ASCII letters, digits and hyphens.
  case oddLabel
  /// The domain contains no dot.
  case noDot
  /// The top-level domain does not consist of two or more ASCII letters.
  case ending
}

/// A validated e-mail address. An account is identified by its address.
public struct EmailAddress: Hashable, Sendable {
  /// The address as the user typed it, trimmed.
  public let text: String

  /// The maximum length in characters.
  public static let limit = 45

  /// Parses an address. The text before the `@` must not be empty, and dot-separated labels must follow. The last label
  /// must have two or more letters.
  public init(_ raw: String) throws(ProfileRefusal) {
    do throws(TextRefusal) { text = try SingleLineText(raw, limit: Self.limit).text } catch {
      switch error {
      case .empty: throw .email(.empty)
      case .tooLong: throw .email(.tooLong)
      case .controlCharacter: throw .email(.controlCharacter)
      }
    }
    if let fault = Self.refusal(Array(text.utf8)) { throw .email(fault) }
  }

  /// Restores a stored address without validating it again.
  package init(stored: String) { text = stored }

  /// The lowercased address, for case-insensitive comparison.
  public var key: String { text.lowercased() }

  /// The local part of the address, before the last `@`.
  public var account: String {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    return parts.dropLast().joined(separator: "@")
  }

  private static func refusal(_ bytes: [UInt8]) -> EmailRefusal? {
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

  /// Returns whether the local part contains a separator of addresses outside of quotes, or an unclosed quote.
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
