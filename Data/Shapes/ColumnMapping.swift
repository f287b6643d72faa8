import Domain

/// A type that a column can store.
protocol Storable: Sendable {
  /// The default kind of the column in an export; nil for a number, which needs an explicit range.
  static var kind: ArchiveMemberKind? { get }
  static var isOptional: Bool { get }
  var stored: Value { get }
}

extension Storable {
  static var isOptional: Bool { false }
}

extension String: Storable {
  static var kind: ArchiveMemberKind? { .text }
  var stored: Value { .text(self) }
}

extension Int: Storable {
  static var kind: ArchiveMemberKind? { nil }
  var stored: Value { .int(self) }
}

extension Bool: Storable {
  static var kind: ArchiveMemberKind? { .flag }
  var stored: Value { .bool(self) }
}

extension Day: Storable {
  static var kind: ArchiveMemberKind? { .day }
  var stored: Value { .day(self) }
}

extension [UInt8]: Storable {
  static var kind: ArchiveMemberKind? { .bytes }
  var stored: Value { .bytes(self) }
}

extension Optional: Storable where Wrapped: Storable {
  static var kind: ArchiveMemberKind? { Wrapped.kind }
  static var isOptional: Bool { true }
  var stored: Value { map(\.stored) ?? .null }
}

/// A column of a record (column mapping): the source of its value, and its form in an export.
struct ColumnMapping<Record, Column: RowColumn>: Sendable {
  /// The source of the value of a column.
  enum Source: Sendable {
    /// A property of the record.
    case record(@Sendable (Record) -> Value)
    /// A value derived from a text column. It is written but never read.
    case text(of: Column, @Sendable (String?) -> Value)
    /// A value that the caller passes in when a new record is stored.
    case given
    /// A value that separate statements write.
    case elsewhere
  }

  let source: Source
  /// The kind of the column in an export; nil if the column is not exported.
  private(set) var kind: ArchiveMemberKind?
  private(set) var isOptional = false
  /// The name of the column in an export, if it differs from the name of the case.
  private(set) var member: String?
  /// Whether the column never changes after the insert.
  private(set) var isFixed = false
  /// The default value of the column for an export that does not contain it.
  private(set) var defaultValue = ArchiveCell.null
  /// Derives the value of the column from the members of an export.
  private(set) var importing: (@Sendable (ArchiveRow) -> Value)?

  static func stored<Stored: Storable>(
    _ kind: ArchiveMemberKind? = nil, _ value: @escaping @Sendable (Record) -> Stored
  ) -> Self {
    Self(
      source: .record { value($0).stored }, kind: kind ?? Stored.kind,
      isOptional: Stored.isOptional)
  }

  static func derived<Stored: Storable>(
    from text: Column, _ value: @escaping @Sendable (String?) -> Stored
  ) -> Self {
    Self(source: .text(of: text) { value($0).stored })
  }

  static func given(_ kind: ArchiveMemberKind? = nil) -> Self {
    Self(source: .given, kind: kind, isFixed: true)
  }

  static func elsewhere(_ kind: ArchiveMemberKind? = nil, optional isOptional: Bool = false)
    -> Self
  {
    Self(source: .elsewhere, kind: kind, isOptional: isOptional)
  }

  /// The time of soft deletion.
  static var deleted: Self { elsewhere(.stamp, optional: true).exported("deleted") }

  var fixed: Self {
    var column = self
    column.isFixed = true
    return column
  }

  /// Returns the column with a name in the export.
  func exported(_ member: String) -> Self {
    var column = self
    column.member = member
    return column
  }

  /// Returns the column with a default value for exports from before the column existed.
  func usually(_ cell: ArchiveCell) -> Self {
    var column = self
    column.defaultValue = cell
    return column
  }

  /// Returns the column as one that is not exported, but derived from the members of an export.
  func imported<Stored: Storable>(_ value: @escaping @Sendable (ArchiveRow) -> Stored) -> Self {
    var column = self
    column.kind = nil
    column.importing = { value($0).stored }
    return column
  }
}
