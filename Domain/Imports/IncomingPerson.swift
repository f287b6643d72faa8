/// A person somebody keeps in touch with.
public struct IncomingPerson: Equatable, Sendable {
  public var name: String
  public var nickname: String?
  public var phones: [String]
  public var mails: [String]
  public var birthday: Birthday?
  /// Every so many days; nothing leaves it to the tags.
  public var cycleDays: Int?
  public var tags: [String]
  /// Where one got in touch, in any order.
  public var contacts: [IncomingContact]
  /// What was written down of the person.
  public var memos: [IncomingContact]
  /// Whether it is no plant but only a card of the address book, and why.
  public var cardOnly: CardOnly?

  /// Why somebody is kept in the address book alone.
  public enum CardOnly: String, Hashable, Sendable { case partial, dead }

  /// Puts a person together; only the name is needed.
  public init(
    name: String, nickname: String? = nil, phones: [String] = [], mails: [String] = [],
    birthday: Birthday? = nil, cycleDays: Int? = nil, tags: [String] = [],
    contacts: [IncomingContact] = [], memos: [IncomingContact] = [], cardOnly: CardOnly? = nil
  ) {
    self.name = name
    self.nickname = nickname
    self.phones = phones
    self.mails = mails
    self.birthday = birthday
    self.cycleDays = cycleDays
    self.tags = tags
    self.contacts = contacts
    self.memos = memos
    self.cardOnly = cardOnly
  }
}

/// One time somebody got in touch, or a memo of a day.
public struct IncomingContact: Hashable, Sendable {
  /// What tells it from the person's others.
  public var id: String
  public var at: IncomingMoment
  public var channel: Watering.Channel?
  public var text: String?

  public init(id: String, at: IncomingMoment, channel: Watering.Channel? = nil, text: String? = nil)
  {
    self.id = id
    self.at = at
    self.channel = channel
    self.text = text
  }
}

/// A card for the address book, which is put together from what a table has of it.
public struct IncomingCard: Equatable, Sendable {
  /// The card as vCard 3.0, whole.
  public var card: [UInt8]

  public init(card: [UInt8]) { self.card = card }
}
