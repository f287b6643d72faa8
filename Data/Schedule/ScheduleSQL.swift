import Domain

/// The SQL of events. Each list is read by an index, named here, so that none is ever a search
/// through the whole table.
enum ScheduleSQL {
  private static let columns = ScheduleRow.shape.list(of: "e")

  private static let inOrder = "ORDER BY e.starts, e.ends, e.title, e.id"
  private static let here = "e.deleted_at IS NULL"
  private static let byStart = "events e INDEXED BY events_by_start"

  static let insert = ScheduleRow.shape.insert

  static let lastKey = "SELECT key FROM events WHERE id = ?"

  /// An event that is here.
  static let find = "SELECT \(columns) FROM events e WHERE e.id = ? AND \(here)"

  /// An event, even one that was put away.
  static let findAny = "SELECT \(columns) FROM events e WHERE e.id = ?"

  /// Some events by their keys.
  static func withKeys(_ count: Int) -> String {
    """
    SELECT \(columns) FROM events e WHERE e.key IN (\(NameTable.places(count)))
    ORDER BY e.starts, e.id
    """
  }

  static let update = ScheduleRow.shape.update(where: "key = ?")

  static let remove = "UPDATE events SET deleted_at = ? WHERE key = ?"

  static let restore = "UPDATE events SET deleted_at = NULL WHERE key = ?"

  /// What began before an instant and still goes on then: one look back for each reach.
  static let goingOn = """
    FROM (VALUES \(EventReach.all.map { "(\($0))" }.joined(separator: ", "))) r
    CROSS JOIN events e INDEXED BY events_by_reach
    WHERE e.reach = r.column1 AND e.starts > ?1 - r.column1 AND e.starts < ?1 AND e.ends > ?1
      AND \(here)
    """

  static let overlapping = "SELECT \(columns) \(goingOn) \(inOrder)"

  /// What goes on at an instant among the events of one reach, what began last first.
  static let goingOnOfReach = """
    SELECT \(columns) FROM events e INDEXED BY events_by_reach
    WHERE e.reach = ?1 AND e.starts > ?2 - ?1 AND e.starts <= ?2 AND e.ends > ?2 AND \(here)
    ORDER BY e.starts DESC LIMIT ?3
    """

  /// The first that begins after an instant and before another one.
  static let next = """
    SELECT \(columns) FROM \(byStart) WHERE e.starts > ?1 AND e.starts < ?2 AND \(here)
    \(inOrder) LIMIT 1
    """

  /// What begins within a span.
  static let starting = """
    SELECT \(columns) FROM \(byStart) WHERE e.starts >= ?1 AND e.starts < ?2 AND \(here) \(inOrder)
    """

  /// What begins from an instant on.
  static let startingFrom = """
    SELECT \(columns) FROM \(byStart) WHERE e.starts >= ? AND \(here) \(inOrder)
    """

  static let isBusy = """
    SELECT EXISTS (SELECT 1 FROM \(byStart) WHERE e.starts >= ?1 AND e.starts < ?2 AND \(here))
      OR EXISTS (SELECT 1 \(goingOn))
    """

  private static let found = """
    SELECT \(columns) FROM events_index i CROSS JOIN events e ON e.key = i.rowid
    WHERE i.events_index MATCH ?1
    """

  /// Of what is found and not over yet the first.
  static let foundAhead = "\(found) AND e.ends > ?2 \(inOrder) LIMIT ?3"

  /// Of what is found and over the last, the last one first.
  static let foundBehind = """
    \(found) AND e.ends <= ?2 ORDER BY e.starts DESC, e.ends DESC, e.title DESC, e.id DESC LIMIT ?3
    """
}
