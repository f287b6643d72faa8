/// The lists and fields a store's Haru knows. This one knows all that `SyncLists` has; an older one knew
/// fewer of them, holds what it does not know, and shows it once it has been brought up to date.
struct SyncVocabulary: Sendable {
  /// All there are today.
  static let whole = SyncVocabulary([:])
  /// Lists that are not known as they are today: with fewer fields, or not at all.
  private let older: [Int: SyncList?]

  init(_ older: [Int: SyncList?]) { self.older = older }

  var all: [SyncList] { SyncLists.all.compactMap(known) }

  /// The list of a number; those of a later version have none.
  func list(_ number: Int) -> SyncList? { SyncLists.list(number).flatMap(known) }

  /// The list a table has the rows of.
  func list(ofTable name: String) -> SyncList? { SyncLists.list(ofTable: name).flatMap(known) }

  /// The list a table has the rows of, or a part of them: the first column of their key is that of the
  /// rows then.
  func list(holding table: String) -> SyncList? {
    table == "contact_numbers" ? list(SyncLists.contacts) : list(ofTable: table)
  }

  private func known(_ list: SyncList) -> SyncList? {
    older.isEmpty ? list : older[list.number] ?? list
  }
}

extension Connection {
  /// What this store's Haru knows of what travels.
  var lists: SyncVocabulary {
    get { marker.lists }
    set { marker.lists = newValue }
  }
}
