import Domain

/// The full-text indexes of people and waterings.
enum PeopleIndex {
  /// The index of names, nicknames, phone digits, tags and notes.
  static let words = WordIndex(
    "people_index", of: ["name", "nickname", "phone_key", "tags", "note"],
    names: ["name", "nickname"],
    in: "people_words", numberedBy: "key")
  /// The index of keywords and memos of waterings.
  static let waterings = WordIndex(
    "waterings_index", of: ["keyword1", "keyword2", "keyword3", "memo"], in: "waterings_words",
    numberedBy: "key")

  private static let personKey = "SELECT key FROM people WHERE id = ?"
  private static let wateringKey = "SELECT key FROM waterings WHERE id = ?"

  /// Adds a stored person to the index, if the index exists.
  static func add(_ person: Person, to store: Connection) throws(StorageFailure) {
    if try words.exists(in: store) { try words.add(indexed(person, in: store), to: store) }
  }

  /// Removes a person from the index. The values must be those that were indexed.
  static func remove(_ person: Person, from store: Connection) throws(StorageFailure) {
    if try words.exists(in: store) { try words.remove(indexed(person, in: store), from: store) }
  }

  /// Adds many stored people to the index, if the index exists.
  static func add(_ people: [ID<Person>], to store: Connection) throws(StorageFailure) {
    guard try words.exists(in: store) else { return }
    var keys: [Int] = []
    for id in people { keys.append(try key(personKey, id.text, in: store)) }
    try words.add(keys, to: store)
  }

  /// Adds a stored watering to the index, if the index exists.
  static func add(_ watering: Watering, to store: Connection) throws(StorageFailure) {
    if try waterings.exists(in: store) {
      try waterings.add(indexed(watering, in: store), to: store)
    }
  }

  /// Adds a watering to the index after it was restored from the trash.
  static func addBack(_ watering: ID<Watering>, to store: Connection) throws(StorageFailure) {
    guard try waterings.exists(in: store) else { return }
    try waterings.add([try key(wateringKey, watering.text, in: store)], to: store)
  }

  /// Removes a watering from the index. The values must be those that were indexed.
  static func remove(_ watering: Watering, from store: Connection) throws(StorageFailure) {
    if try waterings.exists(in: store) {
      try waterings.remove(indexed(watering, in: store), from: store)
    }
  }

  private static func indexed(_ person: Person, in store: Connection) throws(StorageFailure)
    -> [Value]
  {
    [
      .int(try key(personKey, person.id.text, in: store)), .text(person.name.text),
      .optional(person.nickname?.text), .optional(person.phone?.key),
      .optional(person.tags.written), .optional(person.note?.text),
    ]
  }

  private static func indexed(_ watering: Watering, in store: Connection) throws(StorageFailure)
    -> [Value]
  {
    [.int(try key(wateringKey, watering.id.text, in: store))]
      + WateringRow.shape.changes(of: watering)
  }

  private static func key(_ sql: String, _ id: String, in store: Connection)
    throws(StorageFailure) -> Int
  {
    guard let key = try store.first(sql, [.text(id)], { $0.int }) else { throw .corrupt }
    return key
  }
}
