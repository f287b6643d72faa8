import Domain

/// Stores which collection of starter sayings a store began with. A store that is older than the choice has no entry,
/// and began with the proverbs.
struct StarterMemory {
  private let store: Connection

  init(_ store: Connection) { self.store = store }

  /// The key of the collection among the stored preferences.
  private static let key = "sayings.start"
  /// The value that is stored once the starter sayings may be those of another store.
  private static let unknown = "unknown"

  /// Replaces the proverbs of a new store with the starter sayings of a collection.
  func begin(_ collection: StarterCollection) throws(StorageFailure) {
    if collection == .proverbs { return }
    let (had, wanted) = (StarterCollection.proverbs.sayings, collection.sayings)
    let same = zip(had, wanted).prefix { $0.origin == $1.origin }.count
    try store.run("DELETE FROM sayings WHERE number >= ?", [.int(same)])
    for index in same..<wanted.count { try wanted[index].insert(as: index, into: store) }
    try store.run(PreferencesSQL.keep, [.text(Self.key), .text(collection.rawValue)])
  }

  /// Marks the collection as unknown. Call this when the starter sayings now come from another store or a file.
  func forget() throws(StorageFailure) {
    try store.run(PreferencesSQL.keep, [.text(Self.key), .text(Self.unknown)])
  }

  /// Returns the sayings this store began with, by their original numbers. If the collection is unknown, returns each
  /// group of which at least half is in the store. The other groups are left out, because the store may never have had
  /// their missing sayings.
  func sayings() throws(StorageFailure) -> [StarterSaying] {
    let kept = try store.first(PreferencesSQL.value, [.text(Self.key)]) { $0.text }
    guard let kept else { return StarterCollection.proverbs.sayings }
    if let collection = StarterCollection(rawValue: kept) { return collection.sayings }
    let here = try origins()
    return StarterCollection.groups.filter { group in
      group.count { here.contains($0.origin) } * 2 >= group.count
    }.flatMap { $0 }
  }

  /// Returns the fingerprints of all sayings with a known origin.
  func origins() throws(StorageFailure) -> Set<Int> {
    Set(try store.all("SELECT origin FROM sayings WHERE origin IS NOT NULL") { $0.int })
  }
}
