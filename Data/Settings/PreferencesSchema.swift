/// The table of settings in the store.
enum PreferencesSchema {
  /// The settings that are stored in the profile. A setting without a row is in the settings file or has its default
  /// value.
  static let tables = """
    CREATE TABLE settings (
      key TEXT PRIMARY KEY,
      value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    """
}
