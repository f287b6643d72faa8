public import Domain

/// Gifts and loans in SQLite.
public struct SQLiteGifts: GiftsRepository, StoreRepository {
  typealias Failure = PeopleFailure

  let database: Database

  /// The full-text index of things and occasions.
  static let words = WordIndex(
    "gifts_index", of: ["what", "occasion_words"], in: "gifts_words", numberedBy: "key")

  public init(_ database: Database) { self.database = database }

  public func gifts(of person: ID<Person>?) throws(PeopleFailure) -> [PersonGift] {
    try alone { (store) throws(StorageFailure) in
      guard let person else { return try store.all(GiftsSQL.all, [], GiftsRow.stored) }
      return try store.all(GiftsSQL.ofPerson, [.text(person.text)], GiftsRow.stored)
    }.map(\.entry)
  }

  public func add(_ gift: Gift) throws(PeopleFailure) {
    try deciding(as: .addGift) {
      (store) throws(StorageFailure)
        -> Result<Void, PeopleFailure> in
      guard
        let (owner, key) = try store.first(
          PeopleSQL.toChange, [.text(gift.person.text)], PeopleRow.stored)
      else { return .failure(.unknown(reference: gift.person.text)) }
      store.setSubject(of: owner.calledName, gift.person.text)
      let new = try store.insert(
        GiftsRow.shape.insert, GiftsRow.shape.values(of: gift, [.person: .int(key)]))
      try Self.words.add(GiftsRow.indexed(gift, new), to: store)
      return .success(())
    }
  }

  public func change(_ id: ID<Gift>, as kind: ChangeKind, at now: Now, by rule: GiftRule)
    throws(PeopleFailure) -> PersonGift
  {
    try deciding(as: kind) {
      (store) throws(StorageFailure)
        -> Result<PersonGift, PeopleFailure> in
      let found = try store.first(GiftsSQL.find, [.text(id.text)], GiftsRow.stored)
      guard let (entry, key, isRemoved) = found, !isRemoved else { return .failure(Self.none(id)) }
      store.setSubject(of: entry.person.calledName, entry.person.id.text)
      let wanted: Gift?
      do throws(GiftRefusal) { wanted = try rule(entry.gift) } catch {
        return .failure(.refused(.gift(error)))
      }
      guard let wanted else {
        try store.run(GiftsSQL.remove, [.int(now.instant), .int(key)])
        try Self.words.remove(GiftsRow.indexed(entry.gift, key), from: store)
        return .success(entry)
      }
      if wanted != entry.gift {
        try store.run(GiftsSQL.update, GiftsRow.shape.changes(of: wanted) + [.int(key)])
        try Self.words.remove(GiftsRow.indexed(entry.gift, key), from: store)
        try Self.words.add(GiftsRow.indexed(wanted, key), to: store)
      }
      return .success(PersonGift(entry.person, wanted))
    }
  }

  public func restore(_ id: ID<Gift>) throws(PeopleFailure) {
    try deciding(as: .restoreGift) {
      (store) throws(StorageFailure)
        -> Result<Void, PeopleFailure> in
      let found = try store.first(GiftsSQL.find, [.text(id.text)], GiftsRow.stored)
      guard let (entry, key, isRemoved) = found, isRemoved else { return .failure(Self.none(id)) }
      store.setSubject(of: entry.person.calledName, entry.person.id.text)
      try store.run(GiftsSQL.restore, [.int(key)])
      try Self.words.add(GiftsRow.indexed(entry.gift, key), to: store)
      return .success(())
    }
  }

  private static func none(_ id: ID<Gift>) -> PeopleFailure {
    .refused(.gift(.unknown(reference: id.text)))
  }
}

enum GiftsSQL {
  private static let columns = GiftsRow.shape.list(of: "g")
  private static let whole = """
    SELECT \(PeopleRow.shape.list(of: "p")), \(columns)
    FROM gifts g JOIN people p ON p.key = g.person WHERE p.deleted_at IS NULL
    """
  private static let newest = "AND g.deleted_at IS NULL ORDER BY g.day DESC, g.key DESC"

  static let all = "\(whole) \(newest)"
  static let ofPerson = "\(whole) AND g.person = (SELECT key FROM people WHERE id = ?) \(newest)"
  static let find = "\(whole) AND g.id = ?"
  static let stored = "SELECT \(columns) FROM gifts g WHERE g.person = ? \(newest)"
  static let update = GiftsRow.shape.update(where: "key = ?")
  static let remove = "UPDATE gifts SET deleted_at = ? WHERE key = ?"
  static let restore = "UPDATE gifts SET deleted_at = NULL WHERE key = ?"
}
