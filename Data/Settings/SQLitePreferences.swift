public import Domain

/// Settings in the store.
public struct SQLitePreferences: PreferencesRepository {
  private let database: Database

  public init(_ database: Database) { self.database = database }

  public func value(of key: String) throws(StorageFailure) -> String? {
    try database.alone { (store) throws(StorageFailure) in
      try store.first(PreferencesSQL.value, [.text(key)]) { $0.text }
    }
  }

  public func all() throws(StorageFailure) -> [String: String] {
    try database.alone { (store) throws(StorageFailure) in
      var chosen: [String: String] = [:]
      try store.visit(PreferencesSQL.all) {
        let row = NamedRow<SettingColumn>($0)
        chosen[row.text(.key)] = row.text(.value)
        return true
      }
      return chosen
    }
  }

  public func set(_ key: String, to value: String?) throws(StorageFailure) {
    try database.write { (store) throws(StorageFailure) in
      if let value {
        try store.run(PreferencesSQL.keep, [.text(key), .text(value)])
      } else {
        try store.run(PreferencesSQL.forget, [.text(key)])
      }
    }
  }
}

enum SettingColumn: Int, RowColumn { case key, value }

enum PreferencesSQL {
  static let value = "SELECT value FROM settings WHERE key = ?"

  static let all = "SELECT \(SettingColumn.list()) FROM settings"

  static let keep = """
    INSERT INTO settings (key, value) VALUES (?, ?)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value
    """

  static let forget = "DELETE FROM settings WHERE key = ?"
}
