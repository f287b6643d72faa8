import Domain

/// Closures that customise the import of a list. Each default value is the standard behaviour.
struct ArchiveRules: Sendable {
  typealias RecordRefusal = ArchiveImporter.RecordRefusal

  /// A uniqueness check, with the reason for refusing a record that violates it.
  struct Unique {
    /// The query for the key of the conflicting record.
    let sql: String
    let values: [Value]
    let reason: ArchiveRefusal
  }

  /// Runs once for the list, before any record of the file is imported.
  var begin:
    @Sendable (inout ArchiveImporter, ArchiveFile, ArchiveList) throws(StorageFailure) -> Void =
      { (_, _, _) throws(StorageFailure) in }
  /// Imports a record in place of the standard import; nil for the standard import. The last parameter is the line of
  /// the record.
  var record: (@Sendable (inout ArchiveImporter, ArchiveRow, Int) throws(RecordRefusal) -> Void)?
  /// Returns the uniqueness check for a record that is not deleted; nil if the record need not be unique.
  var unique: @Sendable (ArchiveRow) throws(RecordRefusal) -> Unique? = {
    (_) throws(RecordRefusal) in nil
  }
  /// Returns whether the store has an equal record under another identity.
  var isHere: @Sendable (ArchiveRow, ArchiveImporter) throws(StorageFailure) -> Bool =
    { (_, _) throws(StorageFailure) in false }
  /// Runs before a new record is inserted.
  var inserting: @Sendable (ArchiveRow, Connection) throws(StorageFailure) -> Void =
    { (_, _) throws(StorageFailure) in }
  /// Runs after a new record was inserted, with its key and owner.
  var inserted:
    @Sendable (ArchiveRow, Int, ArchiveOwners.Owner?, Connection) throws(StorageFailure) -> Void =
      { (_, _, _, _) throws(StorageFailure) in }
  /// Updates an existing record from an imported one, and returns whether anything changed. The first row is the
  /// imported record, and the second row is the existing record.
  var updated: @Sendable (ArchiveRow, ArchiveRow, Connection) throws(StorageFailure) -> Bool =
    { (_, _, _) throws(StorageFailure) in false }
  /// Runs once for the list, after its records were imported.
  var end: @Sendable (inout ArchiveImporter) throws(StorageFailure) -> Void =
    { (_) throws(StorageFailure) in }
  /// Returns whether a record is excluded from exports.
  var isSecret: @Sendable (ArchiveRow) -> Bool = { _ in false }
}
