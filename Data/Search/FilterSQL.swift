import Domain

/// What a field of a filter is in SQL; the row it belongs to is written `FilterSQL.row`.
enum FilterColumn {
  /// A number.
  case number(String)
  /// A number in tenths.
  case tenths(String)
  /// A day as it is kept.
  case day(String)
  /// Seconds since 1970 on a local clock.
  case clock(String)
  /// The list has no such field.
  case none
}

/// A filter as conditions of SQL, put together from fixed pieces; what somebody typed is always bound.
/// They are written for any name of the row, and for values bound in the order they stand in or by
/// numbers.
struct FilterSQL {
  /// A piece of SQL with what is bound in it.
  typealias Piece = (sql: String, values: [Value])

  /// What stands for the name of the row.
  static let row = "§"

  private var pieces: [Piece] = []

  /// Nothing where there is no filter.
  static let none = FilterSQL()

  private init() {}

  /// Makes the conditions of a filter by what its texts and its fields are in a list.
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
      }
      // What is not known does not hold.
      let holds = "ifnull(\(piece.sql), 0)"
      pieces.append((clause.isExcluded ? "NOT \(holds)" : holds, piece.values))
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

  /// The values, in the order they stand in.
  var values: [Value] { pieces.flatMap(\.values) }

  /// The conditions, each behind an `AND`, for a row of some name.
  func conditions(on row: String) -> String {
    pieces.map { " AND \($0.sql.replacing(Self.row, with: row))" }.joined()
  }

  /// The same with numbered places, from one on.
  func conditions(on row: String, from place: Int) -> String {
    var place = place
    var numbered = ""
    for letter in conditions(on: row) {
      numbered.append(letter)
      guard letter == "?" else { continue }
      numbered += String(place)
      place += 1
    }
    return numbered
  }
}

extension FilterSign {
  fileprivate var sql: String { rawValue }
}

extension WordIndex {
  /// The condition that a row has something in its words, where the row's number is a column. The
  /// index is made ready to be asked; what has nothing in it to look for is in no row.
  func having(_ text: FilterText, _ number: String, of database: Database) throws(StorageFailure)
    -> FilterSQL.Piece
  {
    try having(text, number) { (search) throws(StorageFailure) in
      try search.prepared([self], of: database)
    }
  }

  private func having(
    _ text: FilterText, _ number: String,
    _ prepared: (WordSearch) throws(StorageFailure) -> ListMatch
  ) throws(StorageFailure) -> FilterSQL.Piece {
    let match: ListMatch?
    switch text {
    case .words(let words):
      let search = WordSearch(words)
      match = if let search { try prepared(search) } else { nil }
    case .phrase(let phrase):
      let search = WordSearch(phrase)
      // The index has to be there, whatever it is asked.
      if let search { _ = try prepared(search) }
      match = search.map { ListMatch(each: [$0.phrase], initials: nil) }
    case .tag(let tag):
      if let search = WordSearch("#" + tag) { _ = try prepared(search) }
      match = ListMatch(each: [SearchPhrase.tag(tag)], initials: nil)
    case .tagBeginning(let tag):
      if let search = WordSearch("#" + tag) { _ = try prepared(search) }
      match = ListMatch(each: [SearchPhrase.tag(tag, isOpen: true)], initials: nil)
    }
    guard let match else { return ("0", []) }
    var rows = rows(matching: match)
    rows.sql = "\(number) IN (SELECT key FROM (\(rows.sql)))"
    return rows
  }

  /// Selects what a match finds as `key`, with values bound in the order they stand in.
  func rows(matching match: ListMatch) -> FilterSQL.Piece {
    var sql = match.rows(of: self, startingAt: 1)
    for place in 1...3 { sql = sql.replacing("?\(place)", with: "?") }
    return (sql, match.values)
  }
}
