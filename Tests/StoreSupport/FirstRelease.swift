/// A store as the first release left it. It is never edited: every later release has to read it.
package enum FirstRelease {
  package static let dump = """
    PRAGMA journal_mode = WAL;
    BEGIN;
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
    INSERT INTO people VALUES
      (1, 'z1', 'Tom', NULL, NULL, NULL, 90, 20, 1, '2026-03-01', '2026-05-30', 0, 0, 0, NULL,
       NULL, 'tom', NULL, NULL),
      (2, 'k3x9', '김민아', '민아', '+82 10 1234 5678', '02-29', 7, 21, 0, '2026-03-01',
       '2026-03-17', 3, 1, 1, '2026-03-10', '01012345678', '김민아', '민아', NULL),
      (3, 'gone', '지난 사람', NULL, '010-9999-9999', NULL, 7, 20, 1, '2026-03-01',
       '2026-03-08', 0, 0, 0, NULL, '01099999999', '지난 사람', NULL, 1772323200);
    INSERT INTO waterings VALUES
      (1, 'w1', 2, '2026-03-10', 1773100800, 32400, 'call', '이직', '커피', NULL, '첫 주', 0, 3,
       NULL),
      (2, 'w0', 2, '2026-03-09', 1773014400, 32400, NULL, NULL, NULL, NULL, 'gone', 0, 1,
       1773014400);
    PRAGMA user_version = 1;
    PRAGMA application_id = 1751216757;
    COMMIT;
    """
}
