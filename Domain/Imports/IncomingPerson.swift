/// A person from the file of a contact manager.
public struct IncomingPerson: Equatable, Sendable {
  public var name: String
  public var nickname: String?
  public var phones: [String]
  public var mails: [String]
  public var birthday: Birthday?
  /// The contact cycle in days. If nil, the default cycle of the person's tags is used.
  public var cycleDays: Int?
  public var tags: [String]
  /// Past contacts, in any order.
  public var contacts: [IncomingContact]
  /// Notes about the person.
  public var memos: [IncomingContact]
  /// What was given to the person, received, lent and borrowed.
  public var gifts: [IncomingGift] = []
  /// If not nil, the person is only added to the address book and does not become a plant.
  public var cardOnly: CardOnly?

  /// Why a person is only added to the address book.
  public enum CardOnly: String, Hashable, Sendable { case partial, dead }

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

/// A contact with a person, or a memo about a person, on a date.
public struct IncomingContact: Hashable, Sendable {
  /// The id of the entry. It is unique among the entries of the person.
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

/// A gift or loan of a person in another program.
public struct IncomingGift: Hashable, Sendable {
  /// The id of the entry. It is unique among the entries of the person.
  public var id: String
  public var kind: Gift.Kind
  public var what: String?
  /// The amount in digits.
  public var amount: String?
  /// The currency; nil for the user's own.
  public var currency: String?
  public var day: Day?
  /// Whether a loan came back.
  public var isReturned = false

  public init(id: String, kind: Gift.Kind, what: String?, amount: String?, day: Day?) {
    (self.id, self.kind, self.what, self.amount, self.day) = (id, kind, what, amount, day)
  }
}

/// A card for the address book, built from the columns of a table.
public struct IncomingCard: Equatable, Sendable {
  /// The complete card in the format vCard 3.0.
  public var card: [UInt8]

  public init(card: [UInt8]) { self.card = card }
}
