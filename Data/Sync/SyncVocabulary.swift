/// The lists and fields that this version of Haru knows. An older version holds values of unknown fields and shows them
/// after it is updated.
struct SyncVocabulary: Sendable {
  /// All lists of this version.
  static let whole = SyncVocabulary([:])
  /// Lists with fewer fields than today, or unknown ones (nil), as in an older version.
  private let older: [Int: SyncList?]

  init(_ older: [Int: SyncList?]) { self.older = older }

  var all: [SyncList] { SyncLists.all.compactMap(known) }

  /// The list of a number; nil for one of a newer version.
  func list(_ number: Int) -> SyncList? { SyncLists.list(number).flatMap(known) }

  /// The list whose rows a table contains.
  func list(ofTable name: String) -> SyncList? { SyncLists.list(ofTable: name).flatMap(known) }

  /// The list whose rows, or parts of rows, a table contains. For parts, the first key column is the key of the list's
  /// row.
  func list(holding table: String) -> SyncList? {
    table == "contact_numbers" ? list(SyncLists.contacts) : list(ofTable: table)
  }

  private func known(_ list: SyncList) -> SyncList? {
    older.isEmpty ? list : older[list.number] ?? list
  }
}

extension Connection {
  /// The lists that this store's version of Haru knows.
  var lists: SyncVocabulary {
    get { marker.lists }
    set { marker.lists = newValue }
  }
}
