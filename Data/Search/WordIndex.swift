import Domain

/// An index of the words of a feature's records. It is made when it is first asked, or when many
/// records come at once, and kept with every change from then on; a store in which nobody searches
/// has none. The same is true of the index of the initial consonants of names beside it, which is
/// made when somebody first looks for some.
struct WordIndex {
  private let words: IndexTable
  /// The index of initial consonants; nothing where no column has names.
  let initials: IndexTable?
  /// At which of the words each name stands.
  private let places: [Int]

  var name: String { words.name }
  /// The columns with words.
  var wordColumns: [String] { words.wordColumns }
  /// Selects the numbers of all records that have a sign in their words, as `rowid`.
  func rows(with sign: String) -> String { words.rows(with: sign) }

  /// Describes the index `name` of some columns with words of a table or view, whose column
  /// `number` numbers the records that are here; some of the columns may have names.
  init(
    _ name: String, of columns: [String], names: [String] = [], in source: String,
    numberedBy number: String
  ) {
    words = IndexTable(name, of: columns, in: source, numberedBy: number, tokens: "haru")
    places = names.compactMap { columns.firstIndex(of: $0) }
    // Whatever is an index of words ends with its name (`ArchiveList.isIndex`).
    initials =
      names.isEmpty
      ? nil
      : IndexTable(
        name.replacing("_index", with: "_initials_index"), of: names, in: source,
        numberedBy: number, tokens: "haru initials")
  }

  /// Whether the store has the index. From then on this connection can use it.
  func exists(in store: Connection) throws(StorageFailure) -> Bool { try words.exists(in: store) }

  /// Makes the index of all records there are.
  func make(in store: Connection) throws(StorageFailure) { try words.make(in: store) }

  /// Makes sure that the index can be asked.
  func prepare(_ database: Database) throws(StorageFailure) { try words.prepare(database) }

  /// Makes sure that the index of initials can be asked, once that of words can: every write knows
  /// by that one whether there is anything to keep.
  func prepareInitials(_ database: Database) throws(StorageFailure) {
    try initials?.prepare(database)
  }

  /// Does away with the index; it is made again when it is asked.
  func drop(from store: Connection) throws(StorageFailure) {
    try words.drop(from: store)
    try initials?.drop(from: store)
  }

  /// Adds a record's words, its number first.
  func add(_ words: [Value], to store: Connection) throws(StorageFailure) {
    guard try exists(in: store) else { return }
    try self.words.add(words, to: store)
    try withInitials(in: store) { (initials) throws(StorageFailure) in
      try initials.add(names(of: words), to: store)
    }
  }

  /// Takes a record's words out; they have to be those it was kept with.
  func remove(_ words: [Value], from store: Connection) throws(StorageFailure) {
    guard try exists(in: store) else { return }
    try self.words.remove(words, from: store)
    try withInitials(in: store) { (initials) throws(StorageFailure) in
      try initials.remove(names(of: words), from: store)
    }
  }

  /// Adds the words of a record as it is kept, if it is here. The index has to be there.
  func addKept(_ number: Value, to store: Connection) throws(StorageFailure) {
    try words.addKept(number, to: store)
    try withInitials(in: store) { (initials) throws(StorageFailure) in
      try initials.addKept(number, to: store)
    }
  }

  /// Takes out the words of a record as it is kept, if it is here. The index has to be there.
  func removeKept(_ number: Value, from store: Connection) throws(StorageFailure) {
    try words.removeKept(number, from: store)
    try withInitials(in: store) { (initials) throws(StorageFailure) in
      try initials.removeKept(number, from: store)
    }
  }

  /// Adds the words of many records that are kept and not in the index yet; where there was none it
  /// is made whole.
  func add(_ numbers: [Int], to store: Connection) throws(StorageFailure) {
    if numbers.isEmpty { return }
    guard try exists(in: store) else { return try make(in: store) }
    let ordered = numbers.sorted()
    try words.addKept(ordered, to: store)
    try withInitials(in: store) { (initials) throws(StorageFailure) in
      try initials.addKept(ordered, to: store)
    }
  }

  private func withInitials(
    in store: Connection, _ body: (IndexTable) throws(StorageFailure) -> Void
  ) throws(StorageFailure) {
    if let initials, try initials.exists(in: store) { try body(initials) }
  }

  /// A record's number and its names, of its number and all its words.
  private func names(of words: [Value]) -> [Value] { [words[0]] + places.map { words[$0 + 1] } }
}
