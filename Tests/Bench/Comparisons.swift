import Domain

/// The comparisons for people. Haru and the `sqlite3` shell each have a copy of the same store.
struct Comparisons {
  /// The path of the release build of `haru`.
  let haru: String
  /// The path of this program, which also measures work inside one process.
  let bench: String
  /// A folder that only this run uses.
  let folder: String
  let people: Int
  let waterings: Int

  private var store: String { folder + "/home/data/profiles/default/haru.sqlite" }
  private var theirStore: String { folder + "/theirs.sqlite" }
  private var environment: [String] {
    ["PATH=/usr/local/bin:/usr/bin:/bin", "LC_ALL=C.UTF-8", "HOME=\(folder)"]
      + ["HARU_HOME=\(folder)/home"] + Sample.pinned
  }

  /// Makes the store and the copy of it that the `sqlite3` shell uses.
  func prepare() throws(BenchFailure) {
    let counts = ["--people", "\(people)", "--waterings", "\(waterings)"]
    _ = try tool(bench, ["seed", "--folder", folder] + counts).run()
    _ = try tool("cp", [folder + "/empty.sqlite", theirStore]).run()
    _ = try tool("sqlite3", [theirStore], input: folder + "/people.sql").run()
    _ = try tool("sqlite3", [theirStore], input: folder + "/waterings.sql").run()
    _ = try tool("mkdir", ["-p", folder + "/home/data/profiles/default"]).run()
    _ = try tool("cp", [theirStore, store]).run()
  }

  /// Makes a folder, and its parent folders if they are missing.
  func makeFolder(_ path: String) throws(BenchFailure) {
    _ = try tool("mkdir", ["-p", path]).run()
  }

  /// Returns the memory that is measured for a process that does nothing, in megabytes. It is about the size of this
  /// process.
  func leastMegabytes() throws(BenchFailure) -> Double {
    Double(try tool("true", []).run().peakKilobytes) / 1024
  }

  /// Returns all comparisons of this part.
  func all() -> [Comparison] {
    let known = Sample.id(of: people / 2)
    let due = (0..<people).reduce(into: 0) { count, number in
      if let next = Sample.person(number).nextWatering, next <= Sample.today { count += 1 }
    }
    let found = (0..<people).reduce(into: 0) { count, number in
      if Sample.person(number).name.text.contains(Sample.wanted) { count += 1 }
    }
    return [
      Comparison(
        title: "`haru version`", records: 0, ours: command(["version"]),
        theirs: tool("sqlite3", ["--version"]), target: 2.5),
      read(["people", "list"], people, list("")),
      read(
        ["people", "list", "--due"], due,
        list("AND coalesce(next_watering, '~') <= '\(Sample.today)'")),
      read(["people", "list", "--search", Sample.wanted], found, list(Self.search)),
      read(["people", "show", known], 1, Self.card(known)),
      read(
        ["today"], due,
        list("AND coalesce(next_watering, '~') <= '\(Sample.today)'") + ";" + Self.birthdays),
      Comparison(
        title: "`haru people water`", records: 1,
        ours: command([
          "people", "water", known, "--early", "--by", "call", "--keyword", "안부", "--memo",
          "안부를 물었다.",
        ]),
        theirs: tool("sqlite3", [theirStore, Self.water(known)]), target: 2),
      Comparison(
        title: "opening the main list in its middle", records: min(200, people),
        ours: tool(bench, ["list", "--around", known]),
        theirs: tool("sqlite3", [theirStore, slice(known)]), target: 2),
      Comparison(
        title: "importing people in one transaction", records: people,
        ours: tool(bench, ["insert", "--store", folder + "/new.sqlite", "--people", "\(people)"]),
        theirs: tool("sqlite3", [folder + "/newer.sqlite"], input: folder + "/people.sql"),
        target: 2,
        prepare: [
          tool("cp", [folder + "/empty.sqlite", folder + "/new.sqlite"]),
          tool("cp", [folder + "/empty.sqlite", folder + "/newer.sqlite"]),
        ]),
    ]
  }

  /// Returns the measurements inside one process, and the import of address cards.
  func insideRows() throws(BenchFailure) -> [InsideRow] {
    let keys = try InsideRow.all(
      tool(bench, ["keystroke", "--times", "2000", "--around", Sample.id(of: people / 2)]),
      answer: folder + "/keystrokes.txt")
    let cards = CardImport(haru: haru, folder: folder, environment: environment)
    return keys + [try cards.row()]
  }

  private func read(_ words: [String], _ records: Int, _ sql: String) -> Comparison {
    let title =
      "`haru \(words.map { $0.utf8.count == 20 ? "ID" : $0 }.joined(separator: " ")) --json`"
    return Comparison(
      title: title, records: records, ours: command(words + ["--json"]),
      theirs: tool("sqlite3", ["-json", theirStore, sql]), target: 2)
  }

  private func command(_ words: [String]) -> Work { tool(haru, words) }

  private func tool(_ program: String, _ arguments: [String], input: String = "/dev/null") -> Work {
    Work(program: program, arguments: arguments, input: input, environment: environment)
  }
}

/// The SQL that the `sqlite3` shell runs: the same statements as Haru.
extension Comparisons {
  private static let columns = """
    id, name, nickname, phone, birthday, cycle_days, alarm_hour, notify, started_on,
    next_watering, points, postponed, times_watered
    """
  private static let order = "ORDER BY coalesce(next_watering, '~'), points, key"
  private static let search = """
    AND (instr(name_folded, '\(Sample.wanted)')
      OR instr(coalesce(nickname_folded, ''), '\(Sample.wanted)'))
    """

  private func list(_ condition: String) -> String {
    "SELECT \(Self.columns) FROM people WHERE deleted_at IS NULL \(condition) \(Self.order)"
  }

  /// People whose birthday is today or on one of the next seven days.
  private static let birthdays = (0...7).map { distance in
    """
    SELECT \(columns) FROM people INDEXED BY people_by_birthday
    WHERE substr(birthday, -5) = '\((Sample.today + distance).description.suffix(5))'
      AND birthday IS NOT NULL AND deleted_at IS NULL;
    """
  }.joined()

  private static func candidates(_ id: String) -> String {
    """
    SELECT \(columns) FROM people WHERE deleted_at IS NULL AND key IN (
      SELECT key FROM people WHERE id >= '\(id)' AND id < '\(id)\u{10FFFF}'
      UNION SELECT key FROM people WHERE name_folded = '\(id)' AND deleted_at IS NULL
      UNION SELECT key FROM people WHERE nickname_folded = '\(id)'
        AND nickname_folded IS NOT NULL AND deleted_at IS NULL) \(order) LIMIT 20;
    """
  }

  private static func card(_ id: String) -> String {
    func waterings(_ condition: String, _ count: Int) -> String {
      """
      SELECT id, instant, offset, channel, keyword1, keyword2, keyword3, memo, early, award
      FROM waterings WHERE person = (SELECT key FROM people WHERE id = '\(id)')
        AND deleted_at IS NULL \(condition) ORDER BY day DESC, key DESC LIMIT \(count);
      """
    }
    return candidates(id) + waterings("AND memo IS NOT NULL", 2) + waterings("", 1)
  }

  private static func water(_ id: String) -> String {
    """
    PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; \(candidates(id))
    BEGIN IMMEDIATE;
    SELECT \(columns), last_award, key FROM people WHERE id = '\(id)' AND deleted_at IS NULL;
    INSERT INTO waterings (id, person, day, instant, offset, channel, keyword1, memo, award)
      SELECT lower(hex(randomblob(10))), key, '\(Sample.today)', 1772323200, 32400, 'call', '안부',
        '안부를 물었다.', 3 FROM people WHERE id = '\(id)';
    UPDATE people SET next_watering = date('\(Sample.today)', cycle_days || ' days'),
      points = min(12, points + 3), postponed = 0, times_watered = times_watered + 1,
      last_award = '\(Sample.today)' WHERE id = '\(id)';
    COMMIT;
    """
  }

  /// The `sqlite3` shell cannot pass a value to the next statement, so a subquery finds the position of the person.
  private func slice(_ id: String) -> String {
    let index = """
      WITH one AS (SELECT coalesce(next_watering, '~'), points, key FROM people WHERE id = '\(id)')
      SELECT count(*) FROM people
      WHERE (coalesce(next_watering, '~'), points, key) < (SELECT * FROM one) AND deleted_at IS NULL
      """
    return """
      SELECT count(*) FROM people WHERE deleted_at IS NULL;
      SELECT 1 FROM people WHERE id = '\(id)' AND deleted_at IS NULL;
      \(list("")) LIMIT 200 OFFSET max(0, (\(index)) - 100);
      """
  }
}
