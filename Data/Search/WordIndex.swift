import Domain

/// A full-text index of the words of one feature's records. The index is created by the first search, or when many
/// records are added at once, and then updated with every change. `initials` is created by the first search for
/// initial consonants.
struct WordIndex {
  private let words: IndexTable
  /// The index of initial consonants; nil if no column has names.
  let initials: IndexTable?
  /// The position of each column with names among all columns of the index.
  private let nameIndices: [Int]

  var name: String { words.name }
  var wordColumns: [String] { words.wordColumns }
  /// Returns the tags in the index, without `#`, with the number of records that contain each.
  func tags(in store: Connection) throws(StorageFailure) -> [String: Int] {
    try words.tags(in: store)
  }

  /// Describes the index `name` of columns of a table or view. `number` is the column with the record number; `names`
  /// are the columns with names.
  init(
    _ name: String, of columns: [String], names: [String] = [], in source: String,
    numberedBy number: String
  ) {
    words = IndexTable(name, of: columns, in: source, numberedBy: number, tokens: "haru")
    nameIndices = names.compactMap { columns.firstIndex(of: $0) }
    // Every index must have this suffix (`ArchiveList.isIndex`).
    initials =
      names.isEmpty
      ? nil
      : IndexTable(
        name.replacing("_index", with: "_initials_index"), of: names, in: source,
        numberedBy: number, tokens: "haru initials")
  }

  /// Returns whether the store has the index. If it does, also registers the tokenizer on this connection.
  func exists(in store: Connection) throws(StorageFailure) -> Bool { try words.exists(in: store) }

  /// Creates the index and fills it with all records.
  func make(in store: Connection) throws(StorageFailure) { try words.make(in: store) }

  /// Makes sure that the index can be queried.
  func prepare(_ database: Database) throws(StorageFailure) { try words.prepare(database) }

  /// Makes sure that the index of initials can be queried. The index of words must exist already, because a write
  /// checks only for that index before it updates both.
  func prepareInitials(_ database: Database) throws(StorageFailure) {
    try initials?.prepare(database)
  }

  /// Drops the index. The next search creates it again.
  func drop(from store: Connection) throws(StorageFailure) {
    try words.drop(from: store)
    try initials?.drop(from: store)
  }

  /// Adds the words of a record, if the index exists. The first value is the record number.
  func add(_ words: [Value], to store: Connection) throws(StorageFailure) {
    guard try exists(in: store) else { return }
    try self.words.add(words, to: store)
    try withInitials(in: store) { (initials) throws(StorageFailure) in
      try initials.add(names(of: words), to: store)
    }
  }

  /// Removes the words of a record, if the index exists. The words must equal the indexed ones.
  func remove(_ words: [Value], from store: Connection) throws(StorageFailure) {
    guard try exists(in: store) else { return }
    try self.words.remove(words, from: store)
    try withInitials(in: store) { (initials) throws(StorageFailure) in
      try initials.remove(names(of: words), from: store)
    }
  }

  /// Adds the words of a stored record, if the source contains it. The index must exist.
  func addStored(_ number: Value, to store: Connection) throws(StorageFailure) {
    try words.addStored(number, to: store)
    try withInitials(in: store) { (initials) throws(StorageFailure) in
      try initials.addStored(number, to: store)
    }
  }

  /// Removes the words of a stored record, if the source contains it. The index must exist.
  func removeStored(_ number: Value, from store: Connection) throws(StorageFailure) {
    try words.removeStored(number, from: store)
    try withInitials(in: store) { (initials) throws(StorageFailure) in
      try initials.removeStored(number, from: store)
    }
  }

  /// Adds many stored records that are not indexed yet. If the index does not exist, creates it with all records.
  func add(_ numbers: [Int], to store: Connection) throws(StorageFailure) {
    if numbers.isEmpty { return }
    guard try exists(in: store) else { return try make(in: store) }
    let ordered = numbers.sorted()
    try words.addStored(ordered, to: store)
    try withInitials(in: store) { (initials) throws(StorageFailure) in
      try initials.addStored(ordered, to: store)
    }
  }

  private func withInitials(
    in store: Connection, _ body: (IndexTable) throws(StorageFailure) -> Void
  ) throws(StorageFailure) {
    if let initials, try initials.exists(in: store) { try body(initials) }
  }

  /// Returns the record number and the names, given the number and all words.
  private func names(of words: [Value]) -> [Value] {
    [words[0]] + nameIndices.map { words[$0 + 1] }
  }
}
