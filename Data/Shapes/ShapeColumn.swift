import Domain

/// What a column can hold.
protocol Storable: Sendable {
  /// What it usually is in an export; a number has to be told apart.
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

/// A column of a record (column mapping): where its value comes from, and what it is in an export.
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

  let source: Source
  /// What it is in an export; nothing where it is in none.
  private(set) var kind: ArchiveMemberKind?
  private(set) var isOptional = false
  /// What it is called in an export where that is not the name of its case.
  private(set) var member: String?
  /// Whether it stays as it is when the record changes.
  private(set) var isFixed = false
  /// What it is in an export that does not have it.
  private(set) var usual = ArchiveCell.null
  /// How it follows from the members of an export.
  private(set) var importing: (@Sendable (ArchiveRow) -> Value)?

  static func kept<Stored: Storable>(
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

  /// When it was put away (soft delete).
  static var deleted: Self { elsewhere(.stamp, optional: true).exported("deleted") }

  var fixed: Self {
    var column = self
    column.isFixed = true
    return column
  }

  /// Is called so in an export.
  func exported(_ member: String) -> Self {
    var column = self
    column.member = member
    return column
  }

  /// Is that in an export from before there was such a column.
  func usually(_ cell: ArchiveCell) -> Self {
    var column = self
    column.usual = cell
    return column
  }

  /// Is no member of an export and follows from those there are.
  func imported<Stored: Storable>(_ value: @escaping @Sendable (ArchiveRow) -> Stored) -> Self {
    var column = self
    column.kind = nil
    column.importing = { value($0).stored }
    return column
  }
}
