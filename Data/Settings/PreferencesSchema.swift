/// The table of settings in the store.
enum PreferencesSchema {
  /// The settings that differ from their default value. A setting without a row has its default value.
  static let tables = """
    CREATE TABLE settings (
      key TEXT PRIMARY KEY,
      value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    """
}
