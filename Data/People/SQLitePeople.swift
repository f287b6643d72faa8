public import Domain

/// People in the store.
public struct SQLitePeople: PeopleRepository {
  private let database: Database

  /// Keeps people in a database.
  public init(_ database: Database) { self.database = database }

  public func insert(_ person: Person) throws(PeopleError) {
    let known = try storing { () throws(StorageFailure) in
      try database.write { (store) throws(StorageFailure) -> String? in
        if let key = person.phone?.key,
          let known = try store.first(PeopleSQL.knownByPhone, [.text(key)], { $0.text(0) })
        {
          return known
        }
        try store.run(PeopleSQL.insert, PeopleRow.values(of: person))
        return nil
      }
    }
    if let known { throw .refused(.duplicatePhone(knownAs: known)) }
  }

  /// Keeps many new people in one transaction, as an address book brings them: whoever has a
  /// number that is registered already is passed over. Tells how many were new.
  public func insertNew(_ people: some Sequence<Person>) throws(PeopleError) -> Int {
    try storing { () throws(StorageFailure) in
      try database.write { (store) throws(StorageFailure) -> Int in
        var count = 0
        for person in people {
          try store.run(PeopleSQL.insertNew, PeopleRow.values(of: person))
          count += store.changedRows
        }
        return count
      }
    }
  }

  public func water(_ id: ID<Person>, by rule: WateringRule) throws(PeopleError) -> Person {
    let outcome = try storing { () throws(StorageFailure) in
      try database.write { (store) throws(StorageFailure) -> Result<Person, PeopleError> in
        guard
          let found = try store.first(
            PeopleSQL.toWater, [.text(id.text)],
            { (row) throws(StorageFailure) in
              (try PeopleRow.person(row), try row.optionalDay(13), row.int(14))
            })
        else { return .failure(.unknown(reference: id.text)) }
        let watered: (person: Person, watering: Watering)
        do throws(PersonRefusal) {
          watered = try rule(found.0, found.1)
        } catch { return .failure(.refused(error)) }
        try store.run(PeopleSQL.insertWatering, WateringRow.values(of: watered.watering, found.2))
        try store.run(
          PeopleSQL.updateWatered, PeopleRow.wateredValues(of: watered.person, watered.watering))
        return .success(watered.person)
      }
    }
    return try outcome.get()
  }

  public func candidates(for reference: String) throws(PeopleError) -> [Person] {
    let wanted = TextForms.composed(reference)
    let folded = TextForms.folded(reference)
    return try storing { () throws(StorageFailure) in
      try database.alone { (store) throws(StorageFailure) in
        try store.all(
          PeopleSQL.candidates,
          [
            .text(wanted), .text(wanted + "\u{10FFFF}"), .text(folded), .text(folded),
            .text(wanted),
          ],
          { (row) throws(StorageFailure) in try PeopleRow.person(row) })
      }
    }
  }

  public func visit(_ query: PeopleQuery, _ visitor: (Person) -> Bool) throws(PeopleError) {
    try storing { () throws(StorageFailure) in
      try database.alone { (store) throws(StorageFailure) in
        let (condition, values) = PeopleSQL.condition(query)
        try store.visit(
          PeopleSQL.list(condition, isBackward: query.isBackward),
          values + [.int(query.limit ?? -1), .int(query.skip)]
        ) { (row) throws(StorageFailure) in visitor(try PeopleRow.person(row)) }
      }
    }
  }

  public func count(_ query: PeopleQuery) throws(PeopleError) -> Int {
    try storing { () throws(StorageFailure) in
      try database.alone { (store) throws(StorageFailure) in
        let (condition, values) = PeopleSQL.condition(query)
        return try store.first(PeopleSQL.count(condition), values) { $0.int(0) } ?? 0
      }
    }
  }

  public func place(of id: ID<Person>, in query: PeopleQuery) throws(PeopleError) -> Int? {
    try storing { () throws(StorageFailure) in
      try database.read { (store) throws(StorageFailure) -> Int? in
        let (condition, values) = PeopleSQL.condition(query)
        let isMeant = try store.first(
          PeopleSQL.isMeant(condition), [.text(id.text)] + values, { _ in true })
        guard isMeant == true else { return nil }
        return try store.first(PeopleSQL.place(condition), [.text(id.text)] + values) {
          $0.int(0)
        }
      }
    }
  }

  public func waterings(of id: ID<Person>, newest count: Int, withMemo: Bool)
    throws(PeopleError) -> [Watering]
  {
    try storing { () throws(StorageFailure) in
      try database.alone { (store) throws(StorageFailure) in
        try store.all(
          PeopleSQL.waterings(withMemo: withMemo), [.text(id.text), .int(count)]
        ) { (row) throws(StorageFailure) in try WateringRow.watering(row, of: id) }
      }
    }
  }

  /// Says a failure of the store as a failure of the request.
  private func storing<T>(_ body: () throws(StorageFailure) -> T) throws(PeopleError) -> T {
    do throws(StorageFailure) { return try body() } catch { throw .storage(error) }
  }
}
