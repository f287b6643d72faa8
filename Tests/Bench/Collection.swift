import Domain

/// The comparisons for sayings and moods, with a store of their own.
struct Collection {
  let haru: String
  let bench: String
  /// A folder that only this run uses.
  let folder: String
  let sayings: Int
  let moods: Int

  private var home: String { folder + "/collection" }
  private var store: String { home + "/data/profiles/default/haru.sqlite" }
  private var theirStore: String { folder + "/collection.sqlite" }
  /// An FTS5 index of the same sayings, which the `sqlite3` shell searches.
  private var theirWords: String { folder + "/words.sqlite" }
  private var day: Day { MoodSample.day(MoodSample.days(of: moods) / 2) }
  /// The number of sayings that have the searched word.
  private var found: Int { sayings / SayingSample.rarity }

  /// Makes the store and the copy of it that the `sqlite3` shell uses.
  func prepare() throws(BenchFailure) {
    let table = folder + "/sayings.csv"
    try write(sayings, to: table)
    _ = try tool(haru, ["sayings", "import", table]).run()
    _ = try tool(bench, ["seed-moods", "--folder", folder, "--moods", "\(moods)"]).run()
    _ = try tool("sqlite3", [store], input: folder + "/days.sql").run()
    // The IDs are random, so a small cache would read from the disk for each row.
    _ = try tool(
      "sqlite3", ["-cmd", "PRAGMA cache_size = -200000", store], input: folder + "/moods.sql"
    ).run()
    _ = try tool("sqlite3", [store, Self.finish]).run()
    // Without a name the picture is not shown, because Haru asks for the name first.
    _ = try tool(haru, ["settings", "set", "moods.artist", "하루"]).run()
    _ = try tool("cp", [store, theirStore]).run()
    _ = try tool("sqlite3", [theirWords, words]).run()
  }

  /// Returns all comparisons of this part.
  func all() throws(BenchFailure) -> [Comparison] {
    let number = sayings / 2
    let one = Self.saying("WHERE s.number = \(number) AND s.deleted_at IS NULL")
    let liked = try count("SELECT count(*) FROM sayings WHERE liking IS NOT NULL")
    let feelings = try count("SELECT count(*) FROM moods WHERE day = '\(day)'")
    let month = String(day.description.prefix(7))
    let days = try count("SELECT count(*) FROM mood_days WHERE day GLOB '\(month)-*'")
    let year = String(month.prefix(4))
    let squares = try count("SELECT count(*) FROM mood_days WHERE day GLOB '\(year)-*'")
    return [
      Comparison(
        title: "`haru sayings search \(SayingSample.wanted.part) --json`", records: found,
        ours: tool(haru, ["sayings", "search", SayingSample.wanted.part, "--json"]),
        theirs: tool("sqlite3", ["-json", theirWords, Self.search]), target: 2),
      read(["sayings", "random"], "sayings random", 1, one),
      read(["sayings", "today"], "sayings today", 1, one),
      read(["sayings", "show", "\(number)"], "sayings show N", 1, one),
      read(
        ["sayings", "list", "--liked"], "sayings list --liked", liked,
        Self.saying(
          """
          INDEXED BY sayings_by_liking
          WHERE s.deleted_at IS NULL AND s.liking IS NOT NULL ORDER BY s.liking DESC
          """)),
      read(
        ["moods", "list", "--day", "\(day)"], "moods list --day D", feelings, Self.diary(day)),
      read(["moods", "picture", "\(day)"], "moods picture D", 10, Self.canvas(day)),
      read(["moods", "calendar", month], "moods calendar YYYY-MM", days, Self.month(of: day)),
      read(["moods", "stats"], "moods stats", moods, Self.stats),
      read(["moods", "year", year], "moods year YYYY", squares, Self.year(of: day)),
    ]
  }

  /// Returns the measurements inside one process, and the import of 100,000 sayings.
  func insideRows() throws(BenchFailure) -> [InsideRow] {
    let words = ["collection", "--found", "\(found)"]
    let pages = try InsideRow.all(tool(bench, words), answer: folder + "/pages.txt")
    return pages + [try importRow()]
  }

  private func importRow() throws(BenchFailure) -> InsideRow {
    let table = folder + "/some.csv"
    try write(100_000, to: table)
    var times: [Double] = []
    for turn in 0..<5 {
      let work = tool(haru, ["sayings", "import", table], home: "\(folder)/sayings\(turn)")
      times.append(try work.run().milliseconds)
    }
    times.sort()
    return InsideRow(
      title: "importing 100,000 sayings (whole process, slowest of 5)", median: times[2],
      p99: times[4], target: 3000)
  }

  private func write(_ sayings: Int, to table: String) throws(BenchFailure) {
    _ = try tool(bench, ["seed-sayings", "--file", table, "--sayings", "\(sayings)"]).run()
  }

  private func count(_ sql: String) throws(BenchFailure) -> Int {
    let answer = try tool("sqlite3", [theirStore, sql]).answer(in: folder + "/count.txt")
    guard let count = Int(answer.prefix { $0 != "\n" }) else {
      throw .process("sqlite3: \(answer)")
    }
    return count
  }

  private func read(_ words: [String], _ title: String, _ records: Int, _ sql: String)
    -> Comparison
  {
    Comparison(
      title: "`haru \(title) --json`", records: records, ours: tool(haru, words + ["--json"]),
      theirs: tool("sqlite3", ["-json", theirStore, sql]), target: 2)
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

/// The SQL that the `sqlite3` shell runs: the same statements as Haru. Only the word index differs, an FTS5 table that
/// finds only whole words.
extension Collection {
  /// The rows that an import does not add: one saying in a thousand is liked, and the first mood was recorded.
  private static let finish = """
    UPDATE sayings SET liked_at = uploaded, liked_offset = uploaded_offset, liking = number
      WHERE number % 1000 = 999;
    INSERT INTO moods_state (only_row) VALUES (1);
    """

  private var words: String {
    """
    PRAGMA cache_size = -200000;
    ATTACH '\(theirStore)' AS haru;
    CREATE VIRTUAL TABLE words USING fts5 (eng, kor, who, tokenize = 'unicode61');
    INSERT INTO words (rowid, eng, kor, who)
      SELECT number, eng, kor, who FROM haru.sayings_words;
    """
  }

  private static let search = """
    SELECT rowid, eng, kor, who FROM words WHERE words MATCH '\(SayingSample.wanted.word)'
    ORDER BY rowid DESC
    """

  private static func saying(_ condition: String) -> String {
    """
    SELECT s.number, s.eng, s.kor, s.who, s.uploaded, s.uploaded_offset, s.seen, s.liked_at,
      s.liked_offset, s.used_at, s.used_offset FROM sayings s \(condition)
    """
  }

  private static let feeling = """
    SELECT m.id, m.day, m.instant, m.offset, m.level, m.x, m.y, m.text,
      m.tags, m.timed, d.theme
    """

  private static func diary(_ day: Day) -> String {
    """
    \(feeling) FROM mood_days d CROSS JOIN moods m INDEXED BY moods_by_day ON m.day = d.day
    WHERE d.day BETWEEN '\(day)' AND '\(day)' AND m.deleted_at IS NULL
    ORDER BY d.day DESC, m.instant, m.key
    """
  }

  private static func canvas(_ day: Day) -> String {
    """
    \(feeling) FROM moods m INDEXED BY moods_by_day LEFT JOIN mood_days d ON d.day = m.day
    WHERE m.day = '\(day)' AND m.deleted_at IS NULL
    ORDER BY m.instant DESC, m.key DESC LIMIT 10;
    SELECT count(*) FROM moods m INDEXED BY moods_by_day
    WHERE m.day = '\(day)' AND m.deleted_at IS NULL;
    SELECT 1 FROM moods_state;
    """
  }

  /// The statistics of moods by hour, and the texts that may have a tag.
  static let stats = """
    SELECT (m.instant + m.offset + 62135596800) / 3600 AS hour, m.timed, count(*),
      count(m.level), sum(m.level) FROM moods m INDEXED BY moods_by_day
    WHERE m.day BETWEEN '0001-01-01' AND '9999-12-31' AND m.deleted_at IS NULL
    GROUP BY hour, m.timed ORDER BY hour, m.timed;
    SELECT m.level, m.text FROM moods m INDEXED BY moods_by_day
    WHERE m.day BETWEEN '0001-01-01' AND '9999-12-31' AND m.deleted_at IS NULL
      AND (m.tags IS NOT NULL OR instr(m.text, '#') > 0);
    """

  private static func year(of day: Day) -> String {
    let year = String(day.description.prefix(4))
    return """
      SELECT d.day, d.theme, count(*), count(m.level), sum(m.level) FROM mood_days d
      CROSS JOIN moods m INDEXED BY moods_by_day ON m.day = d.day
      WHERE d.day BETWEEN '\(year)-01-01' AND '\(year)-12-31' AND m.deleted_at IS NULL
      GROUP BY d.day ORDER BY d.day;
      """
  }

  private static func month(of day: Day) -> String {
    let first = day.firstOfMonth
    let length = Day.length(ofMonth: first.parts.month, in: first.parts.year)
    return """
      SELECT d.day FROM mood_days d
      WHERE d.day BETWEEN '\(first)' AND '\(first + (length - 1))' AND EXISTS (
        SELECT 1 FROM moods m INDEXED BY moods_by_day
        WHERE m.day = d.day AND m.deleted_at IS NULL)
      ORDER BY d.day
      """
  }
}
