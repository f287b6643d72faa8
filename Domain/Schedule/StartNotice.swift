/// The notice that an event begins. It is never kept: it follows from the event, so that it moves
/// when the event is moved and is gone when the event is.
public struct StartNotice: Equatable, Sendable {
  /// What tells this notice from all others: of which event, and for which start.
  public struct Name: Hashable, Sendable {
    public let event: ID<Event>
    public let instant: Int

    /// Names a notice.
    public init(event: ID<Event>, instant: Int) {
      self.event = event
      self.instant = instant
    }
  }

  public let name: Name
  /// When it is due.
  public let at: Now
  public let title: String
  public let body: String

  /// The notice of an event: its title, and all of its body.
  public init(of event: Event) {
    name = Name(event: event.id, instant: event.start.instant)
    at = event.start
    title = event.title.text
    body = event.body?.text ?? ""
  }
}
