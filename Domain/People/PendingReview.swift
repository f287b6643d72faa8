/// What is still to be recorded, and with whom it is about.
public struct WaitingReview: Hashable, Sendable {
  /// Who it is about.
  public let person: Person
  /// What is still to be recorded.
  public let pending: PendingReview

  /// Puts the two together.
  public init(_ person: Person, _ pending: PendingReview) {
    self.person = person
    self.pending = pending
  }
}

/// A contact that was begun through Haru and is not recorded yet. It is kept before anything is
/// opened, so that whatever happens then, the question how it went is asked again.
public struct PendingReview: Hashable, Sendable {
  /// Who it is about.
  public let person: ID<Person>
  /// How the contact was begun.
  public let channel: Watering.Channel
  /// When the contact was begun.
  public let at: Now

  /// Puts a pending review together.
  public init(person: ID<Person>, channel: Watering.Channel, at: Now) {
    self.person = person
    self.channel = channel
    self.at = at
  }
}
