public import Domain

/// People in SQLite.
public struct SQLitePeople: PeopleRepository, StoreRepository {
  typealias Failure = PeopleFailure

  let database: Database

  public init(_ database: Database) { self.database = database }

  public func insert(_ person: Person) throws(PeopleFailure) {
    let known = try writing(as: .addPerson) { (store) throws(StorageFailure) -> String? in
      store.setSubject(of: person.calledName, person.id.text)
      if let known = try Self.samePerson(as: person, in: store) { return known }
      try store.run(PeopleSQL.insert, PeopleRow.shape.values(of: person))
      try PeopleIndex.add(person, to: store)
      return nil
    }
    if let known { throw .refused(.duplicatePerson(knownAs: known)) }
  }

  /// Inserts many new people in one transaction and returns the ids of those added. Duplicates are
  /// skipped.
  public func insertNew(_ people: [Person]) throws(PeopleFailure) -> Set<ID<Person>> {
    try writing(as: .addPeople) { (store) throws(StorageFailure) -> Set<ID<Person>> in
      var added: [ID<Person>] = []
      for person in people {
        try store.run(PeopleSQL.insertNew, PeopleRow.shape.values(of: person))
        if store.changedRows > 0 { added.append(person.id) }
      }
      try PeopleIndex.add(added, to: store)
      store.setSubject(of: String(added.count))
      return Set(added)
    }
  }

  public func change(_ id: ID<Person>, by rule: ChangeRule) throws(PeopleFailure) -> Person {
    try deciding(as: .editPerson) { (store) throws(StorageFailure) in
      guard let found = try store.first(PeopleSQL.toChange, [.text(id.text)], PeopleRow.person)
      else { return .failure(.unknown(reference: id.text)) }
      let changed: Person
      do throws(PersonRefusal) { changed = try rule(found) } catch {
        return .failure(.refused(error))
      }
      if let known = try Self.samePerson(as: changed, in: store) {
        return .failure(.refused(.duplicatePerson(knownAs: known)))
      }
      store.setKind(Self.changeKind(from: found, to: changed))
      store.setSubject(of: changed.calledName, id.text)
      try store.run(PeopleSQL.update, PeopleRow.shape.changes(of: changed) + [.text(id.text)])
      if changed.nickname != found.nickname || changed.name != found.name
        || changed.phone != found.phone || changed.tags != found.tags
        || changed.note != found.note
      {
        try PeopleIndex.remove(found, from: store)
        try PeopleIndex.add(changed, to: store)
      }
      return .success(changed)
    }
  }

  public func remove(_ id: ID<Person>, at now: Now) throws(PeopleFailure) -> Person {
    let removed = try writing(as: .removePerson) { (store) throws(StorageFailure) -> Person? in
      guard let found = try store.first(PeopleSQL.toChange, [.text(id.text)], PeopleRow.person)
      else { return nil }
      store.setSubject(of: found.calledName, id.text)
      try store.run(PeopleSQL.remove, [.int(now.instant), .text(id.text)])
      try store.run(ReviewsSQL.forget, [.text(id.text)])
      try PeopleIndex.remove(found, from: store)
      return found
    }
    guard let removed else { throw .unknown(reference: id.text) }
    return removed
  }

  public func water(_ id: ID<Person>, on today: Day, by rule: WateringRule) throws(PeopleFailure)
    -> Person
  {
    try deciding(as: .waterPerson) { (store) throws(StorageFailure) in
      guard let found = try store.first(PeopleSQL.toChange, [.text(id.text)], PeopleRow.stored)
      else { return .failure(.unknown(reference: id.text)) }
      let pending = try store.first(ReviewsSQL.pendingOf, [.text(id.text)], PendingRow.pending)
      let awarded = try store.all(
        PeopleSQL.awarded, [.int(found.key), .day(today), .day(pending?.at.day ?? today)],
        { (row) throws(StorageFailure) in try row.day })
      let watered: (person: Person, watering: Watering)
      do throws(PersonRefusal) {
        watered = try rule(
          WateringMoment(person: found.person, awarded: Set(awarded), pending: pending))
      } catch { return .failure(.refused(error)) }
      store.setSubject(of: found.person.calledName, id.text)
      try store.run(
        PeopleSQL.insertWatering,
        WateringRow.shape.values(of: watered.watering, [.person: .int(found.key)]))
      try PeopleIndex.add(watered.watering, to: store)
      try store.run(
        PeopleSQL.update, PeopleRow.shape.changes(of: watered.person) + [.text(id.text)])
      if watered.watering.award > 0 {
        try store.run(PeopleSQL.noteAward, [.day(watered.watering.at.day), .text(id.text)])
      }
      try store.run(ReviewsSQL.forget, [.text(id.text)])
      return .success(watered.person)
    }
  }

  public func restore(_ id: ID<Person>) throws(PeopleFailure) -> Person {
    try deciding(as: .restorePerson) { (store) throws(StorageFailure) in
      guard let found = try store.first(PeopleSQL.findAny, [.text(id.text)], PeopleRow.person)
      else { return .failure(.unknown(reference: id.text)) }
      if let known = try Self.samePerson(as: found, in: store) {
        return .failure(.refused(.duplicatePerson(knownAs: known)))
      }
      store.setSubject(of: found.calledName, id.text)
      try store.run(PeopleSQL.restore, [.text(id.text)])
      if store.changedRows > 0 { try PeopleIndex.add(found, to: store) }
      return .success(found)
    }
  }

  /// Returns the name of another person with the same name and number; nil if there is none.
  private static func samePerson(as person: Person, in store: Connection) throws(StorageFailure)
    -> String?
  {
    guard let key = person.phone?.key else { return nil }
    return try store.first(
      PeopleSQL.samePerson,
      [.text(key), .text(TextForms.folded(person.name.text)), .text(person.id.text)]
    ) { $0.text }
  }

  public func sharing(_ number: PhoneNumber, besides id: ID<Person>) throws(PeopleFailure)
    -> [String]
  {
    try alone { (store) throws(StorageFailure) in
      try store.all(PeopleSQL.othersByPhone, [.text(number.key), .text(id.text)]) { $0.text }
    }
  }

  /// Returns the kind of history entry for a change of a person: postponed, notifications switched,
  /// or edited.
  private static func changeKind(from old: Person, to new: Person) -> ChangeKind {
    if new.timesPostponed > old.timesPostponed { return .postponePerson }
    var notified = old
    notified.notify = new.notify
    return old.notify != new.notify && notified == new ? .notifyPerson : .editPerson
  }

  public func garden() throws(PeopleFailure) -> Garden {
    try alone { (store) throws(StorageFailure) in
      try store.first(PeopleSQL.garden) {
        let row = NamedRow<PeopleSQL.GardenColumn>($0)
        return Garden(
          plants: row.int(.plants), timesWatered: row.int(.watered),
          timesPostponed: row.int(.postponed), completed: row.int(.completed))
      } ?? Garden(plants: 0, timesWatered: 0, timesPostponed: 0, completed: 0)
    }
  }

  public func candidates(for reference: String, by step: NameStep) throws(PeopleFailure)
    -> [Person]
  {
    try reading { (store) throws(StorageFailure) in
      let keys = try NameTable.people.keys(reference, step, in: store)
      return try store.all(PeopleSQL.withKeys(keys.count), keys.map(Value.int)) {
        (row) throws(StorageFailure) in try PeopleRow.person(row)
      }
    }
  }

  public func names(near reference: String) throws(PeopleFailure) -> [String] {
    try alone { (store) throws(StorageFailure) in
      try NameTable.people.near(reference, in: store)
    }
  }

  public func visit(_ query: PeopleQuery, _ visitor: (Person) -> Bool) throws(PeopleFailure) {
    try alone { (store) throws(StorageFailure) in
      let (condition, values) = PeopleSQL.condition(query)
      try store.visit(
        PeopleSQL.list(condition, query),
        values + [.int(query.limit ?? -1), .int(query.skip)]
      ) { (row) throws(StorageFailure) in visitor(try PeopleRow.person(row)) }
    }
  }

  public func count(_ query: PeopleQuery) throws(PeopleFailure) -> Int {
    try alone { (store) throws(StorageFailure) in
      let (condition, values) = PeopleSQL.condition(query)
      return try store.first(PeopleSQL.count(condition), values) { $0.int } ?? 0
    }
  }

  public func index(of id: ID<Person>, in query: PeopleQuery) throws(PeopleFailure) -> Int? {
    try reading { (store) throws(StorageFailure) -> Int? in
      let (condition, values) = PeopleSQL.condition(query)
      let isMeant = try store.first(
        PeopleSQL.isMeant(condition), [.text(id.text)] + values, { _ in true })
      guard isMeant == true else { return nil }
      return try store.first(PeopleSQL.rank(condition), [.text(id.text)] + values) {
        $0.int
      }
    }
  }

  public func born(on days: [Birthday], atMost limit: Int) throws(PeopleFailure) -> [Person] {
    if days.isEmpty { return [] }
    return try reading { (store) throws(StorageFailure) in
      try store.all(
        BirthdaySQL.born(on: days.count), BirthdaySQL.values(days, atMost: limit),
        PeopleRow.person)
    }
  }

  public func waterings(of id: ID<Person>, newest count: Int, withMemo: Bool)
    throws(PeopleFailure) -> [Watering]
  {
    try alone { (store) throws(StorageFailure) in
      try store.all(
        PeopleSQL.waterings(withMemo: withMemo), [.text(id.text), .int(count)]
      ) { WateringRow.watering($0, of: id) }
    }
  }
}
