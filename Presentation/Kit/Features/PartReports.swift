package import Domain

/// The texts of other parts that a feature needs: the reports of their errors and the words for their records. The
/// registry of parts has them all.
package struct PartReports: Sendable {
  package let part: @Sendable (PartError, Language) -> Report
  package let setting: @Sendable (PreferenceError, Language) -> Report
  /// The noun and the verb for a kind of record.
  package let record: @Sendable (FoundKind) -> RecordWords
  /// The message if the daily backup failed.
  package let backup: @Sendable (ArchiveError, Language) -> String

  package init(
    part: @escaping @Sendable (PartError, Language) -> Report,
    setting: @escaping @Sendable (PreferenceError, Language) -> Report,
    record: @escaping @Sendable (FoundKind) -> RecordWords,
    backup: @escaping @Sendable (ArchiveError, Language) -> String
  ) {
    (self.part, self.setting, self.record, self.backup) = (part, setting, record, backup)
  }
}
