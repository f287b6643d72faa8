/// A record in the form of a file.
struct VdirRecord: Equatable, Sendable {
  let id: String
  let uid: String
  let text: [UInt8]
  let title: String
  var person: VdirPerson?
  /// Whether a card has the number of a person, but is the card of somebody else.
  var sharesNumber = false
}

/// A file after both sides were merged into it.
struct VdirMerge: Equatable, Sendable {
  var text: [UInt8]
  /// The fields of which both sides have a new value. The text has the value from here.
  var clashes: [VdirClash] = []
}

/// A field that both sides changed differently.
struct VdirClash: Equatable, Sendable {
  let field: String
  let ours: String
  let theirs: String
}

/// Why a file is left alone.
public enum VdirRefusal: Error, Equatable, Sendable {
  case tooLarge(limit: Int)
  /// A component cannot be read; the number is its line.
  case unreadable(line: Int)
  /// The file has several events of different identifiers, or several cards.
  case several
  /// The event or card has no identifier.
  case withoutUID
  /// Another file has the same identifier.
  case duplicate
  /// The file has another identifier than before.
  case changedUID
  /// The file has a task, a diary entry or a group, which Haru does not store.
  case other
  /// The disk or the permissions of the file do not let Haru read or write it.
  case notReached(RemoteFailure)
  /// Haru ended while it read this file, as often as `CrashGuard.limit`.
  case endsProgram
}

/// Why a round stops.
public enum VdirFailure: StorageFailing, Equatable {
  /// The folder is not bound.
  case notBound(path: String)
  /// Nothing is bound yet.
  case noFolders
  /// The files of the folder do not say whether it is a calendar or contacts.
  case unclearKind(path: String)
  /// The folder is bound as another kind.
  case otherKind(path: String, VdirKind)
  /// The folder does not exist, and is not bound.
  case absent(path: String)
  /// The folder is not bound and has no file of the kind, but folders or other files with these names. The kind is nil
  /// if the user did not name it.
  case withoutFiles(path: String, VdirKind?, folders: [String], others: [String])
  /// The folder was there before. The disk may not be mounted.
  case missing(path: String)
  /// So many files are gone that it may be a mistake. Nothing was done.
  case manyGone(path: String, gone: Int, known: Int)
  /// So many records are removed here that it may be a mistake. Nothing was done.
  case manyRemoved(path: String, gone: Int, known: Int)
  case unreached(path: String, RemoteFailure)
  case storage(StorageFailure)
}

/// What a kind of file says, and how it becomes a record.
protocol VdirTexts {
  /// Returns all records in the form of files.
  func records() throws(StorageFailure) -> [VdirRecord]
  /// Returns the identifier in a file.
  func uid(of text: [UInt8]) throws(VdirRefusal) -> String
  /// Returns whether two files say the same, apart from their revision.
  func saysSame(_ one: [UInt8], _ other: [UInt8]) -> Bool
  /// Returns `item.wanted` with what was changed in the record since.
  func changed(_ item: VdirItem, by record: VdirRecord) -> [UInt8]
  /// Applies to the file `theirs` what leads from `base` to `ours`. Without a base, nothing was agreed on yet.
  func merge(base: [UInt8]?, ours: [UInt8], theirs: [UInt8]) -> VdirMerge
  /// Replaces a record by a file, or creates one. Returns the record; nil if the file cancels it.
  func settle(_ text: [UInt8], over record: VdirRecord?) throws(VdirTextFailure) -> VdirRecord?
  /// Stores what follows from a change of another record, such as the name of a person, in a record whose file has not
  /// changed. Returns the record.
  func storing(_ text: [UInt8], over record: VdirRecord) throws(VdirTextFailure) -> VdirRecord
  /// Returns the file of the field in `other` within the file of a record.
  func copying(_ field: String, from other: [UInt8], into text: [UInt8]) -> [UInt8]
  func record(_ id: String) throws(StorageFailure) -> VdirRecord?
  func remove(_ record: VdirRecord) throws(StorageFailure)
  /// Creates the records that have to exist before files are written, such as cards of people without one.
  func missingRecords() throws(StorageFailure) -> [VdirRecord]
  /// Gives the person of a card what only the card has, when the card gets its first person. A person with quite
  /// another name gets nothing. Returns the record; nil if nothing changed.
  func joined(_ record: VdirRecord) throws(StorageFailure) -> VdirRecord?
  /// Returns the items whose files Haru wrote and which only repeat another item.
  func copies(among items: [VdirItem]) throws(StorageFailure) -> [VdirItem]
  /// Returns the file of a record that has none yet.
  func newFile(of record: VdirRecord) -> [UInt8]
  /// Returns the person of a card to compare with later, when the card gets its first person. A value that only the
  /// person has is left out, so that the card gets it.
  func firstPerson(of record: VdirRecord) -> VdirPerson?
}

extension VdirTexts {
  func storing(_ text: [UInt8], over record: VdirRecord) throws(VdirTextFailure) -> VdirRecord {
    record
  }
  func missingRecords() throws(StorageFailure) -> [VdirRecord] { [] }
  func joined(_ record: VdirRecord) throws(StorageFailure) -> VdirRecord? { nil }
  func copies(among items: [VdirItem]) throws(StorageFailure) -> [VdirItem] { [] }
  func firstPerson(of record: VdirRecord) -> VdirPerson? { record.person }
}

/// Why a file could not become a record.
enum VdirTextFailure: Error {
  case refused(VdirRefusal)
  case storage(StorageFailure)
}
