/// Somebody in the address book, whether registered as a plant or not.
public struct AddressCard: Hashable, Sendable {
  /// What the card is known by.
  public let id: ID<AddressCard>
  /// The name on it.
  public let name: Line
  /// What the person is also called.
  public let nickname: Line?
  /// The day of birth, with or without its year.
  public let birthday: Birthday?
  /// The telephone numbers in the order the address book has them.
  public let numbers: [PhoneNumber]

  /// Puts a card together.
  public init(
    id: ID<AddressCard>, name: Line, nickname: Line? = nil, birthday: Birthday? = nil,
    numbers: [PhoneNumber] = []
  ) {
    self.id = id
    self.name = name
    self.nickname = nickname
    self.birthday = birthday
    self.numbers = numbers
  }
}

/// A card as lists show it.
public struct ListedCard: Hashable, Sendable {
  /// The card.
  public let card: AddressCard
  /// What the plant is called that has one of the card's numbers; for a card without numbers,
  /// the plant of the same name.
  public let knownAs: String?

  /// Puts a listed card together.
  public init(_ card: AddressCard, knownAs: String?) {
    self.card = card
    self.knownAs = knownAs
  }

  /// Whether this somebody is registered as a plant already.
  public var isRegistered: Bool { knownAs != nil }
}

/// A card as an address book file has it: what Haru understands of it, and all of its bytes.
public struct ReadCard: Hashable, Sendable {
  /// The name the address book itself knows the card by, if it gives one.
  public var uid: String?
  /// The name on it.
  public var name: Line
  /// What the person is also called.
  public var nickname: Line?
  /// The day of birth, with or without its year.
  public var birthday: Birthday?
  /// The telephone numbers on it.
  public var numbers: [PhoneNumber]
  /// The card as it stands in the file, with everything Haru does not understand.
  public var original: [UInt8]

  /// Puts a card together.
  public init(
    uid: String? = nil, name: Line, nickname: Line? = nil, birthday: Birthday? = nil,
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
