/// The table of what other calendars know of events.
enum EventCardSchema {
  /// One row for each event that came from a file or whose name was given out. `place` says which
  /// occurrence of a series it is; `origin` is a fingerprint of what the file said, and `print` one of
  /// the event as it was then, by which it is seen that it was edited since. `kept` has the lines that
  /// are written back, and comes last, so that nothing else reads past it.
  static let tables = """
    CREATE TABLE event_cards (
      key INTEGER PRIMARY KEY,
      event TEXT NOT NULL UNIQUE,
      uid TEXT NOT NULL CHECK (uid <> ''),
      place TEXT CHECK (place <> ''),
      sequence INTEGER NOT NULL CHECK (sequence >= 0),
      stamp INTEGER,
      last_modified INTEGER,
      origin TEXT,
      print TEXT NOT NULL,
      lasts_no_time INTEGER CHECK (lasts_no_time = 1),
      rule TEXT,
      title TEXT,
      body TEXT,
      kept TEXT CHECK (kept <> '')
    ) STRICT;
    CREATE INDEX event_cards_by_uid ON event_cards (uid, place);
    """
}
