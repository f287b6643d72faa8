import Domain

/// The columns of a query's result. SQL is built from them, and a row is read by their names, never
/// by index. As a coding key a case knows its name without reflection, which would cost a short
/// command a tenth of its time.
protocol RowColumn: CaseIterable, CodingKey, Hashable, RawRepresentable where RawValue == Int {}

extension RowColumn {
  static var count: Int { allCases.count }

  /// The name of the column in the store, in snake case: `nextWatering` is `next_watering`.
  var name: String {
    let small = UInt8(ascii: "a") - UInt8(ascii: "A")
    let bytes = stringValue.utf8.flatMap { byte in
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
        ? [UInt8(ascii: "_"), byte + small] : [byte]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the select list, in which the given columns are replaced by expressions.
  static func list(_ parts: [Self: String] = [:]) -> String {
    allCases.map { parts[$0] ?? $0.name }.joined(separator: ", ")
  }

  /// Returns the select list for a `UNION`. Each column has its name as an alias, and a column
  /// without an expression is null.
  static func named(_ parts: [Self: String]) -> String {
    allCases.map { "\(parts[$0] ?? "NULL") AS \($0.name)" }.joined(separator: ", ")
  }
}

/// The current row, which is valid only during the visit. A result of one column is read directly,
/// any other through `NamedRow`.
struct Row {
  fileprivate let statement: Statement

  init(_ statement: Statement) { self.statement = statement }

  /// All values of the row as stored.
  var values: [Value] { (0..<statement.columnCount).map { statement.value(Int32($0)) } }

  /// Adds all values of the row to a digest.
  func add(to digest: inout RowDigest) { statement.add(to: &digest) }

  var int: Int { only.int(.answer) }
  var bool: Bool { only.bool(.answer) }
  var text: String { only.text(.answer) }
  var bytes: [UInt8] { only.bytes(.answer) }
  var optionalInt: Int? { only.optionalInt(.answer) }
  var day: Day { get throws(StorageFailure) { try only.day(.answer) } }
  var optionalDay: Day? { get throws(StorageFailure) { try only.optionalDay(.answer) } }

  private enum OnlyColumn: Int, RowColumn { case answer }
  private var only: NamedRow<OnlyColumn> { NamedRow(self) }
}

/// Typed access to a row by the names of its columns.
struct NamedRow<Column: RowColumn> {
  private let statement: Statement
  private let first: Int32

  /// Names the columns of a row, beginning at a column index.
  init(_ row: Row, from first: Int = 0) {
    statement = row.statement
    self.first = Int32(first)
  }

  private func index(_ column: Column) -> Int32 { first + Int32(column.rawValue) }

  func isNull(_ column: Column) -> Bool { statement.isNull(index(column)) }
  func int(_ column: Column) -> Int { statement.int(index(column)) }
  func bool(_ column: Column) -> Bool { statement.int(index(column)) != 0 }
  func text(_ column: Column) -> String { statement.text(index(column)) }
  func bytes(_ column: Column) -> [UInt8] { statement.bytes(index(column)) }
  /// Returns whether a text contains a byte. The text is not copied.
  func contains(_ byte: UInt8, _ column: Column) -> Bool {
    statement.contains(byte, index(column))
  }
  func optionalText(_ column: Column) -> String? { isNull(column) ? nil : text(column) }
  func optionalInt(_ column: Column) -> Int? { isNull(column) ? nil : int(column) }

  /// Returns a text of one line, which was validated before it was stored.
  func line(_ column: Column) -> SingleLineText { SingleLineText(stored: text(column)) }
  func optionalLine(_ column: Column) -> SingleLineText? {
    optionalText(column).map(SingleLineText.init(stored:))
  }
  func optionalMultilineText(_ column: Column) -> MultilineText? {
    optionalText(column).map(MultilineText.init(stored:))
  }

  /// Returns a stored day. Throws for an invalid date, since the file is then damaged.
  func day(_ column: Column) throws(StorageFailure) -> Day {
    guard let day = Day(text(column)) else { throw .corrupt }
    return day
  }
  func optionalDay(_ column: Column) throws(StorageFailure) -> Day? {
    isNull(column) ? nil : try day(column)
  }

  /// Returns an instant with the UTC offset of the local clock at that time.
  func moment(_ instant: Column, _ offset: Column) -> Now {
    Now(instant: int(instant), offset: int(offset))
  }
  func optionalMoment(_ instant: Column, _ offset: Column) -> Now? {
    isNull(instant) ? nil : moment(instant, offset)
  }

  /// Returns a case of an enumeration. Throws for an unknown word, since the file is then damaged.
  func word<Word: RawRepresentable>(_ column: Column) throws(StorageFailure) -> Word
  where Word.RawValue == String {
    guard let word = Word(rawValue: text(column)) else { throw .corrupt }
    return word
  }
}
