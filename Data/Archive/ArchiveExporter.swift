import Domain

/// Writes all that a store keeps, list by list, in flat memory.
struct ArchiveExporter {
  let store: Connection
  /// What was chosen and is no secret, in the order of its names.
  let settings: [(key: String, value: String)]

  /// How many bytes are gathered before they are passed on.
  private static let portion = 1 << 16

  /// Writes everything, until the writer has had enough. Tells how many records there were.
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
    for (place, setting) in settings.enumerated() {
      ArchiveJSON.add(
        setting: setting.key, setting.value, isFirst: place == 0, to: &bytes)
      count += 1
    }
    bytes += ArchiveJSON.listEnd + ArchiveJSON.tail
    passOn(0)
    return count
  }
}

/// The settings of an export.
enum ArchiveSettings {
  /// The name of their list.
  static let list = "settings"

  /// Whether a setting goes into an export. What is secret, what leads elsewhere and what starts
  /// a program stays on the computer it was chosen on: a file from somewhere else must not change
  /// any of it.
  static func isPortable(_ preference: Preference) -> Bool {
    if preference.isSecret || preference == .contactsFolder || preference == .calendarHolidayFile
      || preference == .hooksImports
    {
      return false
    }
    if preference.rawValue.hasPrefix("signin.") { return false }
    return switch preference.kind {
    case .flag, .choice, .number, .text, .hours, .cycles, .target: true
    case .address, .command: false
    }
  }

  /// What of all that was chosen goes into an export, by its names.
  static func portable(_ all: [String: String]) -> [(key: String, value: String)] {
    all.filter { Preference(rawValue: $0.key).map(isPortable) ?? false }
      .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      .map { (key: $0.key, value: $0.value) }
  }
}
