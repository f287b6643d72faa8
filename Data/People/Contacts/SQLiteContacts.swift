public import Domain

/// The address book in the store.
public struct SQLiteContacts: ContactsRepository, StoreRepository {
  typealias Failure = ContactsError

  let database: Database

  /// Keeps the address book in a database.
  public init(_ database: Database) { self.database = database }

  public func keep(_ next: () throws(FileFailure) -> ReadCard?, ids: IDSource)
    throws(ContactsError) -> CardTally
  {
    // A file that fails half-way takes the whole transaction back.
    var unreadable: FileFailure?
    do throws(StorageFailure) {
      return try database.write(as: .importContacts) { (store) throws(StorageFailure) in
        var keeping = try KeepingCards(store, ids)
        while true {
          let card: ReadCard?
          do throws(FileFailure) { card = try next() } catch {
            unreadable = error
            throw .interrupted
          }
          guard let card else {
            store.tell(of: String(keeping.tally.added + keeping.tally.updated))
            return keeping.tally
          }
          try keeping.keep(card)
        }
      }
    } catch {
      throw unreadable.map(ContactsError.file) ?? .storage(error)
    }
  }

  public func visit(_ query: ContactsQuery, _ visitor: (ListedCard) -> Bool)
    throws(ContactsError)
  {
    try alone { (store) throws(StorageFailure) in
      let (condition, values) = ContactsSQL.condition(query)
      try store.visit(
        ContactsSQL.list(condition), values + [.int(query.limit ?? -1), .int(query.skip)]
      ) { (row) throws(StorageFailure) in visitor(try ContactsRow.listed(row)) }
    }
  }

  public func count(_ query: ContactsQuery) throws(ContactsError) -> Int {
    try alone { (store) throws(StorageFailure) in
      let (condition, values) = ContactsSQL.condition(query)
      return try store.first(ContactsSQL.count(condition), values) { $0.int } ?? 0
    }
  }

  public func place(of id: ID<AddressCard>, in query: ContactsQuery) throws(ContactsError)
    -> Int?
  {
    try reading { (store) throws(StorageFailure) -> Int? in
      let (condition, values) = ContactsSQL.condition(query)
      let isMeant = try store.first(
        ContactsSQL.isMeant(condition), [.text(id.text)] + values, { _ in true })
      guard isMeant == true else { return nil }
      return try store.first(
        ContactsSQL.place(condition), [.text(id.text)] + values + values
      ) { $0.int }
    }
  }

  public func visitOriginals(_ visitor: ([UInt8], Person?) -> Bool) throws(ContactsError) {
    try alone { (store) throws(StorageFailure) in
      try store.visit(ContactsSQL.originals) { (row) throws(StorageFailure) in
        let person = NamedRow<PersonColumn>(row).isNull(.id) ? nil : try PeopleRow.person(row)
        let card = NamedRow<OriginalColumn>(row, from: PeopleRow.shape.read.count)
        return visitor(card.bytes(.card), person)
      }
    }
  }

  public func visitCardless(_ visitor: (Person) -> Bool) throws(ContactsError) {
    try alone { (store) throws(StorageFailure) in
      try store.visit(ContactsSQL.cardless) { (row) throws(StorageFailure) in
        visitor(try PeopleRow.person(row))
      }
    }
  }
}
