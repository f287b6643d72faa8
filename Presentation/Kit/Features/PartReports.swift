package import Domain

/// How errors of other parts are reported. A feature can meet such errors but does not have the texts of other parts;
/// the register of parts has them all.
package struct PartReports: Sendable {
  package let part: @Sendable (PartError, Language) -> Report
  package let setting: @Sendable (PreferenceError, Language) -> Report
  /// The message if the daily backup failed.
  package let backup: @Sendable (ArchiveError, Language) -> String

  package init(
    part: @escaping @Sendable (PartError, Language) -> Report,
    setting: @escaping @Sendable (PreferenceError, Language) -> Report,
    backup: @escaping @Sendable (ArchiveError, Language) -> String
  ) {
    (self.part, self.setting, self.backup) = (part, setting, backup)
  }
}
