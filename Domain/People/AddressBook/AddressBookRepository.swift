/// Stores the cards of the address book. Each method is one transaction.
public protocol AddressBookRepository: Sendable {
  /// Stores cards in one transaction until the closure `next` returns nil. A card with a UID replaces the stored card
  /// with the same UID. A card without a UID replaces a stored card with the same name and numbers. A card with the
  /// same bytes as a stored card is left unchanged.
  func importCards(_ next: () throws(FileFailure) -> ReadCard?, ids: IDSource)
    throws(AddressBookFailure)
    -> CardTally

  /// Passes cards to the visitor until the visitor returns false. They are ordered by name: Korean, Latin, other
  /// letters, digits. The visitor must not use the repository.
  func visit(_ query: AddressBookQuery, _ visitor: (ListedCard) -> Bool) throws(AddressBookFailure)

  /// Passes cards with their original bytes to the visitor, in the order of `visit`, until the visitor returns false.
  func visitWhole(_ query: AddressBookQuery, _ visitor: (ListedCard, [UInt8]) -> Bool)
    throws(AddressBookFailure)

  /// Returns the original bytes of a card; nil if the card no longer exists.
  func original(of id: ID<AddressCard>) throws(AddressBookFailure) -> [UInt8]?

  /// Returns the original bytes of the cards of a registered person, in the order of import.
  func originals(of id: ID<Person>) throws(AddressBookFailure) -> [[UInt8]]

  /// Counts the cards that match a query, ignoring `skip` and `limit`.
  func count(_ query: AddressBookQuery) throws(AddressBookFailure) -> Int

  /// Returns the index of a card in the order of names; nil if the card does not match the query.
  func index(of id: ID<AddressCard>, in query: AddressBookQuery) throws(AddressBookFailure) -> Int?

  /// Passes the original bytes of all cards to the visitor in the order of import, each with its person or nil, until
  /// the visitor returns false. The person of a card is the person who has one of its numbers. Otherwise it is the only
  /// person with the name of the card, if no other card has that name, and if the card or the person has no number.
  func visitOriginals(_ visitor: ([UInt8], Person?) -> Bool) throws(AddressBookFailure)

  /// Returns the contacts that are not plants and whose birthday is one of `days`, whatever their year of birth. They
  /// are ordered by day. A birthday on 29 February matches only that date.
  func born(on days: [Birthday], atMost limit: Int) throws(StorageFailure) -> [AddressCard]

  /// Returns the contacts that are not plants and have a birthday, ordered by name.
  func withBirthdays() throws(StorageFailure) -> [AddressCard]

  /// Passes the registered persons without a card to the visitor, until the visitor returns false.
  func visitCardless(_ visitor: (Person) -> Bool) throws(AddressBookFailure)
}

/// The numbers of cards in an import, by outcome.
public struct CardTally: Equatable, Sendable {
  /// The number of new cards.
  public var added = 0
  /// The number of cards that replaced an older version.
  public var updated = 0
  /// The number of unchanged cards.
  public var same = 0

  public init() {}
}

/// Which cards to list, and which slice of the list.
public struct AddressBookQuery: Equatable, Sendable {
  /// A text that the name or a number must contain; nil for all cards.
  public var search: String?
  /// Whether to list only cards that are not registered as a person.
  public var isUnregistered: Bool
  public var skip: Int
  public var limit: Int?

  /// Creates a query. Without arguments it matches all cards.
  public init(
    search: String? = nil, isUnregistered: Bool = false, skip: Int = 0, limit: Int? = nil
  ) {
    self.search = search
    self.isUnregistered = isUnregistered
    self.skip = skip
    self.limit = limit
  }
}
