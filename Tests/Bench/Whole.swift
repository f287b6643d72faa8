import Domain

/// The comparisons across all parts, with one store that has equally many records of each part.
struct Whole {
  let haru: String
  let bench: String
  /// A folder that only this run uses.
  let folder: String
  /// The number of people, sayings, moods, events and books.
  let each: Int
  /// The number of log entries of each book.
  var readings = 10

  private var own: String { folder + "/whole" }
  private var store: String { own + "/data/profiles/default/haru.sqlite" }
  private var theirStore: String { folder + "/whole.sqlite" }

  /// Makes the store and the copy of it that the `sqlite3` shell uses. `finish` has SQL to run before the word indexes
  /// are made.
  func prepare(finish: [String] = []) throws(BenchFailure) {
    _ = try tool("mkdir", ["-p", own]).run()
    let table = own + "/sayings.csv"
    _ = try tool(bench, ["seed-sayings", "--file", table, "--sayings", "\(each)"]).run()
    _ = try tool(haru, ["sayings", "import", table]).run()
    let count = "\(each)"
    let folder = ["--folder", own]
    _ = try tool(bench, ["seed", "--people", count, "--waterings", count] + folder).run()
    _ = try tool(bench, ["seed-moods", "--moods", count] + folder).run()
    _ = try tool(bench, ["seed-events", "--events", count] + folder).run()
    let records = "\(min(10_000_000, each * readings))"
    let books = ["--store", own + "/books.sqlite", "--file", own + "/books.sql"]
    _ = try tool(bench, ["seed-books", "--books", count, "--records", records] + books).run()
    for part in ["people", "waterings", "days", "moods", "events", "books"] {
      try feed(input: own + "/\(part).sql")
    }
    let quick = [".dbconfig enable_trigger off", "PRAGMA cache_size = -400000"]
    _ = try tool(
      "sqlite3", quick.flatMap { ["-cmd", $0] } + [store, Library.fill(readings)]
    ).run()
    for sql in finish { _ = try tool("sqlite3", [store, sql]).run() }
    // Builds the word indexes before anything is measured.
    _ = try tool(haru, ["search", "윤슬"]).run()
    _ = try tool(haru, ["today"]).run()
    _ = try tool("cp", [store, theirStore]).run()
  }

  private func feed(input: String) throws(BenchFailure) {
    // The IDs are random, so a small cache would read from the disk for each row.
    _ = try tool(
      "sqlite3", ["-cmd", "PRAGMA cache_size = -400000", store], input: input
    ).run()
  }

  /// Returns all comparisons of this part.
  func all() -> [Comparison] {
    var rows = [
      // A cold start: the `sqlite3` shell opens the store, reads its schema and one row.
      Comparison(
        title: "`haru widget`, beside a cold start", records: each,
        ours: tool(haru, ["widget"]),
        theirs: tool("sqlite3", [theirStore, "SELECT 1 FROM people LIMIT 1"]), target: 2),
      Comparison(
        title: "`haru widget --format prompt`, beside a cold start", records: each,
        ours: tool(haru, ["widget", "--format", "prompt"]),
        theirs: tool("sqlite3", [theirStore, "SELECT 1 FROM people LIMIT 1"]), target: 2),
      Comparison(
        title: "`haru complete` a name, beside a cold start", records: Candidates.most,
        ours: tool(haru, ["complete", "zsh", "--", "people", "water", "김"]),
        theirs: tool("sqlite3", [theirStore, Self.names("김")]), target: 4),
      Comparison(
        title: "`haru today --json`, with \(each) records in every part", records: each,
        ours: tool(haru, ["today", "--json"]),
        theirs: tool("sqlite3", ["-json", theirStore, Self.today]), target: 2),
    ]
    rows.append(year())
    rows += names()
    rows += lines()
    rows += search()
    rows += dayAsText()
    rows += undo()
    return rows
  }

  /// Returns the measurements inside one process.
  func insideRows() throws(BenchFailure) -> [InsideRow] {
    try InsideRow.all(tool(bench, ["whole"]), answer: folder + "/whole.txt")
  }

  /// Compares the events of a day and of a week, whose titles may name people, with statements that read only the
  /// events.
  private func names() -> [Comparison] {
    let day = "\(Sample.today)"
    return [
      (["schedule", "list", "--day", day, "--json"], 1), (["schedule", "week", day, "--json"], 7),
      (["timeline", "--day", day, "--json"], 1),
    ].map { words, days in
      let (start, end) = Plans.span(Sample.today...(Sample.today + (days - 1)))
      return Comparison(
        title: "`haru " + words.joined(separator: " ") + "`, with \(each) people", records: each,
        ours: tool(haru, words),
        theirs: tool("sqlite3", ["-json", theirStore, Plans.list(start, end)]), target: 2)
    }
  }

  /// Compares a year review with statements that count the days.
  private func year() -> Comparison {
    let year = String(MoodSample.day(MoodSample.days(of: each) / 2).description.prefix(4))
    return Comparison(
      title: "`haru year YYYY --json`", records: each, ours: tool(haru, ["year", year, "--json"]),
      theirs: tool("sqlite3", ["-json", theirStore, Self.days(of: year)]), target: 2)
  }

  /// Compares searching a rare syllable in all parts with a scan of the events by the `sqlite3` shell. As JSON, and as
  /// text with short IDs.
  private func search() -> [Comparison] {
    let word = EventSample.wanted
    let scan = "SELECT id FROM events WHERE instr(title, '\(word)')"
    return [["--json"], []].map { form in
      Comparison(
        title: "`haru " + (["search", word] + form).joined(separator: " ") + "`", records: each,
        ours: tool(haru, ["search", word] + form),
        theirs: tool("sqlite3", ["-json", theirStore, scan]), target: 2)
    }
  }

  /// Compares lists of one day as text with the same lists as JSON.
  private func dayAsText() -> [Comparison] {
    let day = MoodSample.day(MoodSample.days(of: each) / 2).description
    return [
      ["moods", "list", "--day", day], ["moods", "picture", day],
      ["schedule", "list", "--day", day],
      ["timeline", "--from", day, "--to", day],
    ].map { words in
      Comparison(
        title: "`haru " + words.joined(separator: " ") + "`, beside `--json`", records: each,
        ours: tool(haru, words), theirs: tool(haru, words + ["--json"]), target: 1.2)
    }
  }

  /// Compares `haru add` with the command of the part that the line belongs to.
  private func lines() -> [Comparison] {
    let name = Sample.person(Sample.inLine).name.text
    return [
      Comparison(
        title: "`haru add` of an event, beside `haru schedule add`", records: 1,
        ours: tool(haru, ["add", "내일 7시 \(name)랑 저녁"]),
        theirs: tool(haru, ["schedule", "add", "\(name)랑 저녁", "--from", "내일 19:00"]),
        target: 1.5),
      Comparison(
        title: "`haru add` of a feeling, beside `haru moods add`", records: 1,
        ours: tool(haru, ["add", "기분 80 산책이 좋았다"]),
        theirs: tool(haru, ["moods", "add", "80", "산책이 좋았다"]), target: 1.5),
    ]
  }

  /// Compares undoing a watering with the `sqlite3` shell changing the same rows.
  private func undo() -> [Comparison] {
    let id = Sample.id(of: each / 2)
    return [
      Comparison(
        title: "`haru undo`", records: 1, ours: tool(haru, ["undo"]),
        theirs: tool("sqlite3", [theirStore, Self.takeBack(id)]), target: 2,
        prepare: [tool(haru, ["people", "water", id, "--early"])])
    ]
  }

  private func tool(_ program: String, _ arguments: [String], input: String = "/dev/null") -> Work {
    Work(
      program: program, arguments: arguments, input: input,
      environment: ["PATH=/usr/local/bin:/usr/bin:/bin", "LC_ALL=C.UTF-8", "HOME=\(folder)"]
        + ["HARU_HOME=\(own)"] + Sample.pinned)
  }
}

/// The SQL that the `sqlite3` shell runs.
extension Whole {
  private static func names(_ beginning: String) -> String {
    """
    SELECT name, nickname, id FROM people INDEXED BY people_by_name WHERE deleted_at IS NULL
      AND name_folded >= '\(beginning)' AND name_folded < '\(beginning)\u{10FFFF}'
    ORDER BY name_folded LIMIT \(Candidates.most);
    """
  }

  /// The rows of the Today screen: due people, events of the day, moods, and the books being read.
  private static var today: String {
    let start = Sample.today.ordinal * 86_400 - 32_400
    return """
      SELECT id, name, nickname, phone, birthday, cycle_days, alarm_hour, notify, started_on,
        next_watering, points, postponed, times_watered FROM people
      WHERE deleted_at IS NULL AND coalesce(next_watering, '~') <= '\(Sample.today)'
      ORDER BY coalesce(next_watering, '~'), points, key;
      SELECT * FROM events INDEXED BY events_by_start
      WHERE starts >= \(start) AND starts < \(start + 86_400) AND deleted_at IS NULL AND kind = 0
      ORDER BY starts, ends;
      SELECT * FROM moods INDEXED BY moods_by_day
      WHERE day = '\(Sample.today)' AND deleted_at IS NULL ORDER BY instant;
      SELECT * FROM books INDEXED BY books_by_rank
      WHERE status = 0 AND deleted_at IS NULL ORDER BY rank, key;
      """
  }

  /// Returns the SQL for the days of a year in each part, and for the people who were watered most.
  private static func days(of year: String) -> String {
    let days = "BETWEEN '\(year)-01-01' AND '\(year)-12-31'"
    let local = "date(starts + starts_offset, 'unixepoch')"
    let uploaded = "date(uploaded + uploaded_offset, 'unixepoch')"
    return """
      SELECT d.day, d.theme, count(*), count(m.level), sum(m.level) FROM mood_days d
      CROSS JOIN moods m INDEXED BY moods_by_day ON m.day = d.day
      WHERE d.day \(days) AND m.deleted_at IS NULL GROUP BY d.day ORDER BY d.day;
      SELECT w.day, count(*) FROM waterings w INDEXED BY waterings_by_day
      CROSS JOIN people p ON p.key = w.person
      WHERE w.day \(days) AND w.deleted_at IS NULL AND p.deleted_at IS NULL GROUP BY w.day;
      SELECT w.person, count(*) AS times, min(w.day), max(w.day)
      FROM waterings w INDEXED BY waterings_by_day CROSS JOIN people p ON p.key = w.person
      WHERE w.day \(days) AND w.deleted_at IS NULL AND p.deleted_at IS NULL
      GROUP BY w.person ORDER BY times DESC, w.person LIMIT 24;
      SELECT \(local) AS day, count(*), sum(ends - starts)
      FROM events INDEXED BY events_by_start
      WHERE starts BETWEEN unixepoch('\(year)-01-01') - 86400 AND unixepoch('\(year)-12-31') + 172800
        AND day \(days) AND deleted_at IS NULL AND kind = 0 GROUP BY day ORDER BY day;
      SELECT \(uploaded) AS day, count(*) FROM sayings INDEXED BY sayings_by_day
      WHERE \(uploaded) \(days) AND origin IS NULL AND deleted_at IS NULL GROUP BY day;
      SELECT key, title, pages, end_day FROM books INDEXED BY books_by_end
      WHERE status = 1 AND deleted_at IS NULL AND end_day \(days)
      ORDER BY end_day, end_instant, key LIMIT 120;
      """
  }

  private static func takeBack(_ id: String) -> String {
    """
    PRAGMA synchronous = FULL; BEGIN IMMEDIATE;
    UPDATE people SET points = max(0, points - 3), next_watering = '\(Sample.today)'
      WHERE id = '\(id)';
    COMMIT;
    """
  }
}
