/// Stores the cards of the address book. Each method is one transaction.
public protocol AddressBookRepository: Sendable {
  /// Stores cards until `next` returns nil, all or none. A card replaces an existing one with the same UID, the same
  /// bytes or, without a UID, the same name and numbers.
  func importCards(_ next: () throws(FileFailure) -> ReadCard?, ids: IDSource)
    throws(AddressBookFailure)
    -> CardTally

  /// Visits cards ordered by name until the visitor returns false: Korean, Latin, other letters, digits. The visitor
  /// must not use the repository.
  func visit(_ query: AddressBookQuery, _ visitor: (ListedCard) -> Bool) throws(AddressBookFailure)

  /// Visits cards with their original bytes, in the same order.
  func visitWhole(_ query: AddressBookQuery, _ visitor: (ListedCard, [UInt8]) -> Bool)
    throws(AddressBookFailure)

  /// The original bytes of a card; nil if it no longer exists.
  func original(of id: ID<AddressCard>) throws(AddressBookFailure) -> [UInt8]?

  /// The original bytes of a registered person's cards, in the order of import.
  func originals(of id: ID<Person>) throws(AddressBookFailure) -> [[UInt8]]

  /// Counts the cards that match a query, ignoring `skip` and `limit`.
  func count(_ query: AddressBookQuery) throws(AddressBookFailure) -> Int

  /// The index of a card in the order of names; nil if the query does not match the card.
  func index(of id: ID<AddressCard>, in query: AddressBookQuery) throws(AddressBookFailure) -> Int?

  /// Visits the original bytes of all cards in the order of import, each with its person. That is a person with one of
  /// its numbers, or the only person and card of that name.
  func visitOriginals(_ visitor: ([UInt8], Person?) -> Bool) throws(AddressBookFailure)

  /// The contacts that are not plants and were born on some days of any year, ordered by day. Those born on 29 February
  /// match only that day.
  func born(on days: [Birthday], atMost limit: Int) throws(StorageFailure) -> [AddressCard]

  /// The contacts that are not plants and have a birthday, ordered by name.
  func withBirthdays() throws(StorageFailure) -> [AddressCard]

  /// Visits the registered people that have no card.
  func visitCardless(_ visitor: (Person) -> Bool) throws(AddressBookFailure)
}

/// The counts of an import of cards.
public struct CardTally: Equatable, Sendable {
  /// New cards.
  public var added = 0
  /// Cards that replaced an older version.
  public var updated = 0
  /// Cards that were unchanged.
  public var same = 0

  public init() {}
}

/// Which cards to list, and which part of the list.
public struct AddressBookQuery: Equatable, Sendable {
  /// Only cards whose name or number contains this.
  public var search: String?
  /// Only cards that are not registered as a person.
  public var isUnregistered: Bool
  public var skip: Int
  public var limit: Int?

  /// A query without arguments matches all cards.
  public init(
    search: String? = nil, isUnregistered: Bool = false, skip: Int = 0, limit: Int? = nil
  ) {
    self.search = search
    self.isUnregistered = isUnregistered
    self.skip = skip
    self.limit = limit
  }
}
