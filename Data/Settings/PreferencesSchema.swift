/// The table choices are kept in.
enum PreferencesSchema {
  /// Keys and what was chosen for them; what nobody chose has no row.
  static let tables = """
    CREATE TABLE settings (
      key TEXT PRIMARY KEY,
      value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    """
}
