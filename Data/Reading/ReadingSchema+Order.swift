import Domain

extension ReadingSchema {
  private enum SortedColumn: Int, RowColumn { case key, text }

  /// Renews the sort keys of titles and authors with digits: older versions did not sort numbers by their values.
  static func sortNumbers(_ store: Connection) throws(StorageFailure) {
    for (table, column) in [
      ("books", "title"), ("books", "author"), ("favourites", "title"), ("favourites", "author"),
    ] {
      let sql = "SELECT key, \(column) FROM \(table) WHERE \(column) GLOB '*[0-9]*'"
      let found = try store.all(sql) { (row) throws(StorageFailure) in
        let row = NamedRow<SortedColumn>(row)
        return (key: row.int(.key), text: row.text(.text))
      }
      for (key, text) in found {
        try store.run(
          "UPDATE \(table) SET \(column)_sorted = ? WHERE key = ?",
          [.text(FieldVersionsRow.sorted(text)), .int(key)])
      }
    }
  }
}
