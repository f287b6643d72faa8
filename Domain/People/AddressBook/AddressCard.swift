/// A contact in the address book. It may be registered as a person.
public struct AddressCard: Hashable, Identifiable, Sendable {
  public let id: Domain.ID<AddressCard>
  public let name: SingleLineText
  public let nickname: SingleLineText?
  /// The birthday, with or without a year; nil if unknown.
  public let birthday: Birthday?
  /// The phone numbers, in the order of the card.
  public let numbers: [PhoneNumber]

  public init(
    id: Domain.ID<AddressCard>, name: SingleLineText, nickname: SingleLineText? = nil,
    birthday: Birthday? = nil,
    numbers: [PhoneNumber] = []
  ) {
    self.id = id
    self.name = name
    self.nickname = nickname
    self.birthday = birthday
    self.numbers = numbers
  }
}

/// A card in a list, with the name of the plant that its contact is registered as.
public struct ListedCard: Hashable, Sendable {
  public let card: AddressCard
  /// The name of the plant that has one of the card's numbers. For a card without numbers, the plant with the same
  /// name. It is nil if there is no such plant.
  public let knownAs: String?

  public init(_ card: AddressCard, knownAs: String?) {
    self.card = card
    self.knownAs = knownAs
  }

  /// Whether the contact is registered as a person.
  public var isRegistered: Bool { knownAs != nil }
}

/// A card parsed from a file, with its original bytes.
public struct ReadCard: Hashable, Sendable {
  /// The UID of the card; nil if the card has none.
  public var uid: String?
  public var name: SingleLineText
  public var nickname: SingleLineText?
  /// The birthday, with or without a year; nil if the card has none.
  public var birthday: Birthday?
  public var numbers: [PhoneNumber]
  /// The original bytes of the card, including all properties that Haru does not parse.
  public var original: [UInt8]

  public init(
    uid: String? = nil, name: SingleLineText, nickname: SingleLineText? = nil,
    birthday: Birthday? = nil,
    numbers: [PhoneNumber] = [], original: [UInt8]
  ) {
    self.uid = uid
    self.name = name
    self.nickname = nickname
    self.birthday = birthday
    self.numbers = numbers
    self.original = original
  }
}
