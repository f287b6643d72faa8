/// Opens the way to a person or a page in another program: the dialler, the messages, the
/// messenger, the mail, the browser.
public struct Opener: Sendable {
  /// What is to be opened.
  public struct Link: Equatable, Sendable {
    /// The kinds of ways.
    public enum Kind: String, Equatable, Sendable { case call, message, messenger, mail, web }
    /// What it leads to.
    public let kind: Kind
    /// The number, or the name where there is none; the address of a mailbox or of a page.
    public let target: String

    /// Puts a link together.
    public init(kind: Kind, target: String) {
      self.kind = kind
      self.target = target
    }
  }

  /// What came of it.
  public enum Outcome: Equatable, Sendable {
    case opened
    /// No program here opens such a link.
    case noProgram
    /// There is nothing to open for this way of being in touch.
    case noLink
  }

  /// Opens a link, or says that nothing here can.
  public var open: @Sendable (Link) -> Outcome
  /// Says what would come of opening a link, and opens nothing.
  public var look: @Sendable (Link) -> Outcome

  /// Makes an opener; one that cannot tell beforehand counts on a program being there.
  public init(
    open: @escaping @Sendable (Link) -> Outcome,
    look: @escaping @Sendable (Link) -> Outcome = { _ in .opened }
  ) {
    self.open = open
    self.look = look
  }

  /// The same opener where everything is only tried.
  public var onTrial: Opener { Opener(open: look, look: look) }
}
