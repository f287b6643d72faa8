import Domain

/// The SQL of events. Each list is read by an index, named here, so that none is ever a search
/// through the whole table.
enum ScheduleSQL {
  private static let columns = ScheduleRow.shape.list(of: "e")

  private static let inOrder = "ORDER BY e.starts, e.ends, e.title, e.id"
  private static let here = "e.deleted_at IS NULL"
  /// What happens once, at a time.
  private static let timed = "\(here) AND e.kind = \(SeriesIndex.Kind.once.rawValue)"
  private static let wholeDays = "\(here) AND e.kind = \(SeriesIndex.Kind.wholeDays.rawValue)"
  private static let series = "\(here) AND e.kind = \(SeriesIndex.Kind.series.rawValue)"
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

  /// The ids of those that a condition with their keys means.
  static func ids(_ condition: String) -> String {
    "SELECT e.id FROM events e WHERE \(condition) AND \(here)"
  }

  static let update = ScheduleRow.shape.update(where: "key = ?")

  static let remove = "UPDATE events SET deleted_at = ? WHERE key = ?"

  static let restore = "UPDATE events SET deleted_at = NULL WHERE key = ?"

  /// What began before an instant and still goes on then: one look back for each reach.
  static let goingOn = """
    FROM (VALUES \(EventReach.values)) r
    CROSS JOIN events e INDEXED BY events_by_reach
    WHERE e.reach = r.column1 AND e.starts > ?1 - r.column1 AND e.starts < ?1 AND e.ends > ?1
      AND \(timed)
    """

  static let overlapping = "SELECT \(columns) \(goingOn) \(inOrder)"

  /// What goes on at an instant among the events of one reach, what began last first.
  static let goingOnOfReach = """
    SELECT \(columns) FROM events e INDEXED BY events_by_reach
    WHERE e.reach = ?1 AND e.starts > ?2 - ?1 AND e.starts <= ?2 AND e.ends > ?2
      AND \(timed)
    ORDER BY e.starts DESC LIMIT ?3
    """

  /// The first that begins after an instant and before another one.
  static let next = """
    SELECT \(columns) FROM \(byStart) WHERE e.starts > ?1 AND e.starts < ?2 AND \(timed)
    \(inOrder) LIMIT 1
    """

  /// What begins within a span.
  static let starting = """
    SELECT \(columns) FROM \(byStart) WHERE e.starts >= ?1 AND e.starts < ?2 AND \(timed) \(inOrder)
    """

  /// What takes whole days between two midnights in Greenwich: one look back for each reach.
  static let wholeDaysWithin = """
    SELECT \(columns) FROM (VALUES \(EventReach.values)) r
    CROSS JOIN events e INDEXED BY events_by_day
    WHERE e.reach = r.column1 AND e.starts > ?1 - r.column1 AND e.starts < ?2 AND e.ends > ?1
      AND \(wholeDays) \(inOrder)
    """

  /// Series that may touch some days: they have begun and are not over, and have a day of the week, a
  /// month and a day of the month among the bits that are asked for; those of another zone than ?9
  /// among the wider ones.
  static let seriesWithin = """
    SELECT \(columns) FROM events e INDEXED BY events_of_series
    WHERE e.last > ?1 AND e.starts < ?2 AND \(series)
      AND CASE WHEN e.zone IS NULL OR e.zone = ?9
        THEN e.masks & ?3 <> 0 AND e.masks & ?4 <> 0 AND e.masks & ?5 <> 0
        ELSE e.masks & ?6 <> 0 AND e.masks & ?7 <> 0 AND e.masks & ?8 <> 0 END
    """

  /// What begins within a span and reminds somebody before, at most so many; and series whenever they
  /// begin, which no number of others may hide.
  static let reminding = """
    SELECT * FROM (SELECT \(columns) FROM events e INDEXED BY events_of_series
      WHERE e.last > ?1 AND e.starts < ?2 AND \(series) AND e.remind IS NOT NULL LIMIT ?3)
    UNION ALL SELECT * FROM (SELECT \(columns) FROM events e INDEXED BY events_reminding
      WHERE e.starts >= ?1 - 86400 AND e.starts < ?2 AND e.remind IS NOT NULL AND \(here)
        AND e.kind <> \(SeriesIndex.Kind.series.rawValue)
      ORDER BY e.starts LIMIT ?3)
    """

  /// The occurrences of a series that stand by themselves.
  static let ofSeries = """
    SELECT \(columns) FROM events e INDEXED BY events_of_one
    WHERE e.series = ? AND \(here) ORDER BY e.occurrence, e.starts
    """

  /// Those that were put away with it.
  static let removedWith = """
    SELECT \(columns) FROM events e
    WHERE e.series = ?1 AND e.deleted_at = (SELECT s.deleted_at FROM events s WHERE s.id = ?1)
    """

  /// An event that is bound to the calendar.
  static let findBound = """
    SELECT \(columns) FROM events e WHERE e.id = ? AND e.kind <> \(SeriesIndex.Kind.once.rawValue)
      AND \(here)
    """

  /// The last midnight up to ?1 by which something was over that took whole days, and the first one
  /// from ?1 on at which such a thing begins or goes on.
  static let lastWholeDay = """
    SELECT max(min((e.ends + 86399) / 86400 * 86400, ?1)) FROM events e INDEXED BY events_by_day
    WHERE e.reach > 0 AND e.starts < ?1 AND \(wholeDays)
    """
  static let firstWholeDay = """
    SELECT min(max(e.starts, ?1)) FROM events e INDEXED BY events_by_day
    WHERE e.reach > 0 AND e.ends > ?1 AND \(wholeDays)
    """

  /// All series that began before an instant, and all that are not over at one.
  static let seriesBefore = """
    SELECT \(columns) FROM events e INDEXED BY events_of_series
    WHERE e.last > -1000000000000 AND e.starts < ? AND \(series)
    """
  static let seriesAfter = """
    SELECT \(columns) FROM events e INDEXED BY events_of_series WHERE e.last > ? AND \(series)
    """

  /// Every title comes after no letter at all.
  static let isEmpty = """
    SELECT NOT EXISTS (
      SELECT 1 FROM events e INDEXED BY events_by_title WHERE e.title_folded >= '' AND \(here))
    """

  static let isBusy = """
    SELECT EXISTS (SELECT 1 FROM \(byStart) WHERE e.starts >= ?1 AND e.starts < ?2 AND \(timed))
      OR EXISTS (SELECT 1 \(goingOn))
    """

  /// What may touch the time from ?1 to ?2 and has one of two texts, ?3 and ?4, in its title, or has
  /// ?5 among those it is with; at most ?6, and by the index of words as well where there is one (?7).
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

  private static func found(_ match: ListMatch) -> String {
    """
    SELECT \(columns) FROM (\(match.rows(of: SQLiteSchedule.words, startingAt: 3))) i
    CROSS JOIN events e ON e.key = i.key
    """
  }

  /// Of what is found and not over yet the first.
  static func foundAhead(_ match: ListMatch) -> String {
    "\(found(match)) WHERE ifnull(e.last, e.ends) > ?1 \(inOrder) LIMIT ?2"
  }

  /// Of what is found and over the last, the last one first.
  static func foundBehind(_ match: ListMatch) -> String {
    """
    \(found(match)) WHERE ifnull(e.last, e.ends) <= ?1
    ORDER BY e.starts DESC, e.ends DESC, e.title DESC, e.id DESC LIMIT ?2
    """
  }
}
