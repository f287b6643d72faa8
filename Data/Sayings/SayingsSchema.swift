import Domain

enum SayingsSchema {
  /// Creates the tables and inserts the proverbs of a new store, which `StarterMemory` may replace. The indexes are
  /// created after the inserts, which is faster.
  static func make(in store: Connection) throws(StorageFailure) {
    try store.script(tables)
    try insertStarters(into: store)
    try store.script(indexes)
  }

  /// `liking` is the order of favourites, and `shown` the round in which a saying was last the saying of the day.
  /// `print` is the fingerprint of the text, and `origin` that of the text as imported.
  ///
  /// The number of a removed saying is not used again. The text columns come last, because most queries read only the
  /// columns before them. The view is the source of the search index.
  private static let tables = """
    CREATE TABLE sayings (
      number INTEGER PRIMARY KEY CHECK (number >= 0),
      uploaded INTEGER NOT NULL,
      uploaded_offset INTEGER NOT NULL,
      seen INTEGER NOT NULL CHECK (seen IN (0, 1)),
      liked_at INTEGER,
      liked_offset INTEGER CHECK ((liked_at IS NULL) = (liked_offset IS NULL)),
      liking INTEGER CHECK ((liked_at IS NULL) = (liking IS NULL)),
      used_at INTEGER,
      used_offset INTEGER CHECK ((used_at IS NULL) = (used_offset IS NULL)),
      shown INTEGER NOT NULL DEFAULT 0 CHECK (shown >= 0),
      print INTEGER NOT NULL,
      origin INTEGER,
      deleted_at INTEGER,
      eng TEXT CHECK (eng <> ''),
      kor TEXT CHECK (kor <> ''),
      who TEXT CHECK (who <> ''),
      CHECK (eng IS NOT NULL OR kor IS NOT NULL)
    ) STRICT;
    CREATE TABLE sayings_days (
      day TEXT PRIMARY KEY,
      number INTEGER NOT NULL REFERENCES sayings (number)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE sayings_feed (
      only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
      place TEXT NOT NULL,
      pulled_at INTEGER NOT NULL,
      pulled_offset INTEGER NOT NULL
    ) STRICT;
    CREATE VIEW sayings_words AS
      SELECT number, eng, kor, who FROM sayings WHERE deleted_at IS NULL;
    """

  /// The first column of `sayings_by_showing` tells whether a saying was used. So the index finds the saying of the
  /// day among the unused sayings or, if there are none, among all.
  ///
  /// `sayings_here` contains removed sayings too, because SQLite counts a whole index page by page, but a partial
  /// range entry by entry. The last two indexes are by local day.
  private static let indexes = """
    CREATE INDEX sayings_here ON sayings (deleted_at);
    CREATE INDEX sayings_unused ON sayings (number)
      WHERE used_at IS NULL AND deleted_at IS NULL;
    CREATE INDEX sayings_by_liking ON sayings (liking, deleted_at) WHERE liking IS NOT NULL;
    CREATE INDEX sayings_by_arrival ON sayings (uploaded) WHERE deleted_at IS NULL;
    CREATE INDEX sayings_by_showing ON sayings ((used_at IS NOT NULL), shown)
      WHERE deleted_at IS NULL;
    CREATE INDEX sayings_by_print ON sayings (print);
    CREATE INDEX sayings_by_origin ON sayings (origin) WHERE origin <> print;
    CREATE INDEX sayings_by_day ON sayings (date(uploaded + uploaded_offset, 'unixepoch'))
      WHERE deleted_at IS NULL;
    CREATE INDEX sayings_by_use ON sayings (date(used_at + used_offset, 'unixepoch'))
      WHERE used_at IS NOT NULL AND deleted_at IS NULL;
    """

  private static func insertStarters(into store: Connection) throws(StorageFailure) {
    for (number, saying) in StarterCollection.proverbs.sayings.enumerated() {
      try saying.insert(as: number, into: store)
    }
  }
}
