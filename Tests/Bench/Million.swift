import Domain

/// The comparisons with a million records of every part: whole lists as text and as JSON, and everything else that reads
/// all records.
struct Million {
  let haru: String
  /// The store with equally many records of each part. Each book has one log entry.
  let whole: Whole
  /// How often an import and a backup are measured.
  private let runs = 3

  init(whole: Whole) {
    haru = whole.haru
    self.whole = whole
  }

  private var home: String { whole.folder + "/whole" }
  private var store: String { home + "/data/profiles/default/haru.sqlite" }
  private var theirStore: String { whole.folder + "/whole.sqlite" }
  private var tagged: Int { whole.each / 15 }

  /// Makes the store and the copy of it, with notes, and with tags in the moods: one in fifteen has the same, one in a
  /// thousand a rare one.
  func prepare() throws(BenchFailure) {
    try whole.prepare(finish: [Self.tags, NotesRows.fill(whole.each), CountsRows.fill(whole.each)])
  }

  /// Returns the comparisons of lists and of what reads all records.
  func all() -> [Comparison] {
    // A year of events: repeating events would fill any list of all years.
    let year = Day.days(ofYear: Sample.today.parts.year)
    let days = ["--from", "\(year.lowerBound)", "--to", "\(year.upperBound)"]
    let (start, end) = Plans.span(year)
    return lists("people list", [], whole.each, Self.people)
      + lists("sayings list", [], whole.each, Self.sayings)
      + lists("moods list", [], whole.each, Self.moods)
      + lists("schedule list", days, whole.each, Plans.list(start, end))
      + lists("books list", ["--all"], whole.each, Self.books)
      + lists("notes list", [], whole.each, NotesRows.list)
      + [
        row("people list --search \(Sample.wanted) --json", whole.each / 140, Self.search, 1.3),
        row("moods list --where #산책 --json", tagged, Self.moods(with: "산책"), 2),
        row("moods list --where #추위 --json", whole.each / 1000, Self.moods(with: "추위"), 2),
        row("tags --json", tagged, Self.tagged, 2),
        row("moods stats --json", whole.each, Collection.stats, 2),
        row(
          "counts show \(CountsRows.shown) --year \(CountsRows.year) --json", whole.each / 50,
          CountsRows.ofYear, 2, memory: 20),
        row("doctor --json", whole.each, "PRAGMA integrity_check", 3, memory: 60),
      ]
  }

  /// Returns the seconds of what the `sqlite3` shell cannot do: the import of all sayings, the first search after it,
  /// and a verified backup.
  func figures() throws(BenchFailure) -> [Figure] {
    var (imports, searches, backups): ([Double], [Double], [Double]) = ([], [], [])
    var patterns: [Double] = []
    for turn in 0..<runs {
      let fresh = whole.folder + "/fresh\(turn)"
      imports.append(
        try tool(haru, ["sayings", "import", home + "/sayings.csv"], home: fresh).run().milliseconds
      )
      let search = tool(haru, ["sayings", "search", SayingSample.wanted.part], home: fresh)
      searches.append(try search.run().milliseconds)
      patterns.append(try tool(haru, ["moods", "patterns"]).run().milliseconds)
      let copy = whole.folder + "/copy\(turn).db"
      backups.append(try tool(haru, ["backup", copy]).run().milliseconds)
      _ = try tool("rm", ["-rf", fresh, copy]).run()
    }
    // The limit is that of ten years (L-41).
    let days = MoodSample.days(of: whole.each)
    return [
      .seconds("importing \(whole.each) sayings", Timing.median(imports), 60),
      .seconds("the first search after it", Timing.median(searches), 2),
      .seconds(
        "what goes with the moods of \(days) days, of 50 counters", Timing.median(patterns),
        1.5 * max(1, Double(days) / 3650)),
      .seconds("a verified backup of all parts", Timing.median(backups), 40),
    ]
  }

  private func lists(
    _ command: String, _ options: [String], _ records: Int, _ sql: String
  ) -> [Comparison] {
    let words = command.split(separator: " ").map(String.init) + options
    let title = "`haru \(command)"
    return [
      Comparison(
        title: title + "`", records: records, ours: tool(haru, words),
        theirs: tool("sqlite3", [theirStore, sql]), target: 4),
      Comparison(
        title: title + " --json`", records: records, ours: tool(haru, words + ["--json"]),
        theirs: tool("sqlite3", ["-json", theirStore, sql]), target: 2),
    ]
  }

  private func row(
    _ command: String, _ records: Int, _ sql: String, _ target: Double,
    memory: Double = Comparison.memoryTarget
  ) -> Comparison {
    Comparison(
      title: "`haru \(command)`", records: records,
      ours: tool(haru, command.split(separator: " ").map(String.init)),
      theirs: tool("sqlite3", ["-json", theirStore, sql]), target: target, memory: memory)
  }

  private func tool(_ program: String, _ arguments: [String], home: String? = nil) -> Work {
    Work(
      program: program, arguments: arguments,
      environment: ["PATH=/usr/local/bin:/usr/bin:/bin", "LC_ALL=C.UTF-8"]
        + ["HOME=\(whole.folder)", "HARU_HOME=\(home ?? self.home)"] + Sample.pinned)
  }
}

/// The SQL that the `sqlite3` shell runs: one statement for the rows of each list, in its order.
extension Million {
  private static let tags = """
    UPDATE moods SET text = text || ' #산책' WHERE key % 15 = 0;
    UPDATE moods SET text = text || ' #추위' WHERE key % 1000 = 1;
    """

  private static let people = """
    SELECT id, name, nickname, phone, birthday, cycle_days, alarm_hour, notify, started_on,
      next_watering, points, postponed, times_watered FROM people WHERE deleted_at IS NULL
    ORDER BY coalesce(next_watering, '~'), points, key;
    """

  private static let search = """
    SELECT id, name, nickname, phone, birthday, cycle_days, alarm_hour, notify, started_on,
      next_watering, points, postponed, times_watered FROM people WHERE deleted_at IS NULL
      AND (instr(name_folded, '\(Sample.wanted)')
        OR instr(coalesce(nickname_folded, ''), '\(Sample.wanted)'))
    ORDER BY coalesce(next_watering, '~'), points, key;
    """

  private static let sayings = """
    SELECT number, eng, kor, who, uploaded, uploaded_offset, seen, liked_at, liked_offset, used_at,
      used_offset FROM sayings WHERE deleted_at IS NULL ORDER BY number DESC;
    """

  private static let feelings = """
    SELECT m.id, m.day, m.instant, m.offset, m.level, m.x, m.y, m.text, m.tags, m.timed, d.theme
    FROM mood_days d CROSS JOIN moods m INDEXED BY moods_by_day ON m.day = d.day
    WHERE m.deleted_at IS NULL
    """
  private static let moods = feelings + " ORDER BY d.day DESC, m.instant, m.key;"

  private static func moods(with tag: String) -> String {
    feelings + " AND instr(m.text, '#\(tag)') ORDER BY d.day DESC, m.instant, m.key;"
  }

  private static let tagged = """
    SELECT count(*) FROM moods WHERE deleted_at IS NULL AND instr(text, '#산책');
    SELECT count(*) FROM moods WHERE deleted_at IS NULL AND instr(text, '#추위');
    """

  private static let books = """
    SELECT isbn, title, subtitle, author, publisher, published, pages, category, description, link,
      cover, id, theme, started, started_offset, target, rating, last_instant, last_offset,
      last_total, last_pages FROM books WHERE deleted_at IS NULL
    ORDER BY title_sorted, started, key;
    """
}
