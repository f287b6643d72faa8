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
  /// The values the condition needs.
  private(set) var values: [Value] = []

  /// Whether the index of words is asked.
  let asksWords: Bool

  /// Makes the SQL of a query; nothing when no saying can be meant.
  init?(_ query: SayingsQuery) {
    let search = query.search.map(SayingsSearch.init)
    switch search {
    case .words(let match):
      asksWords = true
      source = Self.joined
      condition = "i.sayings_index MATCH ?"
      (order, number) = ("i.rowid", "i.rowid")
      isWordsAlone = !query.isLiked && !query.isUnused && query.arrived == nil
      values = [.text(match)]
    case .number(let number):
      asksWords = false
      condition += " AND s.number = ?"
      values = [.int(number)]
    case .nothing: return nil
    case nil:
      asksWords = false
      index = Self.index(query)
    }
    if let span = query.arrived {
      condition += " AND s.uploaded BETWEEN ? AND ?"
      values += [.int(span.lowerBound), .int(span.upperBound)]
    }
    if query.isUnused { condition += " AND s.used_at IS NULL" }
    if query.isLiked {
      condition += " AND s.liking IS NOT NULL"
      order = "s.liking"
    }
  }

  private static func index(_ query: SayingsQuery) -> String {
    if query.arrived != nil { return " INDEXED BY sayings_by_arrival" }
    if query.isLiked { return " INDEXED BY sayings_by_liking" }
    return query.isUnused ? " INDEXED BY sayings_unused" : " INDEXED BY sayings_here"
  }

  func list(isBackward: Bool) -> String {
    """
    SELECT \(SayingsSQL.columns) FROM \(source)\(index) WHERE \(condition)
    ORDER BY \(order) \(isBackward ? "ASC" : "DESC") LIMIT ? OFFSET ?
    """
  }

  /// Where no other condition stands, the sayings themselves are not looked at.
  var count: String {
    let source = isWordsAlone ? "sayings_index i" : source
    return "SELECT count(*) FROM \(source)\(index) WHERE \(condition)"
  }

  /// What a saying is ordered by, if it is meant.
  var key: String { "SELECT \(order) FROM \(source) WHERE \(condition) AND \(number) = ?" }

  /// How many of those meant come before one with such a key.
  var place: String { "\(count) AND \(order) > ?" }
}
