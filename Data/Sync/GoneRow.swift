import Domain

/// A row that went, as it was.
struct GoneRow {
  private let store: Connection
  private let marks: WriteMarks

  init(_ store: Connection, _ marks: WriteMarks) { (self.store, self.marks) = (store, marks) }

  /// The row; nothing where nobody knows any more whose it was.
  func row(_ gone: WriteMarks.Gone, of list: SyncList) throws(StorageFailure) -> ArchiveRow? {
    var cells: [ArchiveCell] = []
    for member in list.list.members {
      var values: ArraySlice<Value>
      switch member.kind {
      case .owner(let table):
        guard let key = gone.values[member.column]?.number,
          let id = try id(of: key, in: table)
        else { return nil }
        values = [.text(id)]
      case .phones: values = [.null]
      case .moment(let offset):
        values = [gone.values[member.column] ?? .null, gone.values[offset] ?? .null]
      case .text, .choice, .number, .digits, .flag, .day, .birthday, .tags, .isbn, .stamp, .bytes:
        values = [gone.values[member.column] ?? .null]
      }
      cells.append(try member.cell(&values))
    }
    return ArchiveRow(list: list.list, cells: cells)
  }

  /// The id of an owner, who may have gone along.
  private func id(of key: Int, in table: String) throws(StorageFailure) -> String? {
    if let id = try store.first("SELECT id FROM \(table) WHERE key = ?", [.int(key)], { $0.text }) {
      return id
    }
    for (place, rows) in marks.rows where SyncLists.all[place].list.table == table {
      if let gone = rows.gone.last(where: { $0.key == key }) { return gone.values["id"]?.text }
    }
    return nil
  }
}
