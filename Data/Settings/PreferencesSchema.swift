/// The table of settings in the store.
enum PreferencesSchema {
  /// A setting without a row has its default value.
  static let tables = """
    CREATE TABLE settings (
      key TEXT PRIMARY KEY,
      value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    """
}
