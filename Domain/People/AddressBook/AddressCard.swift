/// A contact in the address book, whether registered as a person or not.
public struct AddressCard: Hashable, Identifiable, Sendable {
  public let id: Domain.ID<AddressCard>
  public let name: SingleLineText
  public let nickname: SingleLineText?
  /// The birthday, with or without a year.
  public let birthday: Birthday?
  /// The phone numbers in the order of the card.
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

/// A card in a list.
public struct ListedCard: Hashable, Sendable {
  public let card: AddressCard
  /// The name of the plant with one of the card's numbers. For a card without numbers it is the plant with the same
  /// name.
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
  /// The UID of the card; nil if it has none.
  public var uid: String?
  public var name: SingleLineText
  public var nickname: SingleLineText?
  /// The birthday, with or without a year.
  public var birthday: Birthday?
  public var numbers: [PhoneNumber]
  /// The original bytes, including all properties that Haru does not parse.
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
