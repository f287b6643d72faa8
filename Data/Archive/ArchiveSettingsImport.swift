import Domain

/// Imports the settings of a file, except those that already have a value in the store or in the settings file.
struct ArchiveSettingsImport {
  /// The settings that already have a value in the store or in the settings file.
  let chosen: [String: String]
  private var wanted: [(preference: Preference, value: String, line: Int)] = []
  private var same = 0
  private var problems: [RefusedRecord] = []

  init(chosen: [String: String]) { self.chosen = chosen }

  private static let list = ArchiveList(
    ArchiveSettings.list, table: "settings", order: "t.key", identity: ["key"],
    [ArchiveMember("key"), ArchiveMember("value")])

  /// Reads and validates the settings of a file without storing them.
  mutating func read(_ file: ArchiveFile) {
    guard let tokens = file.lists[ArchiveSettings.list] else { return }
    var records = ArchiveRecords(Self.list, tokens.resumed(file.stream))
    var seen: [String: String] = chosen
    while let found = records.next() {
      switch found.row {
      case .failure(let reason): note(reason, found.line)
      case .success(let row):
        let (name, value) = (row["key"].text ?? "", row["value"].text ?? "")
        let key = Preference.formerNames[name]?.rawValue ?? name
        guard let preference = Preference(rawValue: key), ArchiveSettings.isPortable(preference)
        else {
          note(.staysHere, found.line, of: row)
          continue
        }
        if let here = seen[key] {
          if here == value { same += 1 } else { note(.differsHere, found.line, of: row) }
          continue
        }
        do throws(PreferenceFailure) {
          let accepted = try preference.accepted(value)
          wanted.append((preference, accepted, found.line))
          seen[key] = value
        } catch { note(.wrongValue(member: "value"), found.line, of: row) }
      }
    }
  }

  private mutating func note(_ reason: ArchiveRefusal, _ line: Int, of row: ArchiveRow? = nil) {
    problems.append(
      RefusedRecord(
        part: ArchiveSettings.list, line: line, record: row?.title, reason: reason))
  }

  /// Returns a report to which the settings are added as if they were stored.
  func adding(to report: ArchiveReport) -> ArchiveReport {
    var report = report
    report.added += wanted.count
    report.same += same
    for problem in problems { report.note(problem) }
    return report
  }

  /// Stores the settings, and returns the report with them. A failure is reported per setting, since all records are
  /// committed already.
  func keep(in preferences: any PreferencesRepository, _ report: ArchiveReport)
    throws(StorageFailure)
    -> ArchiveReport
  {
    var report = adding(to: report)
    for (preference, value, line) in wanted {
      do throws(StorageFailure) { try preferences.set(preference.rawValue, to: value) } catch {
        report.added -= 1
        report.note(
          RefusedRecord(
            part: ArchiveSettings.list, line: line, record: preference.rawValue,
            reason: .againstRules))
      }
    }
    return report
  }
}
