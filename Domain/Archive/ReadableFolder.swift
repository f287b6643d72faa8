/// A record as it is told of in a folder that people read, in the order of the cases; what belongs to
/// a person or a book follows it.
public enum ExportedRecord: Equatable, Sendable {
  /// The complete export, piece by piece, as `export` writes it.
  case export([UInt8])
  case person(Person)
  case watering(Watering)
  /// A book with its readings before the one it is in.
  case book(Book, before: [ReadThrough])
  case reading(ReadingRecord)
  case sentence(Sentence)
  case yearGoal(year: Int, target: Int)
  case favourite(Favourite)
  /// A day of feelings, the oldest first, with the photos that lie beside the store.
  case day(MoodDay, photos: [StoredPhoto])
  /// A photo by the name of its file, piece by piece.
  case photo(name: String, [UInt8])
  /// An event, by the local day it begins on; a series once.
  case event(Event)
  /// A saying, liked ones first, then those somebody wrote here, then all others.
  case saying(Saying, isOwn: Bool)
  /// A card of the address book, as it goes out.
  case card([UInt8])
}

/// Makes files of what is told.
public protocol FolderWriting {
  /// The pieces of files a record becomes.
  mutating func write(_ record: ExportedRecord) -> [PackedPiece]

  /// What is written when everything was told.
  mutating func end() -> [PackedPiece]
}

/// What lies at a path where a folder is to be written or read.
public enum FolderFound: Equatable, Sendable {
  /// Nothing, or a folder with nothing in it.
  case nothing
  /// A folder that Haru wrote.
  case own(OwnFolder)
  /// Something else.
  case other
}

/// A folder that Haru wrote, as it was found.
public struct OwnFolder: Equatable, Sendable {
  /// Where the complete export lies in it; nothing where it is gone.
  public let export: String?
  /// The pages that are not as they were written, by their paths within it.
  public let edited: [String]

  /// Describes a folder.
  public init(export: String?, edited: [String]) {
    (self.export, self.edited) = (export, edited)
  }

  /// Whether a page has feelings, which are read from it.
  public static func hasFeelings(_ page: String) -> Bool {
    page.hasPrefix("moods/") && page.hasSuffix(".md")
  }

  /// The pages with feelings that are not as they were written.
  public var editedFeelings: [String] { edited.filter(Self.hasFeelings) }
}

extension Archive {
  /// What lies at a path.
  public func look(atFolder path: String) throws(ArchiveError) -> FolderFound {
    try copies.look(atFolder: path)
  }

  /// Writes all that is kept as a folder that is read without any program: the whole of it in one
  /// step, or nothing. Tells how many records there were.
  public func export(
    toFolder path: String, as writer: (Now) -> any FolderWriting
  ) throws(ArchiveError) -> Int {
    let now = clock.now()
    var writing = writer(now)
    let folder = try copies.folder(path)
    func pass(_ pieces: [PackedPiece]) -> Bool {
      for piece in pieces { if !folder.take(piece) { return false } }
      return true
    }
    let count: Int
    do throws(ArchiveError) {
      count = try copies.tell(at: now) { pass(writing.write($0)) }
      _ = pass(writing.end())
    } catch {
      folder.giveUp()
      throw error
    }
    do throws(FileFailure) { try folder.finish() } catch { throw .file(error) }
    return count
  }
}
