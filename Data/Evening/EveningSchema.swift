/// The table of the evening.
enum EveningSchema {
  /// The SQL of the table. `evening_marks` has the questions of a day that were skipped or answered on this device and
  /// are not asked again.
  static let tables = """
    CREATE TABLE evening_marks (
      key INTEGER PRIMARY KEY,
      day TEXT NOT NULL,
      code TEXT NOT NULL CHECK (code <> ''),
      subject TEXT NOT NULL,
      UNIQUE (day, code, subject)
    ) STRICT;
    """
}
