public import Domain

/// The dates of people in SQLite.
public struct SQLiteDates: PersonDatesRepository, StoreRepository {
  typealias Failure = PeopleFailure

  let database: Database

  /// The full-text index of labels.
  static let words = WordIndex(
    "dates_index", of: ["words"], in: "dates_words", numberedBy: "key")

  public init(_ database: Database) { self.database = database }

  public func dates(of person: ID<Person>?) throws(PeopleFailure) -> [DatedPerson] {
    try alone { (store) throws(StorageFailure) in
      guard let person else { return try store.all(DatesSQL.all, [], DatesRow.dated) }
      return try store.all(DatesSQL.ofPerson, [.text(person.text)], DatesRow.dated)
    }
  }

  public func change(_ person: ID<Person>, at now: Now, by rule: DatesRule) throws(PeopleFailure) {
    try deciding(as: .editDate) {
      (store) throws(StorageFailure)
        -> Result<Void, PeopleFailure> in
      guard
        let (owner, key) = try store.first(
          PeopleSQL.toChange, [.text(person.text)], PeopleRow.stored)
      else { return .failure(.unknown(reference: person.text)) }
      let stored = try store.all(DatesSQL.stored, [.int(key)]) { (row) throws(StorageFailure) in
        try DatesRow.stored(row, of: person)
      }
      let wanted: [PersonDate]
      do throws(PersonRefusal) { wanted = try rule(stored.map(\.date)) } catch {
        return .failure(.refused(error))
      }
      store.setSubject(of: owner.calledName, person.text)
      for old in stored where !wanted.contains(where: { $0.id == old.date.id }) {
        store.setKind(.removeDate)
        try store.run(DatesSQL.remove, [.int(now.instant), .int(old.key)])
        try Self.words.remove(DatesRow.indexed(old.date, old.key), from: store)
      }
      for date in wanted {
        guard let old = stored.first(where: { $0.date.id == date.id }) else {
          store.setKind(.addDate)
          let new = try store.insert(
            DatesRow.shape.insert, DatesRow.shape.values(of: date, [.person: .int(key)]))
          try Self.words.add(DatesRow.indexed(date, new), to: store)
          continue
        }
        if old.date == date { continue }
        try store.run(DatesSQL.update, DatesRow.shape.changes(of: date) + [.int(old.key)])
        try Self.words.remove(DatesRow.indexed(old.date, old.key), from: store)
        try Self.words.add(DatesRow.indexed(date, old.key), to: store)
      }
      return .success(())
    }
  }

  public func restore(_ id: ID<PersonDate>) throws(PeopleFailure) {
    try deciding(as: .restoreDate) {
      (store) throws(StorageFailure)
        -> Result<Void, PeopleFailure> in
      guard let dated = try store.first(DatesSQL.removed, [.text(id.text)], DatesRow.dated) else {
        return .failure(.unknown(reference: id.text))
      }
      store.setSubject(of: dated.person.calledName, dated.person.id.text)
      let key = try store.first(DatesSQL.key, [.text(id.text)]) { $0.int }
      try store.run(DatesSQL.restore, [.text(id.text)])
      if let key { try Self.words.add(DatesRow.indexed(dated.date, key), to: store) }
      return .success(())
    }
  }
}

enum DatesSQL {
  private static let columns = DatesRow.shape.list(of: "d")
  private static let dated = """
    SELECT \(PeopleRow.shape.list(of: "p")), \(columns)
    FROM dates d JOIN people p ON p.key = d.person
    """
  private static let current = "d.deleted_at IS NULL AND p.deleted_at IS NULL"

  static let all = "\(dated) WHERE \(current) ORDER BY d.key"
  static let ofPerson = """
    \(dated) WHERE \(current) AND d.person = (SELECT key FROM people WHERE id = ?) ORDER BY d.key
    """
  static let removed = """
    \(dated) WHERE d.id = ? AND d.deleted_at IS NOT NULL AND p.deleted_at IS NULL
    """
  static let stored = """
    SELECT \(columns) FROM dates d WHERE d.person = ? AND d.deleted_at IS NULL ORDER BY d.key
    """
  static let key = "SELECT key FROM dates WHERE id = ?"
  static let update = DatesRow.shape.update(where: "key = ?")
  static let remove = "UPDATE dates SET deleted_at = ? WHERE key = ?"
  static let restore = "UPDATE dates SET deleted_at = NULL WHERE id = ?"
}
