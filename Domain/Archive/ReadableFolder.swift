/// A record of the readable export folder. Records are passed in the order of the cases; the records of a person or a
/// book follow their owner.
public enum ExportedRecord: Equatable, Sendable {
  /// A chunk of the complete export, in the form in which `export` writes it.
  case export([UInt8])
  case person(Person)
  /// A date of the person, besides the birthday.
  case date(PersonDate)
  /// A gift or loan of the person.
  case gift(Gift)
  case watering(Watering)
  /// A book, with its former rounds of reading.
  case book(Book, before: [ReadThrough])
  case reading(ReadingRecord)
  case sentence(Sentence)
  case yearGoal(year: Int, target: Int)
  case favourite(Favourite)
  /// A day of moods, oldest first, with its photos, which are stored beside the store.
  case day(MoodDay, photos: [StoredPhoto])
  /// A chunk of a photo, by file name.
  case photo(name: String, [UInt8])
  /// An event, in the order of its local start day. A series occurs only once.
  case event(Event)
  /// A saying. Favourites come first, then other sayings that the user wrote, then the rest.
  case saying(Saying, isOwn: Bool)
  /// A note, newest first.
  case note(Note)
  /// A counter, followed by its recorded days.
  case counter(Counter)
  case counted(CountedDay)
  /// A card of the address book, in its exported form.
  case card([UInt8])
}

/// Formats records as files.
public protocol FolderWriting {
  /// Returns the pieces of files to write for a record.
  mutating func write(_ record: ExportedRecord) -> [PackedPiece]

  /// Returns the pieces to write after the last record.
  mutating func end() -> [PackedPiece]
}

/// What exists at the path for an export folder.
public enum ExportFolderState: Equatable, Sendable {
  /// There is no folder, or it is empty.
  case nothing
  /// The path is a folder that Haru exported.
  case own(OwnFolder)
  /// The path is anything else.
  case other
}

/// A folder that Haru exported, as it was found on disk.
public struct OwnFolder: Equatable, Sendable {
  /// The path of the complete export in the folder; nil if it is missing.
  public let export: String?
  /// The files that were edited since the export, by their relative paths.
  public let edited: [String]

  public init(export: String?, edited: [String]) {
    (self.export, self.edited) = (export, edited)
  }

  /// Returns whether an exported file contains moods, which can be imported from it.
  public static func hasFeelings(_ page: String) -> Bool {
    page.hasPrefix("moods/") && page.hasSuffix(".md")
  }

  /// The edited files that contain moods.
  public var editedFeelings: [String] { edited.filter(Self.hasFeelings) }
}

extension Archive {
  /// Returns what exists at the path for an export folder.
  public func state(atFolder path: String) throws(ArchiveFailure) -> ExportFolderState {
    try copies.state(atFolder: path)
  }

  /// Exports everything as a folder of readable files, atomically. Returns the number of records.
  public func export(
    toFolder path: String, as writer: (Now) -> any FolderWriting
  ) throws(ArchiveFailure) -> Int {
    let now = clock.now()
    var writing = writer(now)
    let folder = try copies.folder(path)
    func pass(_ pieces: [PackedPiece]) -> Bool {
      for piece in pieces { if !folder.take(piece) { return false } }
      return true
    }
    let count: Int
    do throws(ArchiveFailure) {
      count = try copies.visitRecords(at: now) { pass(writing.write($0)) }
      _ = pass(writing.end())
    } catch {
      folder.giveUp()
      throw error
    }
    do throws(FileFailure) { try folder.finish() } catch { throw .file(error) }
    return count
  }
}
