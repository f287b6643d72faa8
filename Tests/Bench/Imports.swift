import Domain

/// The comparisons for imports. The `sqlite3` shell adds the same rows to the same tables, with the same indexes and
/// triggers, in one transaction.
struct Imports {
  let haru: String
  let bench: String
  /// A folder that only this run uses.
  let folder: String
  /// The number of imported sayings.
  let sayings: Int
  /// The number of records of each part in the export of all parts.
  let each: Int

  /// The highest accepted memory of an import, in megabytes.
  private static let memory = 40.0

  private var whole: Whole { Whole(haru: haru, bench: bench, folder: folder, each: each) }
  private var home: String { folder + "/home" }
  private var profile: String { home + "/data/profiles/default" }
  private var theirStore: String { folder + "/theirs.sqlite" }
  /// The path of an empty store, which the seed of `whole` writes.
  private var empty: String { folder + "/whole/empty.sqlite" }
  private var fortunes: String { folder + "/some.fortune" }
  private var export: String { folder + "/whole.json" }

  /// Writes the files to import, and the same rows as SQL.
  func prepare() throws(BenchFailure) {
    _ = try tool("mkdir", ["-p", folder]).run()
    try whole.prepare()
    _ = try tool(haru, ["export", export, "--yes"], home: folder + "/whole").run()
    let table = folder + "/sayings.csv"
    _ = try tool(bench, ["seed-sayings", "--file", table, "--sayings", "\(sayings)"]).run()
    let filled = folder + "/filled"
    _ = try tool(haru, ["sayings", "import", table], home: filled).run()
    _ = try tool(haru, ["sayings", "export", fortunes, "--yes"], home: filled).run()
    try writeRows(
      ["sayings"], of: Self.store(in: filled), to: folder + "/sayings.sql",
      where: "number > (SELECT max(number) FROM sayings) - \(sayings)", end: Self.words)
    try writeRows(
      ArchivedTables.names, of: Self.store(in: folder + "/whole"), to: folder + "/whole.sql",
      start: "DELETE FROM sayings_days; DELETE FROM sayings;")
  }

  /// Returns all comparisons of this part.
  func all() throws(BenchFailure) -> [Comparison] {
    var records = 0
    for table in ArchivedTables.names {
      let sql = "SELECT count(*) FROM \(table)"
      let answer = try tool("sqlite3", [Self.store(in: folder + "/whole"), sql])
        .answer(in: folder + "/count.txt")
      records += Int(answer.prefix { $0 != "\n" }) ?? 0
    }
    return [
      row(
        "`haru sayings import` of fortunes", sayings, ["sayings", "import", fortunes], "sayings"),
      row("`haru import` of all parts", records, ["import", export], "whole"),
    ]
  }

  private func row(_ title: String, _ records: Int, _ words: [String], _ rows: String)
    -> Comparison
  {
    Comparison(
      title: title, records: records, ours: tool(haru, words, home: home),
      theirs: tool("sqlite3", [theirStore], input: folder + "/\(rows).sql"), target: 2.5,
      memory: Self.memory,
      prepare: [
        tool("rm", ["-rf", home, theirStore, theirStore + "-wal", theirStore + "-shm"]),
        tool("mkdir", ["-p", profile]),
        tool("cp", [empty, Self.store(in: home)]), tool("cp", [empty, theirStore]),
      ])
  }

  private static func store(in home: String) -> String {
    home + "/data/profiles/default/haru.sqlite"
  }

  private func tool(
    _ program: String, _ arguments: [String], input: String = "/dev/null", home: String? = nil
  ) -> Work {
    Work(
      program: program, arguments: arguments, input: input,
      environment: ["PATH=/usr/local/bin:/usr/bin:/bin", "LC_ALL=C.UTF-8", "HOME=\(folder)"]
        + ["HARU_HOME=\(home ?? folder + "/home")"] + Sample.pinned)
  }
}

/// The rows as SQL for the `sqlite3` shell.
extension Imports {
  /// The FTS5 index of the `sqlite3` shell for the same sayings. It finds whole words, not parts of words.
  private static let words = """
    CREATE VIRTUAL TABLE sayings_index USING fts5 (eng, kor, who, content = 'sayings_words',
      content_rowid = 'number', columnsize = 0, tokenize = 'unicode61');
    INSERT INTO sayings_index (sayings_index) VALUES ('rebuild');
    """

  /// Writes the rows of some tables as SQL in one transaction, with 200 rows in each statement.
  private func writeRows(
    _ tables: [String], of store: String, to path: String, where condition: String = "true",
    start: String = "", end: String = ""
  ) throws(BenchFailure) {
    var sql = Self.said(
      "PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; BEGIN IMMEDIATE; " + start)
    for table in tables {
      let asked = """
        SELECT group_concat(name) FROM pragma_table_xinfo('\(table)')
        WHERE hidden = 0 AND name NOT IN (\(ArchivedTables.counted.map { "'\($0)'" }
          .joined(separator: ", ")))
        """
      let answer = try tool("sqlite3", [store, asked]).answer(in: folder + "/columns.txt")
      let columns = answer.prefix { $0 != "\n" }.split(separator: ",")
      let values = columns.map { "quote(\($0))" }.joined(separator: " || ',' || ")
      sql += """
        SELECT 'INSERT INTO \(table) (\(columns.joined(separator: ", "))) VALUES '
          || group_concat('(' || \(values) || ')') || ';'
        FROM (SELECT *, row_number() OVER () AS place FROM \(table) WHERE \(condition))
        GROUP BY place / 200;
        """
    }
    sql += Self.said(end) + Self.said("COMMIT;")
    _ = try tool("sqlite3", [store, sql]).run(output: path)
  }

  private static func said(_ words: String) -> String {
    words.isEmpty
      ? ""
      : "SELECT '"
        + words.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
        + "';\n"
  }
}

/// The tables of an export of all parts.
enum ArchivedTables {
  static let names = [
    "people", "waterings", "sayings", "sayings_days", "mood_days", "moods", "events", "books",
    "readings", "sentences", "favourites",
  ]

  /// Columns that triggers compute from other rows.
  static let counted = [
    "last_day", "last_instant", "last_offset", "last_total", "last_pages", "sentences",
  ]
}
