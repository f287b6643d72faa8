import Domain

/// Finds the rows of a list by key and by identity.
struct SyncRows {
  let list: SyncList
  private let store: Connection

  init(_ list: SyncList, in store: Connection) {
    (self.list, self.store) = (list, store)
  }

  struct KeyedRow {
    let key: Int
    let row: ArchiveRow
  }

  /// Returns a key in the form in which the key column stores it.
  func stored(_ key: Int) -> Value {
    list.isKeyDay ? .day(Day(ordinal: key)) : .int(key)
  }

  private func keyedRow(_ row: Row) throws(StorageFailure) -> KeyedRow {
    let values = row.values
    guard let first = values.first else { throw .corrupt }
    return KeyedRow(key: try number(first), row: try list.list.row(values.dropFirst()))
  }

  /// Decodes a key from the value of the key column.
  func number(_ value: Value) throws(StorageFailure) -> Int {
    if !list.isKeyDay {
      guard let key = value.number else { throw .corrupt }
      return key
    }
    // The history stores texts as exact bytes.
    let text =
      if case .exactText(let bytes) = value { String?(String(decoding: bytes, as: UTF8.self)) } else
      { value.text }
    guard let day = text.flatMap({ Day($0) }) else { throw .corrupt }
    return day.ordinal
  }

  func row(_ key: Int) throws(StorageFailure) -> ArchiveRow? {
    try store.first(list.statements.byKey, [stored(key)]) {
      (row) throws(StorageFailure) in try keyedRow(row).row
    }
  }

  /// Visits the rows within a range of keys, in order, until the visitor returns false.
  func visit(
    _ keys: ClosedRange<Int>, _ visitor: (KeyedRow) throws(StorageFailure) -> Bool
  ) throws(StorageFailure) {
    try store.visit(
      list.statements.between, [stored(keys.lowerBound), stored(keys.upperBound)]
    ) { (row) throws(StorageFailure) in try visitor(try keyedRow(row)) }
  }

  /// Returns the identity of a row; nil if the row has none, or if it is too long.
  func identity(of row: ArchiveRow, _ key: Int) throws(StorageFailure) -> [UInt8]? {
    let identity: [UInt8]
    switch list.identity {
    case .only: identity = Self.only
    case .drawn:
      return try store.first(
        "SELECT identity FROM sync_names WHERE list = ? AND key = ?",
        [.int(list.number), .int(key)]
      ) { $0.bytes }
    case .column: identity = Array((list.list.named?(row).value.text ?? "").utf8)
    case .members(let names): identity = Self.identity(names.map { row[$0] })
    }
    return identity.isEmpty || identity.count > FieldName.identityLimit ? nil : identity
  }

  /// The identity of the record in a list that has at most one record.
  private static let only: [UInt8] = [UInt8(ascii: "1")]

  /// Encodes an identity. A single text becomes its UTF-8; other cells are encoded like a field value.
  private static func identity(_ cells: [ArchiveCell]) -> [UInt8] {
    if cells.count == 1, let text = cells[0].text { return Array(text.utf8) }
    return FieldValue(cells.flatMap(FieldVersionCells.parts)).bytes
  }

  /// Decodes an identity into cells by member; nil if the identity is invalid for this list.
  func cells(of identity: [UInt8]) -> [String: ArchiveCell]? {
    switch list.identity {
    case .only:
      return identity == Self.only ? list.list.identity.isEmpty ? [:] : ["began": .number(1)] : nil
    case .drawn: return identity.count == SixteenBytes.count ? [:] : nil
    case .column: return String(validating: identity, as: UTF8.self) == nil ? nil : [:]
    case .members(let names):
      guard let parts = Self.parts(of: identity, count: names.count, in: list) else { return nil }
      var rest = parts[...]
      var cells: [String: ArchiveCell] = [:]
      for name in names {
        guard let member = list.list.members.first(where: { $0.name == name }),
          let cell = FieldVersionCells.cell(&rest, of: member), cell != .null
        else { return nil }
        cells[name] = cell
      }
      return rest.isEmpty && Self.identity(names.compactMap { cells[$0] }) == identity ? cells : nil
    }
  }

  private static func parts(
    of identity: [UInt8], count: Int, in list: SyncList
  ) -> [FieldValue.Part]? {
    if count == 1, list.number != SyncLists.yearGoals {
      return String(validating: identity, as: UTF8.self).map { [.text($0)] }
    }
    do throws(SyncRefusal) { return try FieldValue(bytes: identity).parts() } catch { return nil }
  }

  /// Returns the key of the row with an identity; nil if there is no such row.
  func key(named identity: [UInt8]) throws(StorageFailure) -> Int? {
    guard let sql = list.statements.named else {
      return try store.first(
        "SELECT key FROM sync_names WHERE list = ? AND identity = ?",
        [.int(list.number), .bytes(identity)]
      ) { $0.int }
    }
    guard let values = values(of: identity) else { return nil }
    return try store.first(sql, values) { (row) throws(StorageFailure) in
      try number(row.values.first ?? .null)
    }
  }

  /// Returns the values that select a row by its identity; nil if the identity is invalid, or if rows of this list do
  /// not contain it.
  private func values(of identity: [UInt8]) -> [Value]? {
    switch list.identity {
    case .drawn: return nil
    case .only: return []
    case .column:
      return String(validating: identity, as: UTF8.self).map { [.text($0)] }
    case .members(let names):
      guard let cells = cells(of: identity) else { return nil }
      var values: [Value] = []
      for name in names {
        guard let member = list.list.members.first(where: { $0.name == name }),
          let cell = cells[name]
        else { continue }
        if case .owner = member.kind {
          values.append(.text(cell.text ?? ""))
        } else {
          member.add(cell, to: &values)
        }
      }
      return values
    }
  }
}
