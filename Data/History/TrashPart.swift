import Domain

/// What of one part can be in the trash (soft delete).
struct TrashPart: Sendable {
  let sources: [TrashSource]
  /// What has another name than its title: the ids and the names.
  let aliases: [String]
  /// The ids of all that is to be destroyed, and of what goes with it.
  let doomed: [String]
  /// What destroys it (hard delete), and before it what names it.
  let destroy: [String]

  /// A part of which nothing is ever in the trash.
  static let nothing = TrashPart(sources: [], aliases: [], doomed: [], destroy: [])
}

/// Where the things of one kind in the trash are read from.
struct TrashSource: Sendable {
  let kind: TrashItem.Kind
  /// Whether its title is that of what it belongs to: where nothing else is called so, it is meant.
  let borrowsTitle: Bool
  let sql: String

  /// Reads them from a source, each column as it is said; it is held by nothing where nothing is said.
  init(
    _ kind: TrashItem.Kind, borrowsTitle: Bool = false, _ columns: [TrashColumn: String],
    from source: String
  ) {
    let usual: [TrashColumn: String] = [.kind: "'\(kind.rawValue)'", .isHeld: "0"]
    self.kind = kind
    self.borrowsTitle = borrowsTitle
    sql = "SELECT \(TrashColumn.named(usual.merging(columns) { _, own in own })) FROM \(source)"
  }

  /// Reads what belongs to nothing else from its table.
  init(
    _ kind: TrashItem.Kind, of table: String, title: String, _ columns: [TrashColumn: String] = [:]
  ) {
    let usual: [TrashColumn: String] = [.id: "id", .title: title, .deleted: "deleted_at"]
    self.init(
      kind, usual.merging(columns) { _, own in own },
      from: "\(table) WHERE deleted_at IS NOT NULL")
  }
}
