public import Domain

/// Replaces tags in the texts and tag lists of all records.
public struct SQLiteTags: TagsRepository, StoreRepository {
  typealias Failure = TagFailure

  let database: Database

  public init(_ database: Database) { self.database = database }

  public func replace(_ renaming: TagRenaming, merging: Bool) throws(TagFailure) -> Int {
    try deciding(as: merging ? .mergeTags : .renameTag) {
      (store) throws(StorageFailure) -> Result<Int, TagFailure> in
      if let unlike = try SQLiteCounts.join(by: renaming, in: store) {
        return .failure(.unitsDiffer(unlike))
      }
      store.setSubject(of: renaming.text)
      let projection = Projection(store)
      var count = 0
      for list in SyncLists.all {
        let members = Self.members(of: list)
        for key in try Self.keys(of: list, members, in: store) {
          guard let row = try SyncRows(list, in: store).row(key) else { throw .corrupt }
          var changed = row
          for member in members {
            changed[member.name] = Self.renamed(row[member.name], of: member, by: renaming)
          }
          if changed.cells == row.cells { continue }
          try projection.update(list, key, from: row, to: changed)
          if row["deleted"] == .null { count += 1 }
        }
      }
      return .success(count)
    }
  }

  /// The members of records that may have tags. A liked book is identified by its title, which is therefore left alone.
  private static let tagged: [String: Set<String>] = [
    "people": ["name", "nickname", "note", "tags"],
    "waterings": ["keyword1", "keyword2", "keyword3", "memo"], "sayings": ["eng", "kor", "who"],
    "moods": ["text", "tags"], "schedule": ["title", "body", "location"],
    "books": ["title", "subtitle", "author", "note", "tags"], "quotes": ["text", "note"],
    "notes": ["text"], "counters": ["tag"],
  ]

  private static func members(of list: SyncList) -> [ArchiveMember] {
    let names = tagged[list.list.name] ?? []
    return list.list.members.filter { names.contains($0.name) }
  }

  /// Returns the keys of the rows that may have tags.
  private static func keys(
    of list: SyncList, _ members: [ArchiveMember], in store: Connection
  ) throws(StorageFailure) -> [Int] {
    if members.isEmpty { return [] }
    let hasSign = members.map { "instr(t.\($0.column), '#')" }.joined(separator: " OR ")
    return try store.all("SELECT t.\(list.key) FROM \(list.list.table) t WHERE \(hasSign)") {
      $0.int
    }
  }

  private static func renamed(
    _ cell: ArchiveCell, of member: ArchiveMember, by renaming: TagRenaming
  ) -> ArchiveCell {
    guard let text = cell.text else { return cell }
    let renamed = Hashtag.replacing(renaming.from, with: renaming.to, in: text)
    // A list has each tag once.
    guard case .tags = member.kind, renamed != text else { return .text(renamed) }
    return TagList(stored: renamed).written.map(ArchiveCell.text) ?? .null
  }
}
