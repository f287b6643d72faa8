import Domain

/// A column of a record (column mapping): its name in the table, where its value comes from, and
/// what it is called in an export.
struct ShapeColumn<Record, Column: RowColumn>: Sendable {
  /// Where the value of a column comes from.
  enum Source: Sendable {
    /// The record has it.
    case record(@Sendable (Record) -> Value)
    /// It follows from a text of the record, and is never read.
    case text(of: Column, @Sendable (String?) -> Value)
    /// Whoever keeps a new record says it.
    case given
    /// The store keeps it by statements of its own.
    case elsewhere
  }

  let name: String
  let source: Source
  /// Whether it stays as it is when the record changes.
  private(set) var isFixed = false
  /// What it is in an export.
  private(set) var member: ArchiveMember?
  /// Its value where a record comes from an export that has no member for it.
  private(set) var importing: (@Sendable (ArchiveRow) -> Value)?

  private init(_ name: String, _ source: Source) {
    self.name = name
    self.source = source
  }

  static func kept(_ name: String, _ value: @escaping @Sendable (Record) -> Value) -> Self {
    Self(name, .record(value))
  }

  static func derived(
    _ name: String, from text: Column, _ value: @escaping @Sendable (String?) -> Value
  ) -> Self {
    Self(name, .text(of: text, value))
  }

  static func given(_ name: String) -> Self { Self(name, .given) }

  static func elsewhere(_ name: String) -> Self { Self(name, .elsewhere) }

  /// What numbers the rows.
  static var key: Self { elsewhere("key") }

  /// When it was put away (soft delete).
  static var deleted: Self { elsewhere("deleted_at").exported("deleted", .stamp, optional: true) }

  var fixed: Self {
    var column = self
    column.isFixed = true
    return column
  }

  /// Is a member of an export, by the column's own name if it has no other there.
  func exported(
    _ member: String? = nil, _ kind: ArchiveMemberKind = .text, optional isOptional: Bool = false
  ) -> Self {
    var column = self
    column.member = ArchiveMember(member ?? name, name, kind, optional: isOptional)
    return column
  }

  /// Is made from the members of an export.
  func imported(_ value: @escaping @Sendable (ArchiveRow) -> Value) -> Self {
    var column = self
    column.importing = value
    return column
  }
}
