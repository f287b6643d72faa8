/// The comparisons for notes (L-05), with a store of their own.
struct NotesRows {
  let haru: String
  /// A folder that only this run uses.
  let folder: String

  /// The number of open notes.
  private static let count = 10_000
  /// The id of the note that is ticked off.
  private static let ticked = "note005000"

  private var home: String { folder + "/notes" }
  private var store: String { home + "/data/profiles/default/haru.sqlite" }
  private var theirStore: String { folder + "/notes.sqlite" }

  /// Makes the store, and its copy for the `sqlite3` shell.
  func prepare() throws(BenchFailure) {
    _ = try tool(haru, ["note", "우유 사기"]).run()
    _ = try tool("sqlite3", [store, Self.fill(Self.count)]).run()
    _ = try tool("cp", [store, theirStore]).run()
  }

  /// Returns all comparisons of notes.
  func all() -> [Comparison] {
    [
      Comparison(
        title: "`haru notes list --json`", records: Self.count,
        ours: tool(haru, ["notes", "list", "--json"]),
        theirs: tool("sqlite3", ["-json", theirStore, Self.list]), target: 1.5),
      Comparison(
        title: "`haru notes done`, beside its durable write", records: 1,
        ours: tool(haru, ["notes", "done", Self.ticked]),
        theirs: tool("sqlite3", [theirStore, Self.tick]), target: 1.3,
        prepare: [store, theirStore].map { tool("sqlite3", [$0, Self.reopen]) }),
    ]
  }

  private func tool(_ program: String, _ arguments: [String]) -> Work {
    Work(
      program: program, arguments: arguments,
      environment: ["PATH=/usr/local/bin:/usr/bin:/bin", "LC_ALL=C.UTF-8", "HOME=\(folder)"]
        + ["HARU_HOME=\(home)"] + Sample.pinned)
  }

  /// Returns the SQL that adds open notes, ten minutes apart.
  static func fill(_ count: Int) -> String {
    """
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(count))
    INSERT INTO notes (id, text, day, instant, offset, text_folded)
    SELECT printf('note%06d', i), '물어볼 것 ' || i, date(at + 32400, 'unixepoch'), at, 32400,
      '물어볼 것 ' || i
    FROM (SELECT i, 1772323200 - i * 600 AS at FROM n);
    """
  }

  static let list = """
    SELECT id, text, instant, offset, done_at, done_offset FROM notes INDEXED BY notes_open
    WHERE deleted_at IS NULL AND done_at IS NULL ORDER BY instant DESC, key DESC;
    """

  private static let tick = """
    PRAGMA synchronous = FULL; BEGIN IMMEDIATE;
    UPDATE notes SET done_at = 1772323200, done_offset = 32400 WHERE id = '\(ticked)';
    COMMIT;
    """

  private static let reopen =
    "UPDATE notes SET done_at = NULL, done_offset = NULL WHERE id = '\(ticked)';"
}
