/// What finding over everything needs beside the tables of the parts.
enum FindingSchema {
  /// The views the indexes of words are built from, and the days of what was kept without one: a
  /// person's first day, the days of waterings, and the local days on which sayings came and were
  /// used and sentences were kept, which instant and offset tell.
  static let first = """
    CREATE VIEW people_words AS
      SELECT key, name, nickname, phone_key FROM people WHERE deleted_at IS NULL;
    CREATE VIEW waterings_words AS
      SELECT key, keyword1, keyword2, keyword3, memo FROM waterings WHERE deleted_at IS NULL;
    CREATE VIEW moods_words AS SELECT key, text FROM moods WHERE deleted_at IS NULL;
    CREATE INDEX people_by_start ON people (started_on) WHERE deleted_at IS NULL;
    CREATE INDEX waterings_by_day ON waterings (day, instant) WHERE deleted_at IS NULL;
    CREATE INDEX sayings_by_day ON sayings (date(uploaded + uploaded_offset, 'unixepoch'))
      WHERE deleted_at IS NULL;
    CREATE INDEX sayings_by_use ON sayings (date(used_at + used_offset, 'unixepoch'))
      WHERE used_at IS NOT NULL AND deleted_at IS NULL;
    CREATE INDEX sentences_by_day ON sentences (date(instant + offset, 'unixepoch'))
      WHERE deleted_at IS NULL;
    """
}
