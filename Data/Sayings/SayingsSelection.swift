import Domain

/// The SQL of a list of sayings. It is put together from fixed pieces; what users typed is always
/// bound. Each list is read by an index of its own, named here, so that none is ever a search
/// through the whole table.
struct SayingsSelection {
  /// Where the index of words stands beside the sayings.
  private static let joined = "sayings_index i CROSS JOIN sayings s ON s.number = i.rowid"

  private var source = "sayings s"
  private var index = ""
  private var condition = "s.deleted_at IS NULL"
  private var order = "s.number"
  private var number = "s.number"
  /// Whether the index of words alone says how many there are.
  private var isWordsAlone = false
  private let isByArrival: Bool
  private let quickCount: String?
  /// The values the condition needs.
  private(set) var values: [Value] = []

  /// Makes the SQL of a query by what its search was found to be; nothing when no saying can be
  /// meant.
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

  /// The condition that a text stands in the words just so.
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
    // Numbers alone are put into order, for many may have come at once.
    return """
      SELECT \(SayingsSQL.columns) FROM sayings s
      WHERE s.number IN (SELECT s.number \(window)) ORDER BY s.number \(direction)
      """
  }

  /// Where no other condition stands, the sayings themselves are not looked at.
  var count: String { quickCount ?? counting }

  private var counting: String {
    let source = isWordsAlone ? "sayings_index i" : source
    return "SELECT count(*) FROM \(source)\(index) WHERE \(condition)"
  }

  /// What a saying is ordered by, if it is meant.
  var key: String { "SELECT \(order) FROM \(source) WHERE \(condition) AND \(number) = ?" }

  /// How many of those meant come before one with such a key.
  var place: String { "\(counting) AND \(order) > ?" }
}
