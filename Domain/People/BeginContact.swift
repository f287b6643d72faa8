/// Starts a contact. Stores a pending review, and then opens the link to the person.
public struct BeginContact: Sendable {
  let reviews: any ReviewsRepository
  let clock: WallClock
  let opener: Opener

  /// Starts a contact. Uses `number`, or the person's stored number if `number` is nil. The pending review is stored
  /// before the link is opened, so that it survives a crash.
  public func callAsFunction(
    _ person: Person, by channel: Watering.Channel, at number: PhoneNumber? = nil
  ) throws(PeopleFailure) -> BegunContact {
    let number = number ?? person.phone
    let link = try link(to: person, number, by: channel)
    let pending = PendingReview(person: person.id, channel: channel, at: clock.now())
    try reviews.begin(pending)
    return BegunContact(
      person: person, number: number, pending: pending, link: link,
      outcome: link.map(opener.open) ?? .noLink)
  }

  private func link(to person: Person, _ phone: PhoneNumber?, by channel: Watering.Channel)
    throws(PeopleFailure) -> Opener.Link?
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

/// A contact that was started, with the link and the result of opening it.
public struct BegunContact: Equatable, Sendable {
  public let person: Person
  /// The phone number that was used; nil if no number is known.
  public let number: PhoneNumber?
  /// The pending review that was stored for the contact.
  public let pending: PendingReview
  /// The link to open; nil for a meeting in person (`met`), which needs no link.
  public let link: Opener.Link?
  public let outcome: Opener.Outcome
}
