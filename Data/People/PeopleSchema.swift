/// The tables people are kept in.
enum PeopleSchema {
  /// People and their waterings. A person's `key` orders ties by registration; the counters and
  /// `last_award` are kept with the person so that a list never has to look into its waterings.
  static let first = """
    CREATE TABLE people (
      key INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      name TEXT NOT NULL CHECK (name <> ''),
      nickname TEXT CHECK (nickname <> ''),
      phone TEXT,
      birthday TEXT,
      cycle_days INTEGER NOT NULL CHECK (cycle_days BETWEEN 1 AND 90),
      alarm_hour INTEGER NOT NULL CHECK (alarm_hour BETWEEN 0 AND 23),
      notify INTEGER NOT NULL DEFAULT 1 CHECK (notify IN (0, 1)),
      started_on TEXT NOT NULL,
      next_watering TEXT NOT NULL,
      points INTEGER NOT NULL DEFAULT 0 CHECK (points BETWEEN 0 AND 12),
      postponed INTEGER NOT NULL DEFAULT 0 CHECK (postponed >= 0),
      times_watered INTEGER NOT NULL DEFAULT 0 CHECK (times_watered >= 0),
      last_award TEXT,
      phone_key TEXT CHECK ((phone IS NULL) = (phone_key IS NULL)),
      name_folded TEXT NOT NULL,
      nickname_folded TEXT,
      deleted_at INTEGER
    ) STRICT;
    CREATE INDEX people_by_urgency ON people (next_watering, points, key)
      WHERE deleted_at IS NULL;
    CREATE UNIQUE INDEX people_by_phone ON people (phone_key)
      WHERE phone_key IS NOT NULL AND deleted_at IS NULL;
    CREATE INDEX people_by_name ON people (name_folded) WHERE deleted_at IS NULL;
    CREATE INDEX people_by_nickname ON people (nickname_folded)
      WHERE nickname_folded IS NOT NULL AND deleted_at IS NULL;
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
    """

  /// Postponements of all time, and contacts that were begun and are not recorded yet. The
  /// garden is counted from an index that holds its columns alone.
  static let second = """
    ALTER TABLE people ADD COLUMN times_postponed INTEGER NOT NULL DEFAULT 0
      CHECK (times_postponed >= 0);
    CREATE INDEX people_in_garden ON people (points, deleted_at, times_watered, times_postponed);
    CREATE TABLE pending_reviews (
      person INTEGER PRIMARY KEY REFERENCES people (key) ON DELETE CASCADE,
      channel TEXT NOT NULL CHECK (channel IN ('call', 'message', 'messenger', 'met')),
      instant INTEGER NOT NULL,
      offset INTEGER NOT NULL
    ) STRICT;
    """

  /// The ways to what a day asks for: the days of the year people were born on, and what waits to
  /// be recorded by its time.
  static let third = """
    CREATE INDEX people_by_birthday ON people (substr(birthday, -5), key)
      WHERE birthday IS NOT NULL AND deleted_at IS NULL;
    CREATE INDEX pending_by_time ON pending_reviews (instant, person);
    """

  /// Tags, with their signs and a blank between them, so that the index of words has them as it has
  /// those that are written into a text.
  static let fourth = """
    ALTER TABLE people ADD COLUMN tags TEXT CHECK (tags LIKE '#_%');
    CREATE INDEX people_by_tags ON people (tags) WHERE tags IS NOT NULL AND deleted_at IS NULL;
    DROP VIEW people_words;
    CREATE VIEW people_words AS
      SELECT key, name, nickname, phone_key, tags FROM people WHERE deleted_at IS NULL;
    """

  /// People without a rhythm, who are never due. The table is made anew with the columns it had, in
  /// their order, so that what was done to it can still be undone. Steps run without foreign keys:
  /// what belongs to a person stays.
  static let sixth = """
    DROP VIEW people_words;
    CREATE TABLE people_anew (
      key INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      name TEXT NOT NULL CHECK (name <> ''),
      nickname TEXT CHECK (nickname <> ''),
      phone TEXT,
      birthday TEXT,
      cycle_days INTEGER CHECK (cycle_days BETWEEN 1 AND 90),
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
      tags TEXT CHECK (tags LIKE '#_%')
    ) STRICT;
    INSERT INTO people_anew SELECT key, id, name, nickname, phone, birthday, cycle_days, alarm_hour,
        notify, started_on, next_watering, points, postponed, times_watered, last_award, phone_key,
        name_folded, nickname_folded, deleted_at, times_postponed, tags
      FROM people ORDER BY key;
    DROP TABLE people;
    ALTER TABLE people_anew RENAME TO people;
    CREATE INDEX people_by_urgency ON people (coalesce(next_watering, '~'), points, key)
      WHERE deleted_at IS NULL;
    CREATE UNIQUE INDEX people_by_phone ON people (phone_key)
      WHERE phone_key IS NOT NULL AND deleted_at IS NULL;
    CREATE INDEX people_by_name ON people (name_folded) WHERE deleted_at IS NULL;
    CREATE INDEX people_by_nickname ON people (nickname_folded)
      WHERE nickname_folded IS NOT NULL AND deleted_at IS NULL;
    CREATE INDEX people_in_garden ON people (points, deleted_at, times_watered, times_postponed);
    CREATE INDEX people_by_birthday ON people (substr(birthday, -5), key)
      WHERE birthday IS NOT NULL AND deleted_at IS NULL;
    CREATE INDEX people_by_start ON people (started_on) WHERE deleted_at IS NULL;
    CREATE INDEX people_by_tags ON people (tags) WHERE tags IS NOT NULL AND deleted_at IS NULL;
    CREATE VIEW people_words AS
      SELECT key, name, nickname, phone_key, tags FROM people WHERE deleted_at IS NULL;
    """

  /// Cycles of up to a year, notes, and numbers that several people share: only who has the name as well is
  /// the same person. The table is made anew with the columns it had, in their order.
  static let seventh = """
    DROP VIEW people_words;
    CREATE TABLE people_anew (
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
    INSERT INTO people_anew SELECT key, id, name, nickname, phone, birthday, cycle_days, alarm_hour,
        notify, started_on, next_watering, points, postponed, times_watered, last_award, phone_key,
        name_folded, nickname_folded, deleted_at, times_postponed, tags, NULL
      FROM people ORDER BY key;
    DROP TABLE people;
    ALTER TABLE people_anew RENAME TO people;
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
    CREATE INDEX people_by_start ON people (started_on) WHERE deleted_at IS NULL;
    CREATE INDEX people_by_tags ON people (tags) WHERE tags IS NOT NULL AND deleted_at IS NULL;
    CREATE VIEW people_words AS
      SELECT key, name, nickname, phone_key, tags, note FROM people WHERE deleted_at IS NULL;
    """

  /// Meetings that were planned and did not take place, so that nobody is asked about them again.
  static let fifth = """
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
