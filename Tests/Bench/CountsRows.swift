import Domain

/// The SQL of amounts of 50 counters over ten years (L-36).
enum CountsRows {
  private static let counters = 50
  /// The number of days of each counter: half of those in ten years.
  private static let days = 1825

  /// The tag of the counter that is shown, and the year.
  static let shown = "tag07"
  static let year = Sample.today.parts.year - 1

  /// Returns the SQL that adds the counters and their amounts. Each counter has every second day, and another of two
  /// days than its neighbours, so that its days can be compared with moods (L-41).
  static func fill(_ count: Int) -> String {
    """
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(counters))
    INSERT INTO counters (id, tag, since, tag_folded)
    SELECT printf('counter%02d', i), printf('#tag%02d', i), '2016-01-01', printf('#tag%02d', i)
    FROM n;
    WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < \(count - 1))
    INSERT INTO counts (id, counter, day, amount, instant, offset)
    SELECT printf('count%07d', i), c.key,
      date('\(Sample.today)', printf('-%d days', 2 * day + (day % (tag + 2) > tag / 2))),
      1000 * (1 + i % 7), 1451606400 + i, 32400
    FROM (SELECT i, i % \(counters) AS tag, i / \(counters) % \(days) AS day FROM n)
      JOIN counters c ON c.id = printf('counter%02d', 1 + tag);
    """
  }

  /// The sums by day of the shown counter in the year.
  static let ofYear = """
    SELECT day, sum(amount) FROM counts INDEXED BY counts_of_counter
    WHERE counter = (SELECT key FROM counters WHERE tag_folded = '#\(shown)')
      AND day BETWEEN '\(year)-01-01' AND '\(year)-12-31' AND deleted_at IS NULL
    GROUP BY day ORDER BY day;
    """
}
