import Domain

/// How the records of a list are imported, where that is not as those of all others are (hooks of an
/// import). What is said of none is usual.
struct ArchiveRules: Sendable {
  typealias Refused = ArchiveImporter.Refused

  /// What may be had only once, and why a record is refused that has what another one here has.
  struct Unique {
    /// Finds the key of the other one by the values.
    let sql: String
    let values: [Value]
    let reason: ArchiveReason
  }

  /// What comes before the records of any list.
  var begin:
    @Sendable (inout ArchiveImporter, ArchiveFile, ArchiveList) throws(StorageFailure) -> Void =
      { (_, _, _) throws(StorageFailure) in }
  /// Imports a record in a way of its own, by the line it stands in.
  var record: (@Sendable (inout ArchiveImporter, ArchiveRow, Int) throws(Refused) -> Void)?
  /// What of a record that is here may be had only once.
  var unique: @Sendable (ArchiveRow) throws(Refused) -> Unique? = { (_) throws(Refused) in nil }
  /// Whether a record is here under another name.
  var isHere: @Sendable (ArchiveRow, ArchiveImporter) throws(StorageFailure) -> Bool =
    { (_, _) throws(StorageFailure) in false }
  /// What comes before a new record.
  var inserting: @Sendable (ArchiveRow, Connection) throws(StorageFailure) -> Void =
    { (_, _) throws(StorageFailure) in }
  /// What follows from a new record with its key.
  var inserted:
    @Sendable (ArchiveRow, Int, ArchiveOwners.Owner?, Connection) throws(StorageFailure) -> Void =
      { (_, _, _, _) throws(StorageFailure) in }
  /// Whether the record that is here takes something over from the one of the file.
  var updated: @Sendable (ArchiveRow, ArchiveRow, Connection) throws(StorageFailure) -> Bool =
    { (_, _, _) throws(StorageFailure) in false }
  /// What comes behind the records of the list.
  var end: @Sendable (inout ArchiveImporter) throws(StorageFailure) -> Void =
    { (_) throws(StorageFailure) in }
  /// Whether a record stays out of an export.
  var isSecret: @Sendable (ArchiveRow) -> Bool = { _ in false }
}
