/// Where the cards of the address book are kept. Each method is one transaction.
public protocol AddressBookRepository: Sendable {
  /// Keeps cards until there are no more of them, all of them or none. A card that is known by
  /// its UID, its bytes, or (without a UID) its name and numbers takes the place of the old one.
  func importCards(_ next: () throws(FileFailure) -> ReadCard?, ids: IDSource)
    throws(AddressBookError)
    -> CardTally

  /// Visits cards in the order of names until the visitor returns false: Korean names, Latin
  /// ones, those of other letters, those that begin with a digit. The visitor must not use the
  /// repository.
  func visit(_ query: AddressBookQuery, _ visitor: (ListedCard) -> Bool) throws(AddressBookError)

  /// Visits cards with all of their bytes, in the same order.
  func visitWhole(_ query: AddressBookQuery, _ visitor: (ListedCard, [UInt8]) -> Bool)
    throws(AddressBookError)

  /// The bytes of a card; nothing where it is gone.
  func original(of id: ID<AddressCard>) throws(AddressBookError) -> [UInt8]?

  /// The bytes of the cards that belong to somebody who is registered, in the order they came.
  func originals(of id: ID<Person>) throws(AddressBookError) -> [[UInt8]]

  /// Counts the cards a query means, whatever part of them it asks for.
  func count(_ query: AddressBookQuery) throws(AddressBookError) -> Int

  /// The place a card has in the order of names, or nothing when the query leaves it out.
  func place(of id: ID<AddressCard>, in query: AddressBookQuery) throws(AddressBookError) -> Int?

  /// Visits the bytes of all cards in the order they came, each with the plant it belongs to: one
  /// with one of its numbers, or else the only one of its name, where no other card has that.
  func visitOriginals(_ visitor: ([UInt8], Person?) -> Bool) throws(AddressBookError)

  /// The contacts that are no plants and were born on some days of the year, in the order of the days. Who
  /// was born on 29 February is found on that day alone.
  func born(on days: [Birthday], atMost limit: Int) throws(StorageFailure) -> [AddressCard]

  /// The contacts that are no plants and have a birthday, in the order of names.
  func withBirthdays() throws(StorageFailure) -> [AddressCard]

  /// Visits the registered people of whom the address book has no card.
  func visitCardless(_ visitor: (Person) -> Bool) throws(AddressBookError)
}

/// How the cards that were kept compare with those there were.
public struct CardTally: Equatable, Sendable {
  /// Cards that were not there.
  public var added = 0
  /// Cards that took the place of an older one.
  public var updated = 0
  /// Cards that were there already.
  public var same = 0

  /// Begins with nothing.
  public init() {}
}

/// Which cards are meant, and which part of their list.
public struct AddressBookQuery: Equatable, Sendable {
  /// Only those whose name or number contains this.
  public var search: String?
  /// Only those who are no plant yet.
  public var isUnregistered: Bool
  /// How many to pass over.
  public var skip: Int
  /// How many to visit at most.
  public var limit: Int?

  /// Makes a query; without arguments it means everybody.
  public init(
    search: String? = nil, isUnregistered: Bool = false, skip: Int = 0, limit: Int? = nil
  ) {
    self.search = search
    self.isUnregistered = isUnregistered
    self.skip = skip
    self.limit = limit
  }
}
