import Domain

/// The comparisons for the schedule, with a store of their own.
struct Plans {
  let haru: String
  let bench: String
  /// A folder that only this run uses.
  let folder: String
  let events: Int

  private var home: String { folder + "/plans" }
  /// The home of a store with a single event.
  private var bareHome: String { folder + "/bare" }
  private static let store = "/data/profiles/default/haru.sqlite"
  private var theirStore: String { folder + "/plans.sqlite" }
  private var day: Day { Sample.today }

  /// Makes the store, its copy for the `sqlite3` shell, and the store with a single event.
  func prepare() throws(BenchFailure) {
    let first = ["schedule", "add", "아침", "--from", "2026-02-01 07:00"]
    _ = try tool(haru, first).run()
    _ = try tool(haru, first, home: bareHome).run()
    _ = try tool(bench, ["seed-events", "--folder", folder, "--events", "\(events)"]).run()
    _ = try tool(
      "sqlite3", ["-cmd", "PRAGMA cache_size = -200000", home + Self.store],
      input: folder + "/events.sql"
    ).run()
    _ = try tool("cp", [home + Self.store, theirStore]).run()
  }

  /// Returns all comparisons of this part.
  func all() throws(BenchFailure) -> [Comparison] {
    let month = String(day.description.prefix(7))
    let (start, end) = Self.span(day...day)
    let touching = try count(
      "SELECT count(*) FROM events WHERE starts < \(end) AND ends > \(start) AND kind = 0")
    let add = [
      "schedule", "add", "새 일정", "--from", "2026-03-02 09:00", "--body", "꽃 한 다발.", "--json",
    ]
    return [
      Comparison(
        title: "`haru schedule list --day D --json`", records: touching,
        ours: tool(haru, ["schedule", "list", "--day", "\(day)", "--json"]),
        theirs: tool("sqlite3", ["-json", theirStore, Self.list(start, end)]), target: 2),
      Comparison(
        title: "`haru schedule month YYYY-MM --json`",
        records: Day.length(ofMonth: day.parts.month, in: day.parts.year),
        ours: tool(haru, ["schedule", "month", month, "--json"]),
        theirs: tool("sqlite3", ["-json", theirStore, Self.month(of: day)]), target: 2),
      Comparison(
        title: "`haru schedule add`", records: 1, ours: tool(haru, add),
        theirs: tool("sqlite3", [theirStore, Self.add]), target: 2),
      Comparison(
        title: "`haru schedule add`, beside one in an empty store", records: 1,
        ours: tool(haru, add), theirs: tool(haru, add, home: bareHome), target: 2),
    ]
  }

  /// Returns the measurements inside one process.
  func insideRows() throws(BenchFailure) -> [InsideRow] {
    try InsideRow.all(tool(bench, ["plans"]), answer: folder + "/days.txt")
  }

  private func count(_ sql: String) throws(BenchFailure) -> Int {
    let answer = try tool("sqlite3", [theirStore, sql]).answer(in: folder + "/count.txt")
    guard let count = Int(answer.prefix { $0 != "\n" }) else {
      throw .process("sqlite3: \(answer)")
    }
    return count
  }

  private func tool(
    _ program: String, _ arguments: [String], input: String = "/dev/null", home: String? = nil
  ) -> Work {
    Work(
      program: program, arguments: arguments, input: input,
      environment: ["PATH=/usr/local/bin:/usr/bin:/bin", "LC_ALL=C.UTF-8", "HOME=\(folder)"]
        + ["HARU_HOME=\(home ?? self.home)"] + Sample.pinned)
  }
}

/// The SQL that the `sqlite3` shell runs: the same statements as Haru, but only for the days in question. Haru also
/// reads the days around them, to find conflicts.
extension Plans {
  static func span(_ days: ClosedRange<Day>) -> (Int, Int) {
    (days.lowerBound.ordinal * 86_400 - 32_400, (days.upperBound.ordinal + 1) * 86_400 - 32_400)
  }

  private static let columns = """
    e.id, e.starts, e.starts_offset, e.ends, e.ends_offset, e.rule, e.title, e.body
    """

  private static func goingOn(_ instant: String) -> String {
    """
    FROM \(reaches) r CROSS JOIN events e INDEXED BY events_by_reach
    WHERE e.reach = r.reach AND e.starts > \(instant) - r.reach AND e.starts < \(instant)
      AND e.ends > \(instant) AND e.deleted_at IS NULL AND e.kind = 0
    """
  }

  private static let reaches =
    "(SELECT column1 AS reach FROM (VALUES "
    + (0...8).map { "(86400 << \(3 * $0))" }.joined(separator: ", ") + "))"

  static func list(_ start: Int, _ end: Int) -> String {
    """
    SELECT \(columns) \(goingOn("\(start)")) ORDER BY e.starts, e.ends, e.title, e.id;
    SELECT \(columns) FROM events e INDEXED BY events_by_start
    WHERE e.starts >= \(start) AND e.starts < \(end) AND e.deleted_at IS NULL AND e.kind = 0
    ORDER BY e.starts, e.ends, e.title, e.id;
    SELECT \(columns) \(series(start, end, masks(of: Sample.today)));
    """
  }

  /// Returns the SQL for repeating events that may touch some days. Haru computes the occurrences from these rows.
  private static func series(_ start: Int, _ end: Int, _ masks: String) -> String {
    """
    FROM events e INDEXED BY events_of_series
    WHERE e.last > \(start) AND e.starts < \(end) AND e.deleted_at IS NULL AND e.kind = 2 \(masks)
    """
  }

  /// Returns the conditions on the column `masks`, which has a bit for each weekday, month and day of the month.
  private static func masks(of day: Day) -> String {
    let (month, number) = (day.parts.month, day.parts.day)
    return [day.weekday.rawValue - 1, 7 + month - 1, 19 + number - 1]
      .map { "AND e.masks & \(1 << $0) <> 0" }.joined(separator: " ")
  }

  private static func month(of day: Day) -> String {
    let first = day.firstOfMonth
    let (start, end) = span(
      first...(first
        + (Day.length(
          ofMonth: day.parts.month, in: day.parts.year) - 1))
    )
    return """
      WITH RECURSIVE days (at) AS (
        VALUES (\(start)) UNION ALL SELECT at + 86400 FROM days WHERE at + 86400 < \(end))
      SELECT at FROM days WHERE EXISTS (
          SELECT 1 FROM events e INDEXED BY events_by_start
          WHERE e.starts >= at AND e.starts < at + 86400 AND e.deleted_at IS NULL
            AND e.kind = 0)
        OR EXISTS (SELECT 1 \(goingOn("at")));
      SELECT \(columns) \(series(start, end, ""));
      """
  }

  private static let add = """
    PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;
    BEGIN IMMEDIATE;
    INSERT INTO events (id, starts, starts_offset, ends, ends_offset, reach, title_folded, title,
      body)
    VALUES (lower(hex(randomblob(10))), 1772409600, 32400, 1772413200, 32400, 86400, '새 일정',
      '새 일정', '꽃 한 다발.');
    COMMIT;
    """
}
