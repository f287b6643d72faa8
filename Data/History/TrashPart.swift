import Domain

/// What the trash (soft delete) needs to know about one part of the store.
struct TrashPart: Sendable {
  let sources: [TrashSource]
  /// Queries for the alternative names of records: id and name.
  let aliases: [String]
  /// Queries for the ids of all records that are to be destroyed, with their dependants.
  let doomed: [String]
  /// The statements that destroy them (hard delete), references first.
  let destroy: [String]

  /// For a part without soft delete.
  static let nothing = TrashPart(sources: [], aliases: [], doomed: [], destroy: [])
}

/// The query for the records of one kind in the trash.
struct TrashSource: Sendable {
  let kind: TrashItem.Kind
  /// Whether its title is that of its owner, so that a name matches it only if nothing else has that name.
  let borrowsTitle: Bool
  let sql: String

  /// Builds the query from expressions for the columns. `isHeld` is false by default.
  init(
    _ kind: TrashItem.Kind, borrowsTitle: Bool = false, _ columns: [TrashColumn: String],
    from source: String
  ) {
    let defaults: [TrashColumn: String] = [.kind: "'\(kind.rawValue)'", .isHeld: "0"]
    self.kind = kind
    self.borrowsTitle = borrowsTitle
    sql = "SELECT \(TrashColumn.named(defaults.merging(columns) { _, own in own })) FROM \(source)"
  }

  /// Builds the query for a kind without an owner, from its own table.
  init(
    _ kind: TrashItem.Kind, of table: String, title: String, _ columns: [TrashColumn: String] = [:]
  ) {
    let defaults: [TrashColumn: String] = [.id: "id", .title: title, .deleted: "deleted_at"]
    self.init(
      kind, defaults.merging(columns) { _, own in own },
      from: "\(table) WHERE deleted_at IS NOT NULL")
  }
}
