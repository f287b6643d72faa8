import Domain

/// The SQL of events. Every list names its index (`INDEXED BY`), so that none can become a full table scan.
enum ScheduleSQL {
  private static let columns = ScheduleRow.shape.list(of: "e")

  private static let inOrder = "ORDER BY e.starts, e.ends, e.title, e.id"
  private static let here = "e.deleted_at IS NULL"
  /// The condition for single events with a time.
  private static let timed = "\(here) AND e.kind = \(SeriesIndex.Kind.once.rawValue)"
  private static let wholeDays = "\(here) AND e.kind = \(SeriesIndex.Kind.wholeDays.rawValue)"
  private static let series = "\(here) AND e.kind = \(SeriesIndex.Kind.series.rawValue)"
  private static let byStart = "events e INDEXED BY events_by_start"

  static let insert = ScheduleRow.shape.insert

  static let lastKey = "SELECT key FROM events WHERE id = ?"

  /// Selects an event that is not soft-deleted.
  static let find = "SELECT \(columns) FROM events e WHERE e.id = ? AND \(here)"

  /// Selects an event, even if it is soft-deleted.
  static let findAny = "SELECT \(columns) FROM events e WHERE e.id = ?"

  static func withKeys(_ count: Int) -> String {
    """
    SELECT \(columns) FROM events e WHERE e.key IN (\(NameTable.placeholders(count)))
    ORDER BY e.starts, e.id
    """
  }

  /// Returns the query for the ids of the events that match a condition.
  static func ids(_ condition: String) -> String {
    "SELECT e.id FROM events e WHERE \(condition) AND \(here)"
  }

  static let update = ScheduleRow.shape.update(where: "key = ?")

  static let remove = "UPDATE events SET deleted_at = ? WHERE key = ?"

  static let restore = "UPDATE events SET deleted_at = NULL WHERE key = ?"

  /// Selects single events with a time that began before an instant and have not ended. It searches one index range
  /// for each length class (`EventReach`).
  static let goingOn = """
    FROM (VALUES \(EventReach.values)) r
    CROSS JOIN events e INDEXED BY events_by_reach
    WHERE e.reach = r.column1 AND e.starts > ?1 - r.column1 AND e.starts < ?1 AND e.ends > ?1
      AND \(timed)
    """

  static let overlapping = "SELECT \(columns) \(goingOn) \(inOrder)"

  /// Selects the single events with a time that belong to one length class (`EventReach`) and are in progress at an
  /// instant, the latest start first.
  static let goingOnOfReach = """
    SELECT \(columns) FROM events e INDEXED BY events_by_reach
    WHERE e.reach = ?1 AND e.starts > ?2 - ?1 AND e.starts <= ?2 AND e.ends > ?2
      AND \(timed)
    ORDER BY e.starts DESC LIMIT ?3
    """

  /// Selects the first single event with a time that begins between two instants.
  static let next = """
    SELECT \(columns) FROM \(byStart) WHERE e.starts > ?1 AND e.starts < ?2 AND \(timed)
    \(inOrder) LIMIT 1
    """

  /// Selects the single events with a time that begin within a span.
  static let starting = """
    SELECT \(columns) FROM \(byStart) WHERE e.starts >= ?1 AND e.starts < ?2 AND \(timed) \(inOrder)
    """

  /// Selects all-day and floating events that overlap the time between two UTC midnights. It searches one index range
  /// for each length class (`EventReach`).
  static let wholeDaysWithin = """
    SELECT \(columns) FROM (VALUES \(EventReach.values)) r
    CROSS JOIN events e INDEXED BY events_by_day
    WHERE e.reach = r.column1 AND e.starts > ?1 - r.column1 AND e.starts < ?2 AND e.ends > ?1
      AND \(wholeDays) \(inOrder)
    """

  /// Selects series that may touch some days: they overlap the span, and share a weekday, a month and a day of the
  /// month with the bit masks. Series whose zone is not ?9 use the wider masks ?6 to ?8.
  static let seriesWithin = """
    SELECT \(columns) FROM events e INDEXED BY events_of_series
    WHERE e.last > ?1 AND e.starts < ?2 AND \(series)
      AND CASE WHEN e.zone IS NULL OR e.zone = ?9
        THEN e.masks & ?3 <> 0 AND e.masks & ?4 <> 0 AND e.masks & ?5 <> 0
        ELSE e.masks & ?6 <> 0 AND e.masks & ?7 <> 0 AND e.masks & ?8 <> 0 END
    """

  /// Selects events with reminders: series that overlap a span, and other events that begin in the span or up to a
  /// day before. Each of the two has a limit of its own, so that single events cannot crowd out series.
  static let reminding = """
    SELECT * FROM (SELECT \(columns) FROM events e INDEXED BY events_of_series
      WHERE e.last > ?1 AND e.starts < ?2 AND \(series) AND e.remind IS NOT NULL LIMIT ?3)
    UNION ALL SELECT * FROM (SELECT \(columns) FROM events e INDEXED BY events_reminding
      WHERE e.starts >= ?1 - 86400 AND e.starts < ?2 AND e.remind IS NOT NULL AND \(here)
        AND e.kind <> \(SeriesIndex.Kind.series.rawValue)
      ORDER BY e.starts LIMIT ?3)
    """

  /// Selects the events that are counted down and not over at an instant. A series comes first, because it began before.
  static let countedDown = """
    SELECT \(columns) FROM events e INDEXED BY events_counted_down
    WHERE ifnull(e.last, e.ends) > ? AND e.countdown IS NOT NULL AND \(here)
    ORDER BY e.starts LIMIT 1000
    """

  /// Selects the changed occurrences of a series.
  static let ofSeries = """
    SELECT \(columns) FROM events e INDEXED BY events_of_one
    WHERE e.series = ? AND \(here) ORDER BY e.occurrence, e.starts
    """

  /// Selects the occurrences that were soft-deleted together with a series.
  static let removedWith = """
    SELECT \(columns) FROM events e
    WHERE e.series = ?1 AND e.deleted_at = (SELECT s.deleted_at FROM events s WHERE s.id = ?1)
    """

  /// Selects an event that is a series, lasts all day or has floating times.
  static let findBound = """
    SELECT \(columns) FROM events e WHERE e.id = ? AND e.kind <> \(SeriesIndex.Kind.once.rawValue)
      AND \(here)
    """

  /// Selects the latest end among the all-day and floating events that began before ?1. The end is rounded up to a
  /// UTC midnight and is at most ?1.
  static let lastWholeDay = """
    SELECT max(min((e.ends + 86399) / 86400 * 86400, ?1)) FROM events e INDEXED BY events_by_day
    WHERE e.reach > 0 AND e.starts < ?1 AND \(wholeDays)
    """
  static let firstWholeDay = """
    SELECT min(max(e.starts, ?1)) FROM events e INDEXED BY events_by_day
    WHERE e.reach > 0 AND e.ends > ?1 AND \(wholeDays)
    """

  /// Selects the series that began before an instant. The bound on `last` lets SQLite use the index.
  static let seriesBefore = """
    SELECT \(columns) FROM events e INDEXED BY events_of_series
    WHERE e.last > -1000000000000 AND e.starts < ? AND \(series)
    """
  static let seriesAfter = """
    SELECT \(columns) FROM events e INDEXED BY events_of_series WHERE e.last > ? AND \(series)
    """

  /// Checks whether there are no events. The condition on the title matches every row; it makes SQLite use the index.
  static let isEmpty = """
    SELECT NOT EXISTS (
      SELECT 1 FROM events e INDEXED BY events_by_title WHERE e.title_folded >= '' AND \(here))
    """

  static let isBusy = """
    SELECT EXISTS (SELECT 1 FROM \(byStart) WHERE e.starts >= ?1 AND e.starts < ?2 AND \(timed))
      OR EXISTS (SELECT 1 \(goingOn))
    """

  /// Returns the SQL of at most ?6 events in the span ?1 to ?2. Their title contains a text (?3 or ?4), or their
  /// companions include ?5. With `byIndex`, the full-text query ?7 narrows the events down.
  static func naming(byIndex: Bool) -> String {
    let indexed =
      byIndex
      ? "AND e.key IN (SELECT rowid FROM \(SQLiteSchedule.words.name) "
        + "WHERE \(SQLiteSchedule.words.name) MATCH ?7)" : ""
    let titled = "(instr(e.title_folded, ?3) OR instr(e.title_folded, ?4)) \(indexed)"
    let touching = """
      \(here) AND CASE e.kind WHEN \(SeriesIndex.Kind.once.rawValue)
        THEN e.starts >= ?1 ELSE ifnull(e.last, e.ends) > ?1 END AND e.starts < ?2
      """
    let once =
      byIndex
      ? "SELECT \(columns) FROM events e WHERE \(touching) AND \(titled)"
      : """
      SELECT \(columns) FROM \(byStart)
      WHERE e.starts >= ?1 AND e.starts < ?2 AND \(timed) AND \(titled)
      UNION SELECT \(columns) FROM events e INDEXED BY events_by_day
      WHERE e.reach > 0 AND e.starts < ?2 AND e.ends > ?1 AND \(wholeDays) AND \(titled)
      UNION SELECT \(columns) FROM events e INDEXED BY events_of_series
      WHERE e.last > ?1 AND e.starts < ?2 AND \(series) AND \(titled)
      """
    return """
      \(once)
      UNION SELECT \(columns) FROM events e INDEXED BY events_with
      WHERE e.companions IS NOT NULL AND instr(e.companions, ?5) AND \(touching)
      ORDER BY \(EventColumn.starts.rawValue + 1) LIMIT ?6
      """
  }

  private static func matching(_ match: ListMatch) -> String {
    """
    SELECT \(columns) FROM (\(match.rows(of: SQLiteSchedule.words, startingAt: 3))) i
    CROSS JOIN events e ON e.key = i.key
    """
  }

  /// Returns the SQL of the first matches that are not over.
  static func matchingAhead(_ match: ListMatch) -> String {
    "\(matching(match)) WHERE ifnull(e.last, e.ends) > ?1 \(inOrder) LIMIT ?2"
  }

  /// Returns the SQL of the last matches that are over, the latest first.
  static func matchingBehind(_ match: ListMatch) -> String {
    """
    \(matching(match)) WHERE ifnull(e.last, e.ends) <= ?1
    ORDER BY e.starts DESC, e.ends DESC, e.title DESC, e.id DESC LIMIT ?2
    """
  }
}
