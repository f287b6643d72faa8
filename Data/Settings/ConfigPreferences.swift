public import Domain

/// Settings in the user's file, and in a table of the store. The table has the screen state, and settings that were
/// changed before the file existed.
public struct ConfigPreferences: PreferencesRepository {
  private let file: ConfigFile
  private let table: any PreferencesRepository
  private let notes: ConfigNotes
  private let isReadOnly: Bool

  public init(
    _ file: ConfigFile, over table: any PreferencesRepository, notes: ConfigNotes,
    readOnly isReadOnly: Bool = false
  ) {
    self.file = file
    self.table = table
    self.notes = notes
    self.isReadOnly = isReadOnly
  }

  public func value(of key: String) throws(StorageFailure) -> String? {
    if let preference = Self.inFile(key), let value = file.value(of: preference) { return value }
    if let value = try table.value(of: key) { return value }
    return try formerName(of: key).flatMap { (former) throws(StorageFailure) in
      try table.value(of: former)
    }
  }

  public func all() throws(StorageFailure) -> [String: String] {
    var all = try table.all()
    for (former, preference) in Preference.formerNames {
      guard let value = all.removeValue(forKey: former) else { continue }
      if all[preference.rawValue] == nil { all[preference.rawValue] = value }
    }
    for (preference, value) in file.values { all[preference.rawValue] = value }
    return all
  }

  public func set(_ key: String, to value: String?) throws(StorageFailure) {
    guard let preference = Self.inFile(key) else { return try table.set(key, to: value) }
    if isReadOnly { throw .openedForReading }
    try file.set(preference, to: value, notes: notes)
    // Remove older values, or they would become visible once the line is deleted from the file.
    for name in [key, formerName(of: key)].compactMap(\.self)
    where try table.value(of: name) != nil {
      try table.set(name, to: nil)
    }
  }

  public func check(_ key: String, to value: String?) throws(StorageFailure) {
    guard let preference = Self.inFile(key) else { return try table.check(key, to: value) }
    try file.check(preference, to: value, notes: notes)
  }

  public func origins(of key: String) throws(StorageFailure) -> [PreferenceOrigin] {
    var inTable = try table.origins(of: key)
    if inTable.isEmpty, let former = formerName(of: key) {
      inTable = try table.origins(of: former)
    }
    guard let preference = Self.inFile(key) else { return inTable }
    if let line = file.line(of: preference) {
      return [.file(path: file.path, line: line)] + inTable
    }
    // An invalid line means the default, whatever the table has.
    return file.value(of: preference) == nil ? inTable : []
  }

  public var path: String? { file.path }

  public var renamed: [Preference] { file.renamed }

  public func problems() throws(StorageFailure) -> [PreferenceParseError] { file.problems }

  /// Returns the former name of a setting, under which the table may still have its value; nil if the setting was never
  /// renamed.
  private func formerName(of key: String) -> String? { Preference(rawValue: key)?.formerName }

  /// Returns the setting with this key if it belongs in the settings file. Returns nil for an unknown key, and for
  /// screen state, which belongs in the table.
  private static func inFile(_ key: String) -> Preference? {
    Preference(rawValue: key).flatMap { $0.isScreensMemory ? nil : $0 }
  }
}
