/// The table of the data that other calendars contain about events.
enum EventCardSchema {
  /// One row for each event that was imported or exported. `place` is the position of the occurrence in its series.
  /// `origin` is a fingerprint of the imported text, and `print` one of the event at that time, to detect later edits.
  ///
  /// `kept` has the preserved lines for export. It is the last column, so that other queries do not read past it.
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
