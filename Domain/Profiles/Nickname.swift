/// What somebody wants to be called.
public struct Nickname: Hashable, Sendable {
  /// The nickname itself.
  public let text: String

  /// How long a nickname may be.
  public static let limit = TextLimit.cells(16)

  /// Accepts a nickname that says something within its limit.
  public init(_ raw: String) throws(ProfileRefusal) {
    do throws(TextRefusal) { text = try Line(raw, limit: Self.limit).text } catch {
      switch error {
      case .empty: throw .nicknameEmpty
      case .tooLong(let limit): throw .nicknameTooLong(limit: limit)
      case .controlCharacter: throw .controlCharacter(.nickname)
      }
    }
  }

  /// Takes back a nickname that was accepted before.
  package init(stored: String) { text = stored }
}
