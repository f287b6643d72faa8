/// Where files of other programs are read and brought in. One file is one transaction.
public protocol ImportsRepository: Sendable {
  /// The formats a file has, by what is in it: none, one, or several that fit.
  func formats(of path: String) throws(ImportFailure) -> [ImportFormat]

  /// The formats a file may have, by how it begins; none of what is no file of bytes, and of what
  /// cannot be read.
  func peek(at path: String) -> [ImportFormat]

  /// Hands over the files in a folder or an archive, one after another; false where it is neither.
  func eachPart(
    of path: String, _ body: (ImportedPart) throws(ImportFailure) -> Void
  ) throws(ImportFailure) -> Bool

  /// Does something inside the store, which fails as soon as somebody does not want it any more:
  /// nothing of it stays.
  func stoppable<T>(
    by progress: ImportProgress, _ body: () throws(ImportFailure) -> T
  ) throws(ImportFailure) -> T

  /// Brings in all entries of a file, or says what would become of them.
  func bringIn(
    _ file: ImportedFile, _ wishes: ImportOptions, for people: ImportDefaults,
    telling progress: ImportProgress
  ) throws(ImportFailure) -> FileImport

  /// Does something with bytes as a file that only this program can read, and that is gone then.
  func withFile(
    of bytes: [UInt8], _ body: (_ path: String) throws(ImportFailure) -> FileImport
  ) throws(ImportFailure) -> FileImport

  /// Where a record came from, the newest first.
  func sources(of record: String) throws(ImportFailure) -> [RecordSource]

  /// The photos of a record, in their order.
  func photos(of record: String) throws(StorageFailure) -> [StoredPhoto]

  /// The photos of all records, by their ids.
  func photosOfAll() throws(StorageFailure) -> [String: [StoredPhoto]]

  /// Where all records of a kind came from, those of one program alone where it is named: the newest
  /// source of each, read in one pass.
  func sources(ofAll kind: String, from origin: ImportFormat?) throws(StorageFailure)
    -> StoredRecords
}

/// A file with what it is.
public struct ImportedFile: Equatable, Sendable {
  /// Where it lies.
  public let path: String
  /// What somebody called it.
  public let name: String
  public let format: ImportFormat

  public init(path: String, name: String, format: ImportFormat) {
    self.path = path
    self.name = name
    self.format = format
  }
}

/// The settings that imported records begin with.
public struct ImportDefaults: Sendable {
  /// The hour of people's notices.
  public let hour: Int
  /// The cycles people with a tag begin with.
  public let cycles: TagCycles
  /// The target of books that are being read.
  public let target: NewBookTarget

  public init(hour: Int, cycles: TagCycles, target: NewBookTarget = .none) {
    self.hour = hour
    self.cycles = cycles
    self.target = target
  }
}

/// Where a record came from.
public struct RecordSource: Equatable, Sendable {
  /// What it is called there: a kind of record.
  public let kind: String
  /// The record here.
  public let record: String
  /// The program.
  public let origin: String
  /// What it is known by there.
  public let id: String
  /// When it first came.
  public let at: Now
  /// What was said of its fields and what was made of that, as prints.
  public let fields: String
  /// What has no place of its own, as it came: an object of JSON.
  public let kept: String?
  /// The same, member by member, in the order in which they came.
  public let members: [KeptMember]

  public init(
    kind: String, record: String, origin: String, id: String, at: Now, fields: String,
    kept: String?, members: [KeptMember] = []
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
