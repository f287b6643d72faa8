import Domain

/// The SQL expression for a field that a filter can use. `FilterSQL.row` is the placeholder for the row's name.
enum FilterColumn {
  case number(String)
  /// A number stored in tenths.
  case tenths(String)
  /// A day in its stored form.
  case day(String)
  /// A local time in seconds since 1970.
  case clock(String)
  /// A field that the list does not have.
  case none
}

/// A filter as SQL conditions of fixed pieces; the user's input is always bound. The row's name is a placeholder, and
/// values can be bound in order or by number.
struct FilterSQL {
  /// A piece of SQL with its bound values.
  typealias Piece = (sql: String, values: [Value])

  /// The placeholder for the name of the row.
  static let row = "§"

  private var pieces: [Piece] = []

  /// A filter without conditions.
  static let none = FilterSQL()

  private init() {}

  /// Makes the conditions of a filter. The closure `column` returns the SQL for a field, and the closure `having`
  /// returns the SQL for a text of the filter.
  init<Field, Failure: Error>(
    _ filter: ListFilter<Field>, column: (Field) -> FilterColumn,
    having: (FilterText) throws(Failure) -> Piece
  ) throws(Failure) {
    for clause in filter.clauses {
      let piece: Piece
      switch clause.term {
      case .text(let text): piece = try having(text)
      case .number(let field, let sign, let tenths):
        piece = Self.number(column(field), sign, tenths)
      case .days(let field, let sign, let days): piece = Self.days(column(field), sign, days)
      // Only lists that are filtered in memory have such fields.
      case .word: piece = ("NULL", [])
      }
      // NULL counts as false, also in an excluded clause. A required clause stays as it is, so that SQLite can find the
      // rows by it.
      let sql = clause.isExcluded ? "NOT ifnull(\(piece.sql), 0)" : "(\(piece.sql))"
      pieces.append((sql, piece.values))
    }
  }

  private static func number(_ column: FilterColumn, _ sign: FilterSign, _ tenths: Int) -> Piece {
    switch column {
    case .number(let sql): ("(\(sql)) * 10 \(sign.sql) ?", [.int(tenths)])
    case .tenths(let sql): ("(\(sql)) \(sign.sql) ?", [.int(tenths)])
    case .day, .clock, .none: ("NULL", [])
    }
  }

  private static func days(
    _ column: FilterColumn, _ sign: FilterSign, _ days: ClosedRange<Day>
  ) -> Piece {
    switch column {
    case .day(let sql):
      let (first, last) = (Value.day(days.lowerBound), Value.day(days.upperBound))
      return switch sign {
      case .less, .atLeast: ("(\(sql)) \(sign.sql) ?", [first])
      case .more, .atMost: ("(\(sql)) \(sign.sql) ?", [last])
      case .equal: ("(\(sql)) BETWEEN ? AND ?", [first, last])
      }
    case .clock(let sql):
      let first = Value.int(days.lowerBound.ordinal * 86_400)
      let last = Value.int((days.upperBound.ordinal + 1) * 86_400 - 1)
      return switch sign {
      case .less, .atLeast: ("(\(sql)) \(sign.sql) ?", [first])
      case .more, .atMost: ("(\(sql)) \(sign.sql) ?", [last])
      case .equal: ("(\(sql)) BETWEEN ? AND ?", [first, last])
      }
    case .number, .tenths, .none: return ("NULL", [])
    }
  }

  /// The bound values, in order.
  var values: [Value] { pieces.flatMap(\.values) }

  /// Returns the conditions for a row with the name `row`, each preceded by `AND`.
  func conditions(on row: String) -> String {
    pieces.map { " AND \($0.sql.replacing(Self.row, with: row))" }.joined()
  }

  /// Returns the conditions for a row with the name `row`, with numbered parameters (`?1`) from `index` on.
  func conditions(on row: String, from index: Int) -> String {
    var index = index
    var numbered = ""
    for letter in conditions(on: row) {
      numbered.append(letter)
      guard letter == "?" else { continue }
      numbered += String(index)
      index += 1
    }
    return numbered
  }
}

extension FilterSign {
  fileprivate var sql: String { rawValue }
}

extension WordIndex {
  /// Returns the condition that the words of a record contain a text, and prepares the index for the query. `number`
  /// is the column with the record's number. A text without a letter or digit matches no row.
  func having(_ text: FilterText, _ number: String, of database: Database) throws(StorageFailure)
    -> FilterSQL.Piece
  {
    guard let match = try match(text, of: database) else { return ("0", []) }
    var rows = rows(matching: match)
    rows.sql = "\(number) IN (SELECT key FROM (\(rows.sql)))"
    return rows
  }

  /// Returns whether so few records contain a text that finding and sorting them takes less time than reading all
  /// records in order.
  func isRare(_ text: FilterText, of database: Database) throws(StorageFailure) -> Bool {
    guard let match = try match(text, of: database) else { return true }
    let rows = rows(matching: match)
    return try database.read { (store) throws(StorageFailure) in
      try store.first("SELECT 1 FROM (\(rows.sql)) LIMIT 1 OFFSET 20000", rows.values, { $0.int })
    } == nil
  }

  /// Returns the query for a text, and prepares the index for it. Returns nil for a text without a letter or digit.
  private func match(_ text: FilterText, of database: Database) throws(StorageFailure)
    -> ListMatch?
  {
    func prepared(_ text: String) throws(StorageFailure) -> ListMatch? {
      try WordSearch(text)?.prepared([self], of: database)
    }
    switch text {
    case .words(let words): return try prepared(words)
    case .phrase(let phrase):
      // The index must exist even if the phrase is the only condition.
      guard let search = WordSearch(phrase) else { return nil }
      _ = try search.prepared([self], of: database)
      return ListMatch(each: [search.phrase], initials: nil)
    case .tag(let tag):
      _ = try prepared("#" + tag)
      return ListMatch(each: [SearchPhrase.tag(tag)], initials: nil)
    case .tagBeginning(let tag):
      _ = try prepared("#" + tag)
      return ListMatch(each: [SearchPhrase.tag(tag, isOpen: true)], initials: nil)
    }
  }

  /// Returns a query that selects the numbers of the matching records in a column `key`, and the values for its `?` in
  /// order.
  func rows(matching match: ListMatch) -> FilterSQL.Piece {
    var sql = match.rows(of: self, startingAt: 1)
    for index in 1...3 { sql = sql.replacing("?\(index)", with: "?") }
    return (sql, match.values(of: self))
  }
}
