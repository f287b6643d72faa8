/// The display name of a user.
public struct Nickname: Hashable, Sendable {
  public let text: String

  /// The maximum width in terminal cells.
  public static let limit = TextLimit.cells(16)

  /// Parses a nickname. It must be a single line within the limit, not empty and without control characters.
  public init(_ raw: String) throws(ProfileRefusal) {
    do throws(TextRefusal) { text = try SingleLineText(raw, limit: Self.limit).text } catch {
      switch error {
      case .empty: throw .nicknameEmpty
      case .tooLong(let limit): throw .nicknameTooLong(limit: limit)
      case .controlCharacter: throw .controlCharacter(.nickname)
      }
    }
  }

  /// Restores a stored nickname without validating it again.
  package init(stored: String) { text = stored }
}
