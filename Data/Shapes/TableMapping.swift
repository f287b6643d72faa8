import Domain

/// Maps a record to a table (object-relational mapping). Each column is described once, and select, insert, update,
/// export and import follow from that description. Columns that are never read have to be the last cases.
struct TableMapping<Record, Column: RowColumn>: Sendable {
  struct Written: Sendable {
    let name: String
    let isFixed: Bool
    let value: @Sendable (Record, _ given: [Column: Value]) -> Value
  }

  let table: String
  /// The names of the columns that are read, in order.
  private(set) var read: [String] = []
  private(set) var written: [Written] = []
  /// Columns that are read but come after a column that is not read, which is a mistake in the mapping. Tests check
  /// that there are none.
  private(set) var misplaced: [String] = []
  /// The members of the table's records in an export.
  private(set) var members: [ArchiveMember] = []
  /// The columns whose values an import derives from the members of an export.
  private(set) var imported: [(column: String, value: @Sendable (ArchiveRow) -> Value)] = []

  /// Describes a record column by column.
  init(_ table: String, _ describe: (Column) -> ColumnMapping<Record, Column>) {
    self.table = table
    for column in Column.allCases {
      let described = describe(column)
      if let kind = described.kind {
        let member = described.member ?? column.stringValue
        members.append(
          ArchiveMember(
            member, column.name, kind, optional: described.isOptional,
            defaultValue: described.defaultValue))
      }
      if let importing = described.importing { imported.append((column.name, importing)) }
      if case .text(let text, let value) = described.source {
        follow(column, text, describe(text), value)
        continue
      }
      write(column, described)
      if read.count != column.rawValue { misplaced.append(column.name) }
      read.append(column.name)
    }
  }

  private mutating func write(_ column: Column, _ described: ColumnMapping<Record, Column>) {
    let value: @Sendable (Record, [Column: Value]) -> Value
    switch described.source {
    case .record(let read): value = { record, _ in read(record) }
    case .given: value = { _, given in given[column] ?? .null }
    case .elsewhere, .text: return
    }
    written.append(Written(name: column.name, isFixed: described.isFixed, value: value))
  }

  private mutating func follow(
    _ column: Column, _ text: Column, _ described: ColumnMapping<Record, Column>,
    _ value: @escaping @Sendable (String?) -> Value
  ) {
    if case .record(let read) = described.source {
      written.append(
        Written(name: column.name, isFixed: described.isFixed) { record, _ in
          value(read(record).text)
        })
    }
    let member = described.member ?? text.stringValue
    imported.append((column.name, { row in value(row[member].text) }))
  }

  /// Adds all columns of a part of the record. The part's columns are read after those of the record, and exported
  /// before the member `member`.
  func including<Part, PartColumn>(
    _ part: TableMapping<Part, PartColumn>, before member: String,
    _ path: @escaping @Sendable (Record) -> Part
  ) -> Self {
    var whole = self
    whole.read += part.read
    whole.written += part.written.map { column in
      Written(name: column.name, isFixed: column.isFixed) { record, _ in
        column.value(path(record), [:])
      }
    }
    let index = members.firstIndex { $0.name == member } ?? members.endIndex
    whole.members.insert(contentsOf: part.members, at: index)
    whole.imported += part.imported
    return whole
  }
}

extension TableMapping {
  /// Returns the select list for a table with an alias.
  func list(of name: String) -> String {
    read.map { "\(name).\($0)" }.joined(separator: ", ")
  }

  /// The column names for an insert, separated by commas.
  var names: String { written.map(\.name).joined(separator: ", ") }

  /// The placeholders for an insert.
  var placeholders: String { written.map { _ in "?" }.joined(separator: ", ") }

  /// The statement that inserts a record.
  var insert: String { "INSERT INTO \(table) (\(names)) VALUES (\(placeholders))" }

  /// The SQL condition that a row equals a new record.
  var condition: String { written.map { "\($0.name) IS ?" }.joined(separator: " AND ") }

  /// Returns the values of a new record, in the order of `names`.
  func values(of record: Record, _ given: [Column: Value] = [:]) -> [Value] {
    written.map { $0.value(record, given) }
  }

  /// Returns the statement that updates all columns that can change.
  func update(where condition: String) -> String {
    let changes = written.filter { !$0.isFixed }.map { "\($0.name) = ?" }
    return "UPDATE \(table) SET \(changes.joined(separator: ", ")) WHERE \(condition)"
  }

  /// Returns the values for the statement `update`.
  func changes(of record: Record) -> [Value] {
    written.filter { !$0.isFixed }.map { $0.value(record, [:]) }
  }
}

/// Normalises texts for comparison.
enum Folded {
  /// Returns a text with case folded.
  @Sendable static func text(_ text: String?) -> String? { text.map(TextForms.folded) }
}

extension Value {
  var text: String? { if case .text(let text) = self { text } else { nil } }

  var number: Int? { if case .int(let number) = self { number } else { nil } }

}

/// The id of a record's owner, after the record's own columns.
enum OwnerColumn: Int, RowColumn { case id }
