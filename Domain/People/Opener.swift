/// Opens a link to a person or a web page in another program: phone, SMS, messenger, mail or browser.
public struct Opener: Sendable {
  /// A link to open.
  public struct Link: Equatable, Sendable {
    public enum Kind: String, Equatable, Sendable { case call, message, messenger, mail, web }
    public let kind: Kind
    /// The phone number, or the name if no number is known. For mail and web links, the mail address or URL.
    public let target: String

    public init(kind: Kind, target: String) {
      self.kind = kind
      self.target = target
    }
  }

  /// The result of opening a link.
  public enum Outcome: Equatable, Sendable {
    case opened
    /// No installed program opens this kind of link.
    case noProgram
    /// The person has no link for this channel.
    case noLink
  }

  public var open: @Sendable (Link) -> Outcome
  /// Returns the expected result of opening a link, without opening the link.
  public var check: @Sendable (Link) -> Outcome

  /// Creates an opener. Without `check`, a dry run assumes that a program is installed.
  public init(
    open: @escaping @Sendable (Link) -> Outcome,
    check: @escaping @Sendable (Link) -> Outcome = { _ in .opened }
  ) {
    self.open = open
    self.check = check
  }

  /// The opener for dry runs, which opens nothing.
  public var onTrial: Opener { Opener(open: check, check: check) }
}
