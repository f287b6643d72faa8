import Domain

/// Renumbers sayings when a store joins a group. A saying that the other devices have too gets their number. Any other
/// saying whose number is in use gets a number after all numbers in use.
struct MakeRoomForSayings {
  private let store: Connection

  init(_ store: Connection) { self.store = store }

  /// The offset that avoids collisions while numbers are swapped.
  private static let aside = 1 << 40

  func makeRoom(for others: [[UInt8]: Int]) throws(StorageFailure) {
    let moves = try moves(besides: others)
    guard !moves.isEmpty else { return }
    let indexes = WordIndexes.all.filter { $0.table == "sayings" }
    var existing: [WordIndexes.Entry] = []
    for entry in indexes where try entry.index.exists(in: store) { existing.append(entry) }
    try store.run("PRAGMA defer_foreign_keys = ON")
    for move in moves {
      for entry in existing { try entry.index.removeStored(.int(move.from), from: store) }
      try renumber(move.from, to: move.from + Self.aside)
    }
    for move in moves {
      try renumber(move.from + Self.aside, to: move.to)
      for entry in existing { try entry.index.addStored(.int(move.to), to: store) }
    }
  }

  private func moves(
    besides others: [[UInt8]: Int]
  ) throws(StorageFailure) -> [(from: Int, to: Int)] {
    let own = try store.all(
      "SELECT key, identity FROM sync_names WHERE list = ? ORDER BY key",
      [.int(SyncReferences.sayings)]
    ) { row in
      let row = NamedRow<NameColumn>(row)
      return (number: row.int(.key), identity: row.bytes(.identity))
    }
    let taken = Set(others.values)
    var last = max(taken.max() ?? 0, own.last?.number ?? 0)
    var moves: [(from: Int, to: Int)] = []
    for saying in own {
      if let number = others[saying.identity] {
        if number != saying.number { moves.append((saying.number, number)) }
      } else if taken.contains(saying.number) {
        last += 1
        moves.append((saying.number, last))
      }
    }
    return moves
  }

  private enum NameColumn: Int, RowColumn { case key, identity }

  private func renumber(_ old: Int, to new: Int) throws(StorageFailure) {
    let numbers: [Value] = [.int(new), .int(old)]
    try store.run("UPDATE sayings SET number = ? WHERE number = ?", numbers)
    try store.run("UPDATE sayings_days SET number = ? WHERE number = ?", numbers)
    try store.run(
      "UPDATE sync_names SET key = ? WHERE list = ? AND key = ?",
      [.int(new), .int(SyncReferences.sayings), .int(old)])
  }
}
