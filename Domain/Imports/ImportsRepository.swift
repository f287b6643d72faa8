/// Detects, reads and imports files of other programs. Each file is one transaction.
public protocol ImportsRepository: Sendable {
  /// Returns the formats that match a file. There may be none or several. Some formats match only if they are `wanted`,
  /// because nothing in the content shows them. `name` is the file name as the user knows it; nil if it is `path`.
  func formats(of path: String, named name: String?, as wanted: ImportFormat?)
    throws(ImportFailure) -> [ImportFormat]

  /// Returns the formats that match the beginning of a file. Empty if the path is not a regular file or cannot be read.
  func peek(at path: String) -> [ImportFormat]

  /// Calls `body` for each file in a folder or an archive. Returns false if the path is neither.
  func eachPart(
    of path: String, _ body: (ImportedPart) throws(ImportFailure) -> Void
  ) throws(ImportFailure) -> Bool

  /// Runs `body` in a transaction that fails and is rolled back as soon as the user cancels.
  func stoppable<T>(
    by progress: ImportProgress, _ body: () throws(ImportFailure) -> T
  ) throws(ImportFailure) -> T

  /// Imports all entries of a file, or with `isTrial` only reports what would be imported.
  func bringIn(
    _ file: ImportedFile, _ options: ImportOptions, for people: ImportDefaults,
    telling progress: ImportProgress
  ) throws(ImportFailure) -> FileImport

  /// Runs `body` with the path of a private temporary file that contains the bytes, and removes the file afterwards.
  func withFile(
    of bytes: [UInt8], _ body: (_ path: String) throws(ImportFailure) -> FileImport
  ) throws(ImportFailure) -> FileImport

  /// Returns the import sources of a record, newest first.
  func sources(of record: String) throws(ImportFailure) -> [RecordSource]

  /// Returns the photos of a record, in order.
  func photos(of record: String) throws(StorageFailure) -> [StoredPhoto]

  /// Returns the photos of all records, by record id.
  func photosOfAll() throws(StorageFailure) -> [String: [StoredPhoto]]

  /// Returns whether no record has import sources or photos.
  func isEmpty() throws(StorageFailure) -> Bool

  /// Returns the newest import source of each record of a kind, optionally only of one program. The store is read in
  /// one pass.
  func sources(ofAll kind: String, from origin: ImportFormat?) throws(StorageFailure)
    -> StoredRecords
}

/// A file on disk that can be imported, with its detected format.
public struct ImportedFile: Equatable, Sendable {
  /// The path on disk. For bytes from standard input it is a temporary file.
  public let path: String
  /// The name to report to the user.
  public let name: String
  public let format: ImportFormat

  public init(path: String, name: String, format: ImportFormat) {
    self.path = path
    self.name = name
    self.format = format
  }
}

/// The settings that give imported records their default values.
public struct ImportDefaults: Sendable {
  /// The hour at which reminders about persons are due.
  public let hour: Int
  /// The default contact cycles of persons with a tag.
  public let cycles: TagCycles
  /// The default target of books that are being read.
  public let target: NewBookTarget
  /// The currency of amounts that name none.
  public let currency: String

  public init(
    hour: Int, cycles: TagCycles, target: NewBookTarget = .none, currency: String = "USD"
  ) {
    self.hour = hour
    self.currency = currency
    self.cycles = cycles
    self.target = target
  }
}

/// The source of an imported record: the other program, the id of the record there, and fingerprints of its fields.
public struct RecordSource: Equatable, Sendable {
  /// The kind of the record, such as `book` or `person`.
  public let kind: String
  /// The id of the record in Haru's store.
  public let record: String
  /// The name of the other program.
  public let origin: String
  /// The id of the record in the other program.
  public let id: String
  /// The time at which the record was first imported.
  public let at: Now
  /// Fingerprints of the imported fields and of what was stored from them (`FieldMerge.Before`).
  public let fields: String
  /// The fields that Haru has no counterpart for, unchanged, as a JSON object; nil if there are none.
  public let kept: String?
  /// The members of the object in `kept`, in file order.
  public let members: [StoredMember]

  public init(
    kind: String, record: String, origin: String, id: String, at: Now, fields: String,
    kept: String?, members: [StoredMember] = []
  ) {
    self.kind = kind
    self.record = record
    self.origin = origin
    self.id = id
    self.at = at
    self.fields = fields
    self.kept = kept
    self.members = members
  }
}
