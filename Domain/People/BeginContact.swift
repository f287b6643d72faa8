/// Begins a contact: remembers that it is to be recorded, then opens the way to the person.
public struct BeginContact: Sendable {
  let reviews: any ReviewsRepository
  let clock: WallClock
  let opener: Opener

  /// Begins a contact with one person, at another number than the one they are registered with
  /// where one is named. Nothing is opened before it is remembered.
  public func callAsFunction(
    _ person: Person, by channel: Watering.Channel, at number: PhoneNumber? = nil
  ) throws(PeopleError) -> BegunContact {
    let number = number ?? person.phone
    let link = try link(to: person, number, by: channel)
    let pending = PendingReview(person: person.id, channel: channel, at: clock.now())
    try reviews.begin(pending)
    return BegunContact(
      person: person, number: number, pending: pending, link: link,
      outcome: link.map(opener.open) ?? .noLink)
  }

  private func link(to person: Person, _ phone: PhoneNumber?, by channel: Watering.Channel)
    throws(PeopleError) -> Opener.Link?
  {
    switch channel {
    case .call, .message:
      guard let phone else {
        throw .refused(.noPhone(calledName: person.calledName))
      }
      return Opener.Link(kind: channel == .call ? .call : .message, target: phone.key)
    case .messenger:
      return Opener.Link(kind: .messenger, target: phone?.key ?? person.name.text)
    case .met: return nil
    }
  }
}

/// A contact that was begun, and whether its way could be opened.
public struct BegunContact: Equatable, Sendable {
  /// Who is contacted.
  public let person: Person
  /// The number they are contacted at, where one is known.
  public let number: PhoneNumber?
  /// What is still to be recorded.
  public let pending: PendingReview
  /// What was to be opened; nothing where no number is known.
  public let link: Opener.Link?
  /// Whether a program opened it.
  public let outcome: Opener.Outcome
}
