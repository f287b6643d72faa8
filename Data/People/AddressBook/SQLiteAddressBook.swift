public import Domain

/// The address book in SQLite.
public struct SQLiteAddressBook: AddressBookRepository, StoreRepository {
  typealias Failure = AddressBookFailure

  let database: Database

  public init(_ database: Database) { self.database = database }

  public func importCards(_ next: () throws(FileFailure) -> ReadCard?, ids: IDSource)
    throws(AddressBookFailure) -> CardTally
  {
    // A read error in the middle of a file rolls back the whole transaction.
    var unreadable: FileFailure?
    do throws(StorageFailure) {
      return try database.write(as: .importContacts) { (store) throws(StorageFailure) in
        var importing = try ImportingCards(store, ids)
        while true {
          let card: ReadCard?
          do throws(FileFailure) { card = try next() } catch {
            unreadable = error
            throw .interrupted
          }
          guard let card else {
            store.setSubject(of: String(importing.tally.added + importing.tally.updated))
            return importing.tally
          }
          try importing.importCard(card)
        }
      }
    } catch {
      throw unreadable.map(AddressBookFailure.file) ?? .storage(error)
    }
  }

  public func visit(_ query: AddressBookQuery, _ visitor: (ListedCard) -> Bool)
    throws(AddressBookFailure)
  {
    try alone { (store) throws(StorageFailure) in
      let (condition, values) = AddressBookSQL.condition(query)
      try store.visit(
        AddressBookSQL.list(condition), values + [.int(query.limit ?? -1), .int(query.skip)]
      ) { (row) throws(StorageFailure) in visitor(try AddressBookRow.listed(row)) }
    }
  }

  public func visitWhole(_ query: AddressBookQuery, _ visitor: (ListedCard, [UInt8]) -> Bool)
    throws(AddressBookFailure)
  {
    try alone { (store) throws(StorageFailure) in
      let (condition, values) = AddressBookSQL.condition(query)
      try store.visit(
        AddressBookSQL.whole(condition), values + [.int(query.limit ?? -1), .int(query.skip)]
      ) { (row) throws(StorageFailure) in
        let card = NamedRow<OriginalColumn>(row, from: ListedColumn.count)
        return visitor(try AddressBookRow.listed(row), card.bytes(.card))
      }
    }
  }

  public func original(of id: ID<AddressCard>) throws(AddressBookFailure) -> [UInt8]? {
    try alone { (store) throws(StorageFailure) in
      try store.first(AddressBookSQL.original, [.text(id.text)]) { $0.bytes }
    }
  }

  public func originals(of id: ID<Person>) throws(AddressBookFailure) -> [[UInt8]] {
    try alone { (store) throws(StorageFailure) in
      try store.all(AddressBookSQL.originalsOfOne, [.text(id.text)]) { $0.bytes }
    }
  }

  public func count(_ query: AddressBookQuery) throws(AddressBookFailure) -> Int {
    try alone { (store) throws(StorageFailure) in
      let (condition, values) = AddressBookSQL.condition(query)
      return try store.first(AddressBookSQL.count(condition), values) { $0.int } ?? 0
    }
  }

  public func index(of id: ID<AddressCard>, in query: AddressBookQuery) throws(AddressBookFailure)
    -> Int?
  {
    try reading { (store) throws(StorageFailure) -> Int? in
      let (condition, values) = AddressBookSQL.condition(query)
      let isMeant = try store.first(
        AddressBookSQL.isMeant(condition), [.text(id.text)] + values, { _ in true })
      guard isMeant == true else { return nil }
      return try store.first(
        AddressBookSQL.rank(condition), [.text(id.text)] + values + values
      ) { $0.int }
    }
  }

  public func visitOriginals(_ visitor: ([UInt8], Person?) -> Bool) throws(AddressBookFailure) {
    try alone { (store) throws(StorageFailure) in
      try store.visit(AddressBookSQL.originals) { (row) throws(StorageFailure) in
        let person = NamedRow<PersonColumn>(row).isNull(.id) ? nil : try PeopleRow.person(row)
        let card = NamedRow<OriginalColumn>(row, from: PeopleRow.shape.read.count)
        return visitor(card.bytes(.card), person)
      }
    }
  }

  public func born(on days: [Birthday], atMost limit: Int) throws(StorageFailure) -> [AddressCard] {
    if days.isEmpty { return [] }
    return try database.alone { (store) throws(StorageFailure) in
      // Preparing the long statement is slow, so an address book without birthdays skips it.
      guard try store.first(BirthdaySQL.anyContact, [], { $0.int }) != nil else { return [] }
      return try store.all(
        BirthdaySQL.contacts(on: days.count), BirthdaySQL.values(days, atMost: limit)
      ) { (row) throws(StorageFailure) in try AddressBookRow.listed(row).card }
    }
  }

  public func withBirthdays() throws(StorageFailure) -> [AddressCard] {
    try database.alone { (store) throws(StorageFailure) in
      try store.all(AddressBookSQL.withBirthdays) { (row) throws(StorageFailure) in
        try AddressBookRow.listed(row).card
      }
    }
  }

  public func visitCardless(_ visitor: (Person) -> Bool) throws(AddressBookFailure) {
    try alone { (store) throws(StorageFailure) in
      try store.visit(AddressBookSQL.cardless) { (row) throws(StorageFailure) in
        visitor(try PeopleRow.person(row))
      }
    }
  }
}
