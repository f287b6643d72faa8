/// The table of events and the view that feeds its search index.
enum ScheduleSchema {
  /// `kind` selects the index for an event (`SeriesIndex`): by instants, by UTC midnights for an all-day event, or by
  /// possible days for a series. `reach` is the shortest length in `EventReach` that covers the event. An event in
  /// progress is found by one range query per length, so the time does not depend on the number of events.
  ///
  /// `series` and `occurrence` are set only for a changed occurrence. `companions` has the ids of people.
  /// `nominal_days` is the length in days, for events whose days may differ from 24 hours.
  static let tables = """
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
      body TEXT CHECK (body <> ''),
      all_day INTEGER CHECK (all_day = 1),
      zone TEXT CHECK (zone <> ''),
      left_out TEXT CHECK (left_out <> ''),
      added TEXT CHECK (added <> ''),
      remind TEXT CHECK (remind <> ''),
      series TEXT CHECK (series <> ''),
      occurrence TEXT,
      kind INTEGER NOT NULL DEFAULT 0 CHECK (kind BETWEEN 0 AND 2),
      last INTEGER,
      masks INTEGER,
      companions TEXT CHECK (companions <> ''),
      location TEXT CHECK (location <> ''),
      nominal_days INTEGER CHECK (nominal_days > 0)
    ) STRICT;
    CREATE INDEX events_by_start ON events (starts, ends) WHERE deleted_at IS NULL AND kind = 0;
    CREATE INDEX events_by_reach ON events (reach, starts, ends)
      WHERE deleted_at IS NULL AND kind = 0;
    CREATE INDEX events_by_day ON events (reach, starts, ends)
      WHERE deleted_at IS NULL AND kind = 1;
    CREATE INDEX events_of_series ON events (last, starts, masks, zone)
      WHERE deleted_at IS NULL AND kind = 2;
    CREATE INDEX events_of_one ON events (series, occurrence) WHERE series IS NOT NULL;
    CREATE INDEX events_by_title ON events (title_folded) WHERE deleted_at IS NULL;
    CREATE INDEX events_reminding ON events (starts)
      WHERE remind IS NOT NULL AND deleted_at IS NULL;
    CREATE INDEX events_with ON events (companions)
      WHERE companions IS NOT NULL AND deleted_at IS NULL;
    CREATE VIEW events_words AS
      SELECT key, title, body, location FROM events WHERE deleted_at IS NULL;
    """

  /// Adds the mark of the events that are counted down. The index has the instant at which an event is over.
  static let countdown = """
    ALTER TABLE events ADD COLUMN countdown INTEGER CHECK (countdown = 1);
    CREATE INDEX events_counted_down ON events (ifnull(last, ends))
      WHERE countdown IS NOT NULL AND deleted_at IS NULL;
    """
}

/// The length classes of events. The first is one day, and each next class is eight times as long, up to the whole
/// calendar.
enum EventReach {
  static let all: [Int] = (0...8).map { power in (0..<power).reduce(86_400) { n, _ in n * 8 } }

  /// All length classes as rows of an SQL VALUES clause.
  static let values = all.map { "(\($0))" }.joined(separator: ", ")

  /// Returns the shortest length class, in seconds, that covers a duration in seconds. Returns the duration itself if
  /// no class covers it.
  static func covering(_ seconds: Int) -> Int {
    all.first { $0 >= seconds } ?? seconds
  }
}
