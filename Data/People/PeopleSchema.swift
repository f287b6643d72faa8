import Domain

/// The tables of people and their waterings.
enum PeopleSchema {
  /// The SQL of the tables:
  /// - `key` is the order in which people were added.
  /// - The counters and `last_award` are stored with the person, so that a list reads no waterings.
  /// - A person without `cycle_days` is never due.
  /// - `phone_key` is the normalised number. People may share it; only an equal name as well makes a duplicate.
  /// - `tags` includes the `#`, so that the full-text index finds them like tags in a text.
  /// - `people_in_garden` is a covering index for the statistics.
  static let tables = """
    CREATE TABLE people (
      key INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      name TEXT NOT NULL CHECK (name <> ''),
      nickname TEXT CHECK (nickname <> ''),
      phone TEXT,
      birthday TEXT,
      cycle_days INTEGER CHECK (cycle_days BETWEEN 1 AND 366),
      alarm_hour INTEGER NOT NULL CHECK (alarm_hour BETWEEN 0 AND 23),
      notify INTEGER NOT NULL DEFAULT 1 CHECK (notify IN (0, 1)),
      started_on TEXT NOT NULL,
      next_watering TEXT CHECK ((next_watering IS NULL) = (cycle_days IS NULL)),
      points INTEGER NOT NULL DEFAULT 0 CHECK (points BETWEEN 0 AND 12),
      postponed INTEGER NOT NULL DEFAULT 0 CHECK (postponed >= 0),
      times_watered INTEGER NOT NULL DEFAULT 0 CHECK (times_watered >= 0),
      last_award TEXT,
      phone_key TEXT CHECK ((phone IS NULL) = (phone_key IS NULL)),
      name_folded TEXT NOT NULL,
      nickname_folded TEXT,
      deleted_at INTEGER,
      times_postponed INTEGER NOT NULL DEFAULT 0 CHECK (times_postponed >= 0),
      tags TEXT CHECK (tags LIKE '#_%'),
      note TEXT CHECK (note <> '')
    ) STRICT;
    CREATE INDEX people_by_urgency ON people (coalesce(next_watering, '~'), points, key)
      WHERE deleted_at IS NULL;
    CREATE UNIQUE INDEX people_by_phone ON people (phone_key, name_folded)
      WHERE phone_key IS NOT NULL AND deleted_at IS NULL;
    CREATE INDEX people_by_name ON people (name_folded) WHERE deleted_at IS NULL;
    CREATE INDEX people_by_nickname ON people (nickname_folded)
      WHERE nickname_folded IS NOT NULL AND deleted_at IS NULL;
    CREATE INDEX people_in_garden ON people (points, deleted_at, times_watered, times_postponed);
    CREATE INDEX people_by_birthday ON people (substr(birthday, -5), key)
      WHERE birthday IS NOT NULL AND deleted_at IS NULL;
    \(givenNames)
    CREATE INDEX people_by_start ON people (started_on) WHERE deleted_at IS NULL;
    CREATE INDEX people_by_tags ON people (tags) WHERE tags IS NOT NULL AND deleted_at IS NULL;
    CREATE VIEW people_words AS
      SELECT key, name, nickname, phone_key, tags, note FROM people WHERE deleted_at IS NULL;

    CREATE TABLE waterings (
      key INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      person INTEGER NOT NULL REFERENCES people (key) ON DELETE CASCADE,
      day TEXT NOT NULL,
      instant INTEGER NOT NULL,
      offset INTEGER NOT NULL,
      channel TEXT CHECK (channel IN ('call', 'message', 'messenger', 'met')),
      keyword1 TEXT,
      keyword2 TEXT,
      keyword3 TEXT,
      memo TEXT CHECK (memo <> ''),
      early INTEGER NOT NULL DEFAULT 0 CHECK (early IN (0, 1)),
      award INTEGER NOT NULL CHECK (award BETWEEN 0 AND 3),
      deleted_at INTEGER
    ) STRICT;
    CREATE INDEX waterings_of_person ON waterings (person, day, key) WHERE deleted_at IS NULL;
    CREATE INDEX waterings_by_day ON waterings (day, instant) WHERE deleted_at IS NULL;
    CREATE VIEW waterings_words AS
      SELECT key, keyword1, keyword2, keyword3, memo FROM waterings WHERE deleted_at IS NULL;

    """ + unrecorded

  /// The indexes of Korean given names. The condition is that of `isFullName`.
  private static let givenNames = ["name", "nickname"].map { name in
    """
    CREATE INDEX IF NOT EXISTS people_by_given_\(name)
      ON people (substr(\(name)_folded, -2), length(\(name)_folded), \(name)_folded)
      WHERE \(isFullName(name + "_folded")) AND deleted_at IS NULL;
    """
  }.joined(separator: "\n")

  /// Returns the condition that a column has three letters, with or without a blank after the first one.
  static func isFullName(_ column: String) -> String {
    "(length(\(column)) = 3 OR (length(\(column)) = 4 AND substr(\(column), 2, 1) = ' '))"
  }

  /// Adds the indexes of given names to a store without them.
  static func migrate(_ store: Connection) throws(StorageFailure) { try store.script(givenNames) }

  /// The SQL of two tables. `pending_reviews` has the contacts that were begun but not recorded yet. `unmet` has the
  /// appointments that did not take place, so that Haru does not ask about them again.
  private static let unrecorded = """
    CREATE TABLE pending_reviews (
      person INTEGER PRIMARY KEY REFERENCES people (key) ON DELETE CASCADE,
      channel TEXT NOT NULL CHECK (channel IN ('call', 'message', 'messenger', 'met')),
      instant INTEGER NOT NULL,
      offset INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX pending_by_time ON pending_reviews (instant, person);
    CREATE TABLE unmet (
      key INTEGER PRIMARY KEY,
      person INTEGER NOT NULL REFERENCES people (key) ON DELETE CASCADE,
      event TEXT NOT NULL CHECK (event <> ''),
      day TEXT NOT NULL,
      UNIQUE (person, event, day)
    ) STRICT;
    CREATE INDEX unmet_by_day ON unmet (day);
    """
}
