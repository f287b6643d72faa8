import Domain

/// Builds the SQL of a list of sayings from fixed pieces; user input is always bound. Every list names its index
/// (`INDEXED BY`), so that none can become a full table scan.
struct SayingsSelection {
  /// The full-text index joined with the sayings.
  private static let joined = "sayings_index i CROSS JOIN sayings s ON s.number = i.rowid"

  private var source = "sayings s"
  private var index = ""
  private var condition = "s.deleted_at IS NULL"
  private var order = "s.number"
  private var number = "s.number"
  /// Whether the count can be read from the full-text index alone.
  private var isWordsAlone = false
  private let isByArrival: Bool
  private let quickCount: String?
  /// The bound values of the condition.
  private(set) var values: [Value] = []

  /// Builds the SQL of a list; nil if the search can match no saying.
  init?(_ query: SayingsQuery, _ search: SayingsSearch?, _ filter: FilterSQL = .none) {
    isByArrival = search == nil && query.arrived != nil && !query.isLiked
    let isPlain =
      search == nil && query.arrived == nil && !query.isLiked && !query.isStarter
      && query.filter.isEmpty
    quickCount =
      isPlain ? (query.isUnused ? DrawingSQL.countUnused : DrawingSQL.count) : nil
    switch search {
    case .words(let match):
      source = Self.joined
      condition = "i.sayings_index MATCH ?"
      (order, number) = ("i.rowid", "i.rowid")
      isWordsAlone =
        !query.isLiked && !query.isUnused && !query.isStarter && query.arrived == nil
        && query.filter.isEmpty
      values = [.text(match)]
    case .signs(let text, let match):
      if let match {
        source = Self.joined
        condition += " AND i.sayings_index MATCH ?"
        (order, number) = ("i.rowid", "i.rowid")
        values = [.text(match)]
      }
      let signs = Self.signs(text, on: "s")
      condition += " AND \(signs.sql)"
      values += signs.values
    case .number(let number):
      condition += " AND s.number = ?"
      values = [.int(number)]
    case .nothing: return nil
    case nil:
      index = Self.index(query)
    }
    if let span = query.arrived {
      condition += " AND s.uploaded BETWEEN ? AND ?"
      values += [.int(span.lowerBound), .int(span.upperBound)]
    }
    if query.isUnused { condition += " AND s.used_at IS NULL" }
    if query.isStarter { condition += " AND \(StarterSaying.isUntouched)" }
    if query.isLiked {
      condition += " AND s.liking IS NOT NULL"
      order = "s.liking"
    }
    condition += filter.conditions(on: "s")
    values += filter.values
  }

  /// Returns the condition that the words contain an exact text.
  static func signs(_ text: String, on row: String) -> FilterSQL.Piece {
    let columns = ["eng", "kor", "who"].map { "instr(lower(coalesce(\(row).\($0), '')), ?)" }
    return ("(\(columns.joined(separator: " OR ")))", columns.map { _ in .text(text) })
  }

  private static func index(_ query: SayingsQuery) -> String {
    if query.isLiked { return " INDEXED BY sayings_by_liking" }
    if query.arrived != nil || query.isStarter { return " INDEXED BY sayings_by_arrival" }
    return query.isUnused ? " INDEXED BY sayings_unused" : " INDEXED BY sayings_here"
  }

  func list(isBackward: Bool) -> String {
    let direction = isBackward ? "ASC" : "DESC"
    let window = """
      FROM \(source)\(index) WHERE \(condition)
      ORDER BY \(order) \(direction) LIMIT ? OFFSET ?
      """
    if !isByArrival { return "SELECT \(SayingsSQL.columns) \(window)" }
    // Only numbers are sorted, because many sayings may have been added at once.
    return """
      SELECT \(SayingsSQL.columns) FROM sayings s
      WHERE s.number IN (SELECT s.number \(window)) ORDER BY s.number \(direction)
      """
  }

  /// The SQL of the count. Without further conditions it does not read the sayings themselves.
  var count: String { quickCount ?? counting }

  private var counting: String {
    let source = isWordsAlone ? "sayings_index i" : source
    return "SELECT count(*) FROM \(source)\(index) WHERE \(condition)"
  }

  /// The SQL of the sort key of a saying. It selects no row if the saying does not match.
  var key: String { "SELECT \(order) FROM \(source) WHERE \(condition) AND \(number) = ?" }

  /// The SQL of the number of matches before a sort key.
  var rank: String { "\(counting) AND \(order) > ?" }
}
