/// The tables events are kept in.
enum ScheduleSchema {
  /// Events by the instants they touch, with the offsets local clocks had where they were planned.
  /// `reach` is the shortest of a few lengths that covers an event (`EventReach`): what still goes
  /// on at an instant is found by looking back so far for each of them, however many events there
  /// are. `rule` says how an event comes again. The texts come last.
  /// The view is what the index of words is built from.
  static let first = """
    CREATE TABLE events (
      key INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      starts INTEGER NOT NULL,
      starts_offset INTEGER NOT NULL,
      ends INTEGER NOT NULL CHECK (ends > starts),
      ends_offset INTEGER NOT NULL,
      reach INTEGER NOT NULL CHECK (reach >= ends - starts),
      deleted_at INTEGER,
      rule TEXT CHECK (rule <> ''),
      title_folded TEXT NOT NULL,
      title TEXT NOT NULL CHECK (title <> ''),
      body TEXT CHECK (body <> '')
    ) STRICT;
    CREATE INDEX events_by_start ON events (starts, ends) WHERE deleted_at IS NULL;
    CREATE INDEX events_by_reach ON events (reach, starts, ends) WHERE deleted_at IS NULL;
    CREATE INDEX events_by_title ON events (title_folded) WHERE deleted_at IS NULL;
    CREATE VIEW events_words AS SELECT key, title, body FROM events WHERE deleted_at IS NULL;
    """

  /// Series, whole days, reminders, and occurrences that stand by themselves. `kind` says which index
  /// an event is found by (`SeriesIndex`): whole days are kept as midnights in Greenwich, and series
  /// by what days they may touch. What came again before now did so for ever.
  static let second = """
    ALTER TABLE events ADD COLUMN all_day INTEGER CHECK (all_day = 1);
    ALTER TABLE events ADD COLUMN zone TEXT CHECK (zone <> '');
    ALTER TABLE events ADD COLUMN left_out TEXT CHECK (left_out <> '');
    ALTER TABLE events ADD COLUMN added TEXT CHECK (added <> '');
    ALTER TABLE events ADD COLUMN remind TEXT CHECK (remind <> '');
    ALTER TABLE events ADD COLUMN series TEXT CHECK (series <> '');
    ALTER TABLE events ADD COLUMN occurrence TEXT;
    ALTER TABLE events ADD COLUMN kind INTEGER NOT NULL DEFAULT 0 CHECK (kind BETWEEN 0 AND 2);
    ALTER TABLE events ADD COLUMN last INTEGER;
    ALTER TABLE events ADD COLUMN masks INTEGER;
    UPDATE events SET kind = 2, last = \(SeriesIndex.endless), masks = \(SeriesIndex.all)
      WHERE rule IS NOT NULL;
    DROP INDEX events_by_start;
    DROP INDEX events_by_reach;
    CREATE INDEX events_by_start ON events (starts, ends) WHERE deleted_at IS NULL AND kind = 0;
    CREATE INDEX events_by_reach ON events (reach, starts, ends)
      WHERE deleted_at IS NULL AND kind = 0;
    CREATE INDEX events_by_day ON events (reach, starts, ends)
      WHERE deleted_at IS NULL AND kind = 1;
    CREATE INDEX events_of_series ON events (last, starts, masks, zone)
      WHERE deleted_at IS NULL AND kind = 2;
    CREATE INDEX events_of_one ON events (series, occurrence) WHERE series IS NOT NULL;
    CREATE INDEX events_reminding ON events (starts)
      WHERE remind IS NOT NULL AND deleted_at IS NULL;
    """

  /// The people events are said to be with, by their ids, and the words of titles as they are compared,
  /// so that nothing else of an event is read to know whom it names.
  static let third = """
    ALTER TABLE events ADD COLUMN companions TEXT CHECK (companions <> '');
    CREATE INDEX events_with ON events (companions)
      WHERE companions IS NOT NULL AND deleted_at IS NULL;
    """

  /// Where events are.
  static let fourth = """
    ALTER TABLE events ADD COLUMN location TEXT CHECK (location <> '');
    DROP VIEW events_words;
    CREATE VIEW events_words AS
      SELECT key, title, body, location FROM events WHERE deleted_at IS NULL;
    """

  /// How many days of a length are as long as clocks make them.
  static let fifth = """
    ALTER TABLE events ADD COLUMN nominal_days INTEGER CHECK (nominal_days > 0);
    """
}

/// The lengths by which events are told apart: a day, and eight times as long again and again, up
/// to all the time the calendar has.
enum EventReach {
  static let all: [Int] = (0...8).map { power in (0..<power).reduce(86_400) { n, _ in n * 8 } }

  /// All of them as rows of a statement.
  static let values = all.map { "(\($0))" }.joined(separator: ", ")

  /// The shortest one that covers an event of so many seconds.
  static func covering(_ seconds: Int) -> Int {
    all.first { $0 >= seconds } ?? seconds
  }
}
