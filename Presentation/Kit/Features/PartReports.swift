package import Domain

/// How errors of other parts are reported: a feature may meet them, and knows no words of another part. The
/// register of parts knows them all.
package struct PartReports: Sendable {
  package let part: @Sendable (PartError, Language) -> Report
  package let setting: @Sendable (PreferenceError, Language) -> Report
  /// What is said where the backup of the day failed.
  package let backup: @Sendable (ArchiveError, Language) -> String

  package init(
    part: @escaping @Sendable (PartError, Language) -> Report,
    setting: @escaping @Sendable (PreferenceError, Language) -> Report,
    backup: @escaping @Sendable (ArchiveError, Language) -> String
  ) {
    (self.part, self.setting, self.backup) = (part, setting, backup)
  }
}
