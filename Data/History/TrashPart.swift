import Domain

/// The queries and statements of one part for the trash (soft delete).
struct TrashPart: Sendable {
  let sources: [TrashSource]
  /// The queries for further names by which records in the trash are found. Each returns the columns `id` and `name`.
  let aliases: [String]
  /// The queries for the ids of all records that are to be destroyed, with their dependants.
  let doomed: [String]
  /// The statements that destroy these records (hard delete). Rows that refer to other rows are deleted first.
  let destroy: [String]

  /// The value for a part without soft delete.
  static let nothing = TrashPart(sources: [], aliases: [], doomed: [], destroy: [])
}

/// The query for the records of one kind in the trash.
struct TrashSource: Sendable {
  let kind: TrashItem.Kind
  /// Whether the records have no title of their own and show that of their owner. A name then finds them only if no
  /// other record has that name.
  let borrowsTitle: Bool
  let sql: String

  /// Builds the query from expressions for the columns. Without an expression `isHeld` is false.
  init(
    _ kind: TrashItem.Kind, borrowsTitle: Bool = false, _ columns: [TrashColumn: String],
    from source: String
  ) {
    let defaults: [TrashColumn: String] = [.kind: "'\(kind.rawValue)'", .isHeld: "0"]
    self.kind = kind
    self.borrowsTitle = borrowsTitle
    sql = "SELECT \(TrashColumn.named(defaults.merging(columns) { _, own in own })) FROM \(source)"
  }

  /// Builds the query for a kind of record that belongs to no other record. It reads one table only.
  init(
    _ kind: TrashItem.Kind, of table: String, title: String, _ columns: [TrashColumn: String] = [:]
  ) {
    let defaults: [TrashColumn: String] = [.id: "id", .title: title, .deleted: "deleted_at"]
    self.init(
      kind, defaults.merging(columns) { _, own in own },
      from: "\(table) WHERE deleted_at IS NOT NULL")
  }
}
