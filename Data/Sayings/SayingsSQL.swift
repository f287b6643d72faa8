import Domain

/// The SQL of single sayings. The SQL of lists is in `SayingsSelection`.
enum SayingsSQL {
  static let columns = SayingsRow.shape.list(of: "s")

  static let insert = SayingsRow.shape.insert

  static let update = SayingsRow.shape.update(where: "number = ?")

  static let find = """
    SELECT \(columns) FROM sayings s WHERE s.number = ? AND s.deleted_at IS NULL
    """

  /// Selects a saying by number, even if it is soft-deleted.
  static let numbered = "SELECT \(columns) FROM sayings s WHERE s.number = ?"

  /// Selects sayings whose words have a fingerprint, soft-deleted ones last.
  static let byPrint = """
    SELECT \(columns) FROM sayings s WHERE s.print = ? ORDER BY s.deleted_at IS NOT NULL
    """

  /// Selects sayings whose words had a fingerprint at their import and were edited since, soft-deleted ones last.
  static let byOrigin = """
    SELECT \(columns) FROM sayings s WHERE s.origin = ? AND s.origin <> s.print
    ORDER BY s.deleted_at IS NOT NULL
    """

  /// Selects a row if any saying was edited since its import.
  static let anyMended = "SELECT 1 FROM sayings s WHERE s.origin <> s.print LIMIT 1"

  static let markSeen = "UPDATE sayings SET seen = 1 WHERE number = ?"

  static let remove = "UPDATE sayings SET deleted_at = ? WHERE number = ?"

  static let bringBack = "UPDATE sayings SET deleted_at = NULL WHERE number = ?"

  static let noteOrigin = "UPDATE sayings SET origin = ? WHERE number = ?"

  static let noteLiking = "UPDATE sayings SET liking = ? WHERE number = ?"

  static let lastLiking = "SELECT max(liking) FROM sayings WHERE liking IS NOT NULL"

  static let lastNumber = "SELECT max(number) FROM sayings"

  /// Selects the first free number that follows a used number, starting at a given number.
  static let freeNumber = """
    SELECT s.number + 1 FROM sayings s
    WHERE s.number >= ? AND NOT EXISTS (SELECT 1 FROM sayings n WHERE n.number = s.number + 1)
    ORDER BY s.number LIMIT 1
    """

  static let feed = "SELECT place FROM sayings_feed"
  static let pulled = "SELECT \(FeedRow.shape.list(of: "f")) FROM sayings_feed f"

  static let keepFeed = """
    \(FeedRow.shape.insert) ON CONFLICT (only_row) DO UPDATE SET place = excluded.place,
      pulled_at = excluded.pulled_at, pulled_offset = excluded.pulled_offset
    """
}

/// The SQL that chooses the saying of the day.
enum DrawingSQL {
  private static let here = "FROM sayings s INDEXED BY sayings_here WHERE s.deleted_at IS NULL"

  /// Counts the sayings as all rows minus the soft-deleted ones, which are few and therefore fast to count.
  static let count = """
    SELECT (SELECT count(*) FROM sayings)
      - (SELECT count(*) FROM sayings INDEXED BY sayings_here WHERE deleted_at IS NOT NULL)
    """

  /// Counts the sayings that were never used.
  static let countUnused = """
    SELECT (\(count)) - (SELECT count(*) FROM sayings INDEXED BY sayings_by_showing
      WHERE deleted_at IS NULL AND (used_at IS NOT NULL) = 1)
    """

  static let firstNumber = "SELECT min(s.number) \(here)"
  static let lastNumber = "SELECT max(s.number) \(here)"
  static let atOffset = "SELECT s.number \(here) ORDER BY s.number LIMIT 1 OFFSET ?"

  static let ofDay = """
    SELECT \(SayingsSQL.columns) FROM sayings_days d JOIN sayings s ON s.number = d.number
    WHERE d.day = ? AND s.deleted_at IS NULL
    """

  /// Selects a row if any saying was added before an instant.
  static let anyOlder = """
    SELECT s.number FROM sayings s INDEXED BY sayings_by_arrival
    WHERE s.deleted_at IS NULL AND s.uploaded < ? LIMIT 1
    """

  /// Selects a row if any saying was used since an instant.
  static let anyUsedSince = """
    SELECT s.number FROM sayings s INDEXED BY sayings_by_showing
    WHERE s.deleted_at IS NULL AND (s.used_at IS NOT NULL) = 1 AND s.used_at >= ? LIMIT 1
    """

  /// Selects the saying of the latest day before a given day that had a saying.
  static let lastShown = "SELECT number FROM sayings_days WHERE day < ? ORDER BY day DESC LIMIT 1"

  private static let pool = """
    FROM sayings s INDEXED BY sayings_by_showing
    WHERE s.deleted_at IS NULL AND (s.used_at IS NOT NULL) = ?1 AND s.uploaded < ?2
      AND s.number <> ?3 AND (s.used_at IS NULL OR s.used_at >= ?4)
    """

  /// Selects the lowest round in the pool.
  static let earliestRound = "SELECT s.shown \(pool) ORDER BY s.shown LIMIT 1"
  /// Selects the highest round in the pool.
  static let latestRound = "SELECT s.shown \(pool) ORDER BY s.shown DESC LIMIT 1"

  private static let candidates = "\(pool) AND s.shown = ?5"

  static let firstCandidate = """
    SELECT s.number \(candidates) AND s.number >= ?6 ORDER BY s.number LIMIT 1
    """

  static let lastCandidate = "SELECT s.number \(candidates) ORDER BY s.number DESC LIMIT 1"

  static let keepDay = """
    INSERT INTO sayings_days (day, number) VALUES (?, ?)
    ON CONFLICT (day) DO UPDATE SET number = excluded.number
    """

  /// A saying that becomes that of a day is unopened again, so that the lists show its dot.
  static let noteRound = "UPDATE sayings SET shown = ?, seen = 0 WHERE number = ?"

  static let numberOfDay = "SELECT number FROM sayings_days WHERE day = ?"
}
