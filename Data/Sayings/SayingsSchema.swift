import Domain

/// The tables sayings are kept in.
enum SayingsSchema {
  /// Sayings, the saying of each day, where they were pulled from, and the proverbs, which a new store
  /// begins with unless `StarterMemory` gives it others. The indexes are built over these at once.
  static func first(_ store: Connection) throws(StorageFailure) {
    try store.script(tables)
    try insertStarters(into: store)
    try store.script(indexes)
  }

  /// `liking` is the order of liking, `shown` the round it was the saying of the day in,
  /// `print` the fingerprint of the words and `origin` that of the words it arrived with. A
  /// number that was put away stays taken. The words come last: most questions need no more than
  /// what stands before them.
  /// The view is what the index of words is built from.
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

  /// One index for each way of asking; each holds no more than that needs. Whether it was used
  /// comes before how often it was shown, so that one index finds the saying of a day among the
  /// unused and, when there are none, among all. What was put away stands in the first index too:
  /// SQLite counts a whole index page by page, and a part of one entry by entry.
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
    """

  private static func insertStarters(into store: Connection) throws(StorageFailure) {
    for (place, saying) in StarterCollection.proverbs.sayings.enumerated() {
      try saying.insert(as: place, into: store)
    }
  }
}
