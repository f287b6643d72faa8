/// What somebody wants to be called.
public struct Nickname: Hashable, Sendable {
  /// The nickname itself.
  public let text: String

  /// The most characters of a nickname.
  public static let limit = 8

  /// Accepts one to eight characters.
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
  public init(stored: String) { text = stored }
}
