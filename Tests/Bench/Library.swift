import Domain

/// The comparisons for books, with a store of their own.
struct Library {
  let haru: String
  let bench: String
  /// A folder that only this run uses.
  let folder: String
  let books: Int
  let records: Int

  /// The number of log entries of each book.
  private var each: Int { BookSample.recordsOfEach(books, of: records) }
  private var home: String { folder + "/library" }
  private var profile: String { home + "/data/profiles/default" }
  private var store: String { profile + "/haru.sqlite" }
  private var theirStore: String { folder + "/library.sqlite" }
  /// A store with the same books, all of them unfinished.
  private var unfinishedStore: String { folder + "/unfinished.sqlite" }
  private var number: Int { BookSample.unfinished(of: books) }
  private var id: String { BookSample.id(of: number) }

  /// Makes the store and its two copies.
  func prepare() throws(BenchFailure) {
    _ = try tool("mkdir", ["-p", profile]).run()
    let table = folder + "/books.sql"
    let counts = ["--books", "\(books)", "--records", "\(records)"]
    _ = try tool(bench, ["seed-books", "--store", store, "--file", table] + counts).run()
    _ = try tool("sqlite3", [store], input: table).run()
    // Triggers are off, because it is faster to compute their columns once for all rows.
    let quick = ["-cmd", ".dbconfig enable_trigger off", "-cmd", "PRAGMA cache_size = -400000"]
    _ = try tool("sqlite3", quick + [store, Self.fill(each)]).run()
    _ = try tool("cp", [store, theirStore]).run()
    _ = try tool("cp", [store, unfinishedStore]).run()
    let unfinish = "UPDATE books SET pages = pages + 1 WHERE status = 1"
    _ = try tool("sqlite3", [unfinishedStore, unfinish]).run()
  }

  /// Returns all comparisons of this part.
  func all() -> [Comparison] {
    // Today's log entry is removed, so that it can be written again.
    let takeBack = """
      UPDATE readings SET deleted_at = 1, here = 0
      WHERE book = \(number + 1) AND day = '\(Sample.today)' AND deleted_at IS NULL
      """
    return [
      read(["books", "list"], "books list", books / 2, Self.list),
      read(["books", "show", id], "books show BOOK", each + 2, Self.show(id, number)),
      read(["books", "stats"], "books stats", 14, Self.stats),
      Comparison(
        title: "`haru books read BOOK PAGE`", records: 1,
        ours: tool(haru, ["books", "read", id, "\(each * 3 + 1)", "--json"]),
        theirs: tool("sqlite3", [theirStore, Self.read(id, number, each * 3 + 1)]), target: 2,
        prepare: [store, theirStore].map { tool("sqlite3", [$0, takeBack]) }),
    ]
  }

  /// Returns the measurements inside one process.
  func insideRows() throws(BenchFailure) -> [InsideRow] {
    let words = ["books", "--store", store, "--unfinished", unfinishedStore]
    return try InsideRow.all(tool(bench, words), answer: folder + "/reading.txt")
  }

  private func read(_ words: [String], _ title: String, _ records: Int, _ sql: String)
    -> Comparison
  {
    Comparison(
      title: "`haru \(title) --json`", records: records, ours: tool(haru, words + ["--json"]),
      theirs: tool("sqlite3", ["-json", theirStore, sql]), target: 2)
  }

  private func tool(_ program: String, _ arguments: [String], input: String = "/dev/null") -> Work {
    Work(
      program: program, arguments: arguments, input: input,
      environment: ["PATH=/usr/local/bin:/usr/bin:/bin", "LC_ALL=C.UTF-8", "HOME=\(folder)"]
        + ["HARU_HOME=\(home)"] + Sample.pinned)
  }
}

/// The SQL that the `sqlite3` shell runs: the same statements as Haru. Values that Haru computes itself, such as the
/// length of a streak, are computed by a statement.
extension Library {
  /// Returns the SQL that adds log entries for every book, one to three days apart, a quote of each book, and each book
  /// as liked.
  static func fill(_ each: Int) -> String {
    let last = Sample.today.ordinal - 1
    return """
      PRAGMA foreign_keys = ON;
      BEGIN IMMEDIATE;
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(each)),
        r (book, i, at) AS (
          SELECT b.key, n.i,
            (\(last) - b.key * 37 % 1500 - (\(each) - n.i) * (1 + b.key % 3)) * 86400
              - 32400 + 21600 + (b.key * 7919 + n.i * 104729) % 61200
          FROM books b CROSS JOIN n)
      INSERT INTO readings (book, day, instant, offset, total, pages)
        SELECT book, date(at + 32400, 'unixepoch'), at, 32400, i * 3, 3 FROM r;
      UPDATE books SET sentences = 1, (last_day, last_instant, last_offset, last_total, last_pages)
        = (SELECT day, instant, offset, total, pages FROM readings
          WHERE book = books.key AND deleted_at IS NULL ORDER BY day DESC LIMIT 1);
      INSERT INTO reading_days SELECT day, sum(pages), count(*) FROM readings GROUP BY day;
      INSERT INTO reading_parts SELECT part, count(*) FROM readings GROUP BY part;
      INSERT INTO sentences (id, book, page, instant, offset, text)
        SELECT substr('s' || id, 1, 20), key, 1 + key % 3, last_instant, 32400,
          title || '에서 옮겨 적은 한 문장.' FROM books;
      INSERT INTO favourites (isbn, liked, liked_offset, pages, category, published, title_sorted,
          author_sorted, title_folded, title, subtitle, author, publisher, description)
        SELECT isbn, started, 32400, pages, category, published, title_sorted, author_sorted,
          title_folded, title, subtitle, author, publisher, description FROM books;
      COMMIT;
      """
  }

  private static let columns = """
    b.isbn, b.title, b.subtitle, b.author, b.publisher, b.published, b.pages, b.category,
      b.description, b.link, b.cover, b.id, b.theme, b.started, b.started_offset, b.target,
      b.rating, b.last_instant, b.last_offset, b.last_total, b.last_pages, b.key
    """

  private static let list = """
    SELECT \(columns) FROM books b INDEXED BY books_by_title
    WHERE b.status = 0 AND b.deleted_at IS NULL
    ORDER BY b.title_sorted, b.started, b.key
    """

  private static func candidates(_ id: String) -> String {
    """
    SELECT \(columns), CASE b.status WHEN 0 THEN (
      SELECT count(*) FROM books o INDEXED BY books_by_rank
      WHERE o.status = 0 AND o.deleted_at IS NULL AND o.rank <= b.rank) END
    FROM books b WHERE b.deleted_at IS NULL AND b.key IN (
      SELECT key FROM books WHERE id >= '\(id)' AND id < '\(id)\u{10FFFF}'
      UNION SELECT key FROM books WHERE title_folded = '\(id)' AND deleted_at IS NULL)
    ORDER BY b.id = '\(id)' DESC, b.started, b.key LIMIT 20;
    """
  }

  private static func show(_ id: String, _ number: Int) -> String {
    candidates(id) + """
      SELECT instant, offset, total, pages FROM readings INDEXED BY readings_of_book
        WHERE book = \(number + 1) AND deleted_at IS NULL ORDER BY day;
      SELECT id, page, instant, offset, edited, edited_offset, text
        FROM sentences INDEXED BY sentences_of_book
        WHERE book = \(number + 1) AND deleted_at IS NULL ORDER BY page, instant, key;
      SELECT EXISTS (SELECT 1 FROM favourites WHERE name =
        (SELECT isbn FROM books WHERE id = '\(id)'));
      """
  }

  private static let stats = """
    SELECT (SELECT count(*) FROM books INDEXED BY books_by_rank
        WHERE status = 0 AND deleted_at IS NULL),
      (SELECT count(*) FROM books INDEXED BY books_by_rank
        WHERE status = 1 AND deleted_at IS NULL),
      (SELECT count(*) FROM favourites),
      (SELECT sum(sentences) FROM books INDEXED BY books_quoted
        WHERE deleted_at IS NULL AND sentences > 0);
    SELECT max(days) FROM (SELECT count(*) AS days FROM (
      SELECT julianday(day) - row_number() OVER (ORDER BY day) AS run FROM reading_days)
      GROUP BY run);
    SELECT day, pages FROM reading_days ORDER BY day DESC LIMIT 14;
    SELECT category, sum(last_total) FROM books INDEXED BY books_by_category
      WHERE deleted_at IS NULL GROUP BY category ORDER BY 2 DESC LIMIT 1;
    SELECT p.part, p.records, (SELECT max(r.instant) FROM readings r
      INDEXED BY readings_by_part WHERE r.part = p.part AND r.here = 1) FROM reading_parts p;
    """

  private static func read(_ id: String, _ number: Int, _ page: Int) -> String {
    """
    PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; \(candidates(id))
    BEGIN IMMEDIATE;
    SELECT \(columns) FROM books b WHERE b.id = '\(id)' AND b.deleted_at IS NULL;
    INSERT INTO readings (book, day, instant, offset, total, pages)
      VALUES (\(number + 1), '\(Sample.today)', 1772323200, 32400, \(page), 1);
    SELECT \(columns) FROM books b WHERE b.key = \(number + 1);
    COMMIT;
    """
  }
}
