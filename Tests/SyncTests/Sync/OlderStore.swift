import Domain
import Support

@testable import Data

/// Simulates the store of an older version of Haru that does not know some lists and fields. Triggers refuse values for
/// them.
enum OlderStore {
  private static let lists: Set = [
    SyncLists.yearGoals, SyncList.favourites.number, SyncList.missedMeetings.number,
    SyncList.sources.number,
  ]
  private static let fields: [Int: Set<String>] = [
    SyncLists.books: ["note", "tags"], SyncLists.moods: ["tags"],
    SyncList.events.number: ["body"],
  ]

  private static let vocabulary = SyncVocabulary(
    Dictionary(
      uniqueKeysWithValues: lists.map { ($0, nil) }
        + fields.map { number, names in
          (number, SyncLists.list(number)?.without(names))
        }))

  /// The columns that the older version does not have, each with its table.
  private static let columns: [(table: String, column: String)] = fields.flatMap { number, names in
    let list = SyncLists.list(number)?.list
    return (list?.members ?? []).filter { names.contains($0.name) }
      .map { (list?.table ?? "", $0.column) }
  }

  private static var triggers: [(name: String, sql: String)] {
    let refusal = "BEGIN SELECT RAISE(ABORT, 'not known yet'); END"
    let tables = lists.compactMap { SyncLists.list($0)?.list.table }
    return tables.map { ("older_\($0)", "INSERT ON \($0) \(refusal)") }
      + columns.flatMap { table, column in
        let (name, rest) = ("older_\(table)_\(column)", "WHEN NEW.\(column) IS NOT NULL \(refusal)")
        return [
          (name, "INSERT ON \(table) \(rest)"),
          (name + "_later", "UPDATE OF \(column) ON \(table) \(rest)"),
        ]
      }
  }

  /// Makes a new store behave like one of the older version.
  static func age(_ store: SyncedStore) throws {
    try store.parts.database.alone { (store) throws(StorageFailure) in
      store.lists = vocabulary
      for trigger in triggers {
        try store.run("CREATE TRIGGER \(trigger.name) BEFORE \(trigger.sql)")
      }
    }
  }

  /// Makes the store behave like one of the current version again.
  static func update(_ store: SyncedStore) throws {
    try store.parts.database.alone { (store) throws(StorageFailure) in
      store.lists = .whole
      for trigger in triggers { try store.run("DROP TRIGGER \(trigger.name)") }
    }
  }

  /// Returns the number of rows and values in lists and columns that the older version does not know.
  static func strangeRows(_ store: SyncedStore) throws -> Int {
    try store.parts.database.read { (store) throws(StorageFailure) in
      let tables = lists.compactMap { SyncLists.list($0)?.list.table }
      var count = 0
      for condition in tables + columns.map({ "\($0.table) WHERE \($0.column) IS NOT NULL" }) {
        count += try store.first("SELECT count(*) FROM \(condition)") { $0.int } ?? 0
      }
      return count
    }
  }
}

extension SyncList {
  /// Returns this list without the fields with these names.
  fileprivate func without(_ names: Set<String>) -> SyncList {
    SyncList(
      number, list, key: key, isKeyDay: isKeyDay, by: identity, of: owner,
      fields.filter { !names.contains($0.name) && ($0.number != SyncField.deleted || hasTrash) })
  }
}
