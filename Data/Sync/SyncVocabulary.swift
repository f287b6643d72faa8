/// The lists and fields that this version of Haru knows. A value of an unknown field is stored outside the rows, and is
/// shown after the program is updated.
struct SyncVocabulary: Sendable {
  /// All lists of this version.
  static let whole = SyncVocabulary([:])
  /// The lists of an older version, by number, for tests: each with fewer fields than today, or nil for an unknown
  /// list. Empty for this version.
  private let older: [Int: SyncList?]

  init(_ older: [Int: SyncList?]) { self.older = older }

  var all: [SyncList] { SyncLists.all.compactMap(known) }

  /// Returns the list with a number; nil if this version does not know it.
  func list(_ number: Int) -> SyncList? { SyncLists.list(number).flatMap(known) }

  /// Returns the list whose rows a table contains; nil if the table does not sync.
  func list(ofTable name: String) -> SyncList? { SyncLists.list(ofTable: name).flatMap(known) }

  /// Returns the list whose rows, or parts of rows, a table contains; nil if the table does not sync. In a table of
  /// parts, the first key column is the key of the list's row.
  func list(holding table: String) -> SyncList? {
    table == "contact_numbers" ? list(SyncLists.contacts) : list(ofTable: table)
  }

  private func known(_ list: SyncList) -> SyncList? {
    older.isEmpty ? list : older[list.number] ?? list
  }
}

extension Connection {
  /// The lists and fields that this version of Haru knows. Tests replace them with those of an older version.
  var lists: SyncVocabulary {
    get { marker.lists }
    set { marker.lists = newValue }
  }
}
