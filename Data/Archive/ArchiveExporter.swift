import Domain

/// Writes the complete export list by list, in constant memory.
struct ArchiveExporter {
  let store: Connection
  /// The portable settings, sorted by key.
  let settings: [(key: String, value: String)]

  /// The size of the buffer passed to the writer, in bytes.
  private static let portion = 1 << 16

  /// Writes the export until `pass` returns false, and returns the number of records.
  func write(at now: Now, _ pass: ([UInt8]) -> Bool) throws(StorageFailure) -> Int {
    var bytes = ArchiveJSON.head(at: now)
    var count = 0
    var goesOn = true
    func passOn(_ least: Int) {
      if goesOn, bytes.count > least {
        goesOn = pass(bytes)
        bytes.removeAll(keepingCapacity: true)
      }
    }
    for list in ArchiveLists.all {
      bytes += ArchiveJSON.beginning(of: list.name)
      var isFirst = true
      try store.visit(list.all) { (row) throws(StorageFailure) in
        let row = try list.row(row.values[...])
        if list.rules.isSecret(row) { return true }
        ArchiveJSON.add(row, isFirst: isFirst, to: &bytes)
        isFirst = false
        count += 1
        passOn(Self.portion)
        return goesOn
      }
      bytes += ArchiveJSON.listEnd
      if !goesOn { return count }
    }
    bytes += ArchiveJSON.beginning(of: ArchiveSettings.list)
    for (index, setting) in settings.enumerated() {
      ArchiveJSON.add(
        setting: setting.key, setting.value, isFirst: index == 0, to: &bytes)
      count += 1
    }
    bytes += ArchiveJSON.listEnd + ArchiveJSON.tail
    passOn(0)
    return count
  }
}

/// The settings that an export contains.
enum ArchiveSettings {
  static let list = "settings"

  /// Whether a setting may be exported and imported. An imported file must not change where data goes or which programs
  /// run. Secrets, sign-in settings, addresses, paths, commands and the switch for hooks are therefore excluded.
  static func isPortable(_ preference: Preference) -> Bool {
    let local: [Preference] = [
      .contactsFolder, .calendarHolidayFile, .inboxFolders, .hooksImports,
    ]
    if preference.isSecret || local.contains(preference) {
      return false
    }
    if preference.rawValue.hasPrefix("signin.") { return false }
    return switch preference.kind {
    case .flag, .choice, .number, .text, .hours, .cycles, .target: true
    case .address, .command: false
    }
  }

  /// Returns the portable settings among `all`, sorted by key.
  static func portable(_ all: [String: String]) -> [(key: String, value: String)] {
    all.filter { Preference(rawValue: $0.key).map(isPortable) ?? false }
      .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      .map { (key: $0.key, value: $0.value) }
  }
}
