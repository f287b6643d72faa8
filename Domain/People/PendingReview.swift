/// A pending review with the person it is about.
public struct WaitingReview: Hashable, Sendable {
  public let person: Person
  public let pending: PendingReview

  public init(_ person: Person, _ pending: PendingReview) {
    self.person = person
    self.pending = pending
  }
}

/// A contact that the user started from Haru and has not recorded yet. It is stored before the link is opened, so that
/// Haru still asks about the contact after a crash.
public struct PendingReview: Hashable, Sendable {
  public let person: ID<Person>
  public let channel: Watering.Channel
  /// The time at which the contact was started.
  public let at: Now

  public init(person: ID<Person>, channel: Watering.Channel, at: Now) {
    self.person = person
    self.channel = channel
    self.at = at
  }
}
