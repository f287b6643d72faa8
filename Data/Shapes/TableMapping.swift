import Domain

/// How a record is kept (object-relational mapping): each of its columns is written down once, and
/// what is selected, inserted, changed, exported and imported follows. The columns that are never
/// read are the last of their names.
struct TableMapping<Record, Column: RowColumn>: Sendable {
  /// A column that is written.
  struct Written: Sendable {
    let name: String
    let isFixed: Bool
    let value: @Sendable (Record, _ given: [Column: Value]) -> Value
  }

  let table: String
  /// The names of the columns that are read, in their order.
  private(set) var read: [String] = []
  private(set) var written: [Written] = []
  /// Columns that are read although they stand behind one that is not. There must be none.
  private(set) var misplaced: [String] = []
  /// What an export has of it.
  private(set) var members: [ArchiveMember] = []
  /// What of a record from an export follows from its members.
  private(set) var imported: [(column: String, value: @Sendable (ArchiveRow) -> Value)] = []

  /// Describes a record column by column.
  init(_ table: String, _ describe: (Column) -> ShapeColumn<Record, Column>) {
    self.table = table
    for column in Column.allCases {
      let described = describe(column)
      if let kind = described.kind {
        let member = described.member ?? column.stringValue
        members.append(
          ArchiveMember(
            member, column.name, kind, optional: described.isOptional, usual: described.usual))
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

  private mutating func write(_ column: Column, _ described: ShapeColumn<Record, Column>) {
    let value: @Sendable (Record, [Column: Value]) -> Value
    switch described.source {
    case .record(let read): value = { record, _ in read(record) }
    case .given: value = { _, given in given[column] ?? .null }
    case .elsewhere, .text: return
    }
    written.append(Written(name: column.name, isFixed: described.isFixed, value: value))
  }

  private mutating func follow(
    _ column: Column, _ text: Column, _ described: ShapeColumn<Record, Column>,
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

  /// The same with all columns of a part of the record, which are read behind its own. An export
  /// has them before one of the members.
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
    let place = members.firstIndex { $0.name == member } ?? members.endIndex
    whole.members.insert(contentsOf: part.members, at: place)
    whole.imported += part.imported
    return whole
  }
}

extension TableMapping {
  /// The columns that are read, of a table by the name it has in a statement.
  func list(of name: String) -> String {
    read.map { "\(name).\($0)" }.joined(separator: ", ")
  }

  /// The columns of a new record, as a statement names them.
  var names: String { written.map(\.name).joined(separator: ", ") }

  /// The places of the values of a new record in a statement.
  var places: String { written.map { _ in "?" }.joined(separator: ", ") }

  /// Keeps a new record.
  var insert: String { "INSERT INTO \(table) (\(names)) VALUES (\(places))" }

  /// Whether a row is kept just as a new record would be.
  var condition: String { written.map { "\($0.name) IS ?" }.joined(separator: " AND ") }

  /// The values of a new record.
  func values(of record: Record, _ given: [Column: Value] = [:]) -> [Value] {
    written.map { $0.value(record, given) }
  }

  /// Changes whatever of a record can change.
  func update(where condition: String) -> String {
    let changes = written.filter { !$0.isFixed }.map { "\($0.name) = ?" }
    return "UPDATE \(table) SET \(changes.joined(separator: ", ")) WHERE \(condition)"
  }

  /// The values of what can change.
  func changes(of record: Record) -> [Value] {
    written.filter { !$0.isFixed }.map { $0.value(record, [:]) }
  }
}

/// Texts as they are looked for.
enum Folded {
  /// A text whatever its case.
  @Sendable static func text(_ text: String?) -> String? { text.map(TextForms.folded) }
}

extension Value {
  /// The text, if it is one.
  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The number, if it is one.
  var number: Int? { if case .int(let number) = self { number } else { nil } }

}

/// The id of what a record belongs to, as it stands behind the record's own columns.
enum OwnerColumn: Int, RowColumn { case id }
