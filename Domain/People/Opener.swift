/// Opens a link to a person or page in another program: phone, SMS, messenger, mail or browser.
public struct Opener: Sendable {
  /// A link to open.
  public struct Link: Equatable, Sendable {
    public enum Kind: String, Equatable, Sendable { case call, message, messenger, mail, web }
    public let kind: Kind
    /// The phone number, or the name if there is none; for other kinds the mail address or URL.
    public let target: String

    public init(kind: Kind, target: String) {
      self.kind = kind
      self.target = target
    }
  }

  /// The result of opening a link.
  public enum Outcome: Equatable, Sendable {
    case opened
    /// No installed program opens such a link.
    case noProgram
    /// There is no link for this channel.
    case noLink
  }

  public var open: @Sendable (Link) -> Outcome
  /// The expected result of opening a link, without opening it.
  public var look: @Sendable (Link) -> Outcome

  /// Without `look`, a dry run assumes that a program is installed.
  public init(
    open: @escaping @Sendable (Link) -> Outcome,
    look: @escaping @Sendable (Link) -> Outcome = { _ in .opened }
  ) {
    self.open = open
    self.look = look
  }

  /// An opener for dry runs, which opens nothing.
  public var onTrial: Opener { Opener(open: look, look: look) }
}
