import Domain

/// Which sayings a store began with, as the store remembers it. A store from before there were
/// several collections remembers nothing: it began with the proverbs.
struct StarterMemory {
  private let store: Connection

  init(_ store: Connection) { self.store = store }

  /// Where it stands among what else the store remembers.
  private static let key = "sayings.start"
  /// What stands there once the starters of this store may be those of another one.
  private static let unknown = "unknown"

  /// Has a store that was just made begin with a collection. It has the proverbs already.
  func begin(_ collection: StarterCollection) throws(StorageFailure) {
    if collection == .proverbs { return }
    let (had, wanted) = (StarterCollection.proverbs.sayings, collection.sayings)
    let same = zip(had, wanted).prefix { $0.origin == $1.origin }.count
    try store.run("DELETE FROM sayings WHERE number >= ?", [.int(same)])
    for place in same..<wanted.count { try wanted[place].insert(as: place, into: store) }
    try store.run(PreferencesSQL.keep, [.text(Self.key), .text(collection.rawValue)])
  }

  /// Forgets the collection, as the starters here are now those of others or of a file.
  func forget() throws(StorageFailure) {
    try store.run(PreferencesSQL.keep, [.text(Self.key), .text(Self.unknown)])
  }

  /// The sayings this store began with, by their numbers then. Where the collection is not known,
  /// these are the groups of which at least half is here: what is not here of any other group need
  /// never have been.
  func sayings() throws(StorageFailure) -> [StarterSaying] {
    let kept = try store.first(PreferencesSQL.value, [.text(Self.key)]) { $0.text }
    guard let kept else { return StarterCollection.proverbs.sayings }
    if let collection = StarterCollection(rawValue: kept) { return collection.sayings }
    let here = try origins()
    return StarterCollection.groups.filter { group in
      group.count { here.contains($0.origin) } * 2 >= group.count
    }.flatMap { $0 }
  }

  /// What the words of all sayings here are known by that came from somewhere.
  func origins() throws(StorageFailure) -> Set<Int> {
    Set(try store.all("SELECT origin FROM sayings WHERE origin IS NOT NULL") { $0.int })
  }
}
