/// A record of the store, rendered as a file.
struct VdirRecord: Equatable, Sendable {
  let id: String
  let uid: String
  let text: [UInt8]
  let title: String
  var person: VdirPerson?
  /// Whether the card has a person's phone number but belongs to another contact.
  var sharesNumber = false
}

/// A file after both sides were merged into it.
struct VdirMerge: Equatable, Sendable {
  var text: [UInt8]
  /// The fields that both sides changed differently. `text` has the value from the store.
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
  /// A component cannot be parsed; `line` is its line number.
  case unreadable(line: Int)
  /// The file has events with different UIDs, or several cards.
  case several
  /// The event or card has no UID.
  case withoutUID
  /// Another file has the same UID.
  case duplicate
  /// The UID of the file has changed.
  case changedUID
  /// The file has a task, a diary entry or a group, which Haru does not store.
  case other
  /// Haru cannot read or write the file, for example because of its permissions.
  case notReached(RemoteFailure)
  /// Haru has crashed `CrashGuard.limit` times while reading this file.
  case endsProgram
}

/// Why a round stops.
public enum VdirFailure: StorageFailing, Equatable {
  /// The folder is not bound.
  case notBound(path: String)
  /// No folder is bound yet.
  case noFolders
  /// The kind cannot be detected: the folder has files of both kinds, or of neither.
  case unclearKind(path: String)
  /// The folder is bound as another kind.
  case otherKind(path: String, VdirKind)
  /// The folder does not exist, and is not bound.
  case absent(path: String)
  /// The folder is not bound and has no file of the kind, but folders or other files with these names. The kind is nil
  /// if the user did not name it.
  case withoutFiles(path: String, VdirKind?, folders: [String], others: [String])
  /// The folder is bound but does not exist. Its disk may not be mounted.
  case missing(path: String)
  /// Too many files are missing, which may be a mistake. The round changed nothing.
  case manyGone(path: String, gone: Int, known: Int)
  /// Too many records were removed from the store, which may be a mistake. The round changed nothing.
  case manyRemoved(path: String, gone: Int, known: Int)
  case unreached(path: String, RemoteFailure)
  case storage(StorageFailure)
}

/// Converts between the records of one kind and their files, and merges both.
protocol VdirTexts {
  /// Returns all records, rendered as files.
  func records() throws(StorageFailure) -> [VdirRecord]
  /// Returns the UID in a file.
  func uid(of text: [UInt8]) throws(VdirRefusal) -> String
  /// Returns whether two files have the same content, ignoring their revisions.
  func saysSame(_ one: [UInt8], _ other: [UInt8]) -> Bool
  /// Returns `item.wanted` with the later changes of the record.
  func changed(_ item: VdirItem, by record: VdirRecord) -> [UInt8]
  /// Applies the changes from `base` to `ours` to the file `theirs`. `base` is nil before the first sync.
  func merge(base: [UInt8]?, ours: [UInt8], theirs: [UInt8]) -> VdirMerge
  /// Stores a file as a new record, or in place of `record`. Returns the record; nil if the file cancels the event.
  func settle(_ text: [UInt8], over record: VdirRecord?) throws(VdirTextFailure) -> VdirRecord?
  /// Stores a text in its record. The text changed because of another record, such as a renamed person, and not because
  /// of the file. Returns the record.
  func storing(_ text: [UInt8], over record: VdirRecord) throws(VdirTextFailure) -> VdirRecord
  /// Returns `text` with one field replaced by its value in `other`.
  func copying(_ field: String, from other: [UInt8], into text: [UInt8]) -> [UInt8]
  func record(_ id: String) throws(StorageFailure) -> VdirRecord?
  func remove(_ record: VdirRecord) throws(StorageFailure)
  /// Creates the records that must exist before files are written, such as cards for people without a card.
  func missingRecords() throws(StorageFailure) -> [VdirRecord]
  /// Copies the phone number and birthday of a card to its newly linked person, if the person has none and the names
  /// match. Returns the record; nil if nothing changed.
  func joined(_ record: VdirRecord) throws(StorageFailure) -> VdirRecord?
  /// Returns the items whose files Haru wrote and which only duplicate another item.
  func copies(among items: [VdirItem]) throws(StorageFailure) -> [VdirItem]
  /// Returns the file to create for a record without a file.
  func newFile(of record: VdirRecord) -> [UInt8]
  /// Returns the state of a newly linked person with which later changes are compared. Values that the card lacks are
  /// left out, so that they are then written to the card.
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

/// Why a file could not be stored as a record.
enum VdirTextFailure: Error {
  case refused(VdirRefusal)
  case storage(StorageFailure)
}
