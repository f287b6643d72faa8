import Domain

/// Finds in the history the due day that a person had before a contact which is now being removed.
enum DueBefore {
  /// The query for the latest recorded changes. To limit the work, large pieces such as those of imports are skipped,
  /// so a due day that they changed is not found.
  private static let pieces = """
    SELECT c.bytes, h.kind FROM history h JOIN history_changes c ON c.entry = h.number
    WHERE h.state = 0 AND length(c.bytes) < 65536 ORDER BY h.number DESC, c.piece DESC LIMIT 2000
    """

  private enum Column: Int, RowColumn { case bytes, kind }

  /// Goes back through the changes of the due day, skipping those made by removed contacts and by their removals, to
  /// the latest other change. Returns nil if the history has neither such a change nor the contact. `removed` has the
  /// keys of all removed contacts, including `gone`.
  static func find(
    _ person: Person, key: Int, gone: Int, removed: Set<Int>, in store: Connection
  ) throws(StorageFailure) -> (next: Day, postponed: Int)? {
    guard var next = person.nextWatering else { return nil }
    var (postponed, isKnown) = (person.postponedSinceWatering, false)
    let tables = try store.recorder.tables(in: store)
    try store.visit(pieces) { (row) throws(StorageFailure) in
      let row = NamedRow<Column>(row)
      var reader = try ChangeReader(row.bytes(.bytes))
      var contacts: Set<Int> = []
      var (before, count): (Day?, Int?)
      for change in try reader.all(keyCounts: { tables.named($0)?.key.count }).reversed() {
        guard let table = tables.named(change.table), let number = change.key.first?.number
        else { continue }
        if table.name == "waterings", change.kind == .inserted { contacts.insert(number) }
        guard table.name == "people", change.kind == .updated, number == key else { continue }
        for old in change.old {
          switch (table.column(old.column)?.name, old.value) {
          case ("next_watering", .exactText(let text)):
            before = Day(String(decoding: text, as: UTF8.self))
          case ("postponed", .int(let number)): count = number
          case _: break
          }
        }
      }
      isKnown = isKnown || contacts.contains(gone)
      guard before != nil || count != nil else { return true }
      let undone = [ChangeKind.takeWatering, .restoreWatering].map(\.rawValue)
      guard !contacts.isEmpty && contacts.isSubset(of: removed) || undone.contains(row.text(.kind))
      else {
        isKnown = true
        return false
      }
      (next, postponed) = (before ?? next, count ?? postponed)
      return true
    }
    return isKnown ? (next, postponed) : nil
  }
}

extension [TrackedTable] {
  fileprivate func named(_ number: Int) -> TrackedTable? { first { $0.number == number } }
}
