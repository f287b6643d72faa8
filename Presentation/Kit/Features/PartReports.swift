package import Domain

/// The texts of other parts that a feature needs: the reports of their errors and the words for their records.
package struct PartReports: Sendable {
  package let part: @Sendable (PartRefusal, Language) -> Report
  package let setting: @Sendable (PreferenceFailure, Language) -> Report
  /// Returns the noun and the verb for a kind of record.
  package let record: @Sendable (RecordSummaryKind) -> RecordWords
  /// Returns the message that the daily backup failed.
  package let backup: @Sendable (ArchiveFailure, Language) -> String

  package init(
    part: @escaping @Sendable (PartRefusal, Language) -> Report,
    setting: @escaping @Sendable (PreferenceFailure, Language) -> Report,
    record: @escaping @Sendable (RecordSummaryKind) -> RecordWords,
    backup: @escaping @Sendable (ArchiveFailure, Language) -> String
  ) {
    (self.part, self.setting, self.record, self.backup) = (part, setting, record, backup)
  }
}
