/// A problem with an entry of a file, and its position.
public struct IncomingIssue: Equatable, Sendable {
  /// The line or entry number, starting at 1; 0 if only the file within a folder or an archive is known.
  public var line: Int
  public var reason: IncomingRefusal
  /// Whether the whole entry was not imported.
  public var failed: Bool
  /// The path of the file within a folder or an archive.
  public var path: String?
  /// The id of the record here, if the entry has one.
  public var record: String?
  /// Whether `line` is an entry number, regardless of the setting for the whole import.
  public var countsEntries = false
  /// The format of that file, if it differs from the whole import's.
  public var format: ImportFormat?

  public init(line: Int, _ reason: IncomingRefusal, failed: Bool, path: String? = nil) {
    self.line = line
    self.reason = reason
    self.failed = failed
    self.path = path
  }
}

/// Why an entry, or a part of it, was not imported.
public enum IncomingRefusal: Equatable, Sendable {
  case titleMissing
  case nameMissing
  case textMissing
  case dateMissing
  /// An invalid or unreadable date or time, as it is written.
  case dateUnreadable(String)
  case numberUnreadable(column: String, String)
  case isbnWrong(String)
  case columnsMissing
  case fieldTooLong(limit: Int)
  case rowTooLong(limit: Int)
  case notUnicode
  case notJSON
  /// A quotation mark, block or value is not closed at the end of the file.
  case cutOff
  /// The field was edited here, so the file's different value is ignored.
  case editedHere(field: String)
  /// The record was deleted here and stays deleted.
  case removedHere(id: String)
  /// The entry is in the file more than once.
  case twice(firstLine: Int)
  /// The entry is also in another file of the folder or archive; the line is 0 if it is not known.
  case twiceIn(path: String, firstLine: Int)
  /// Another record here has this telephone number.
  case numberTaken(String)
  /// The photo is referred to but missing from the import.
  case photoMissing(String)
  /// The photo exceeds the size limit for copying.
  case photoTooLarge(String, limit: Int)
  /// A constraint of the store rejects it.
  case againstRules
  /// The entry refers to something that is not in the file.
  case missingPart(String)
  /// A person of the same name exists, and nothing shows that it is the same person.
  case sameName
  /// A file in a folder or an archive was skipped, because no import format matches it.
  case fileLeft
  /// A file in a folder or an archive failed completely.
  case fileFailed(ImportFailure)
}

/// A decision of an import that the user is told after the report.
public enum ImportNote: Hashable, Sendable {
  /// Books being read were paused because there were too many.
  case pausedMany(Int)
  /// Books were created for imported sentences.
  case booksMade(Int)
  /// Quarter stars were rounded to half stars.
  case starsRounded(Int)
  /// Contacts with people were imported.
  case contacts(Int)
  /// Memos about people were imported.
  case memos(Int)
  /// People were added to the address book only.
  case cardsOnly(Int)
  /// Entries with a day but no time were set to noon.
  case untimed(Int)
  /// Finished books without a finish date.
  case withoutDay(Int)
  /// Headings that are not recognised; the dates of their entries are unknown.
  case unknownHeadings(Int)
  /// Photos that were not copied.
  case photosLeft(Int)
  /// Photos that are missing although their records were imported.
  case photosMissing(Int)
  /// Bookmarks without text, which were not imported.
  case bookmarksLeft(Int)
  /// Sentences with several versions; the longest of each was imported.
  case versionsMerged(Int)
  /// Entries in the other program's trash, which were not imported.
  case trashLeft(Int)
  /// The folder's complete export is missing, so only its mood pages were imported.
  case pagesOnly
  /// Pages were edited by hand after the export, and their content was imported too.
  case pagesRead(Int, first: String)
  /// Pages were edited by hand and are not imported.
  case pagesLeft(Int, first: String)
  /// The order of day and month was derived from the whole file.
  case dates(ImportDateOrder)
  /// The detected text encoding.
  case encoding(TextEncoding)
}

/// The order of day and month in numeric dates.
public enum ImportDateOrder: String, CaseIterable, Hashable, Sendable {
  case dayFirst = "dmy"
  case monthFirst = "mdy"
}

/// The character encoding of a file (charset).
public enum TextEncoding: String, CaseIterable, Hashable, Sendable {
  case utf8 = "UTF-8"
  case utf16 = "UTF-16"
  case cp949 = "CP949"
  case windows1252 = "Windows-1252"
  /// Mostly UTF-8 lines, and some in Windows-1252.
  case mixed = "UTF-8, Windows-1252"
}

/// Why a whole file was not imported.
public enum ImportFailure: StorageFailing, Equatable, Sendable {
  case unknownFormat
  /// Several formats match, and none was chosen.
  case ambiguousFormat([ImportFormat])
  case notThatFormat(ImportFormat)
  /// The file is truncated, damaged or hostile; `line` is the line or entry number, or nil if unknown.
  case badFile(BadFile, line: Int?)
  case tooLarge(limit: Int)
  case encrypted(ImportFormat?)
  /// Mood words without a known level, with the number of their occurrences.
  case unknownMoods([UnknownMood])
  case ambiguousDates
  case file(FileFailure)
  /// Why one of Haru's own exports was not imported.
  case archive(ArchiveFailure)
  case stopped
  case storage(StorageFailure)
}

/// A mood word without a known level, and how often it occurs in a file.
public struct UnknownMood: Hashable, Sendable {
  public let name: String
  public let count: Int

  public init(name: String, count: Int) {
    self.name = name
    self.count = count
  }
}

/// What is wrong with a file as a whole.
public enum BadFile: Hashable, Sendable {
  case cut
  case notAnArchive
  /// The archive expands beyond the limit (zip bomb).
  case bomb
  /// A name in the archive points outside of it, or is a link.
  case climbs(String)
  case tooManyEntries
  case checksum(String)
  case unknownCompression(String)
  /// The database has views, triggers or a schema that its program never creates.
  case hostileDatabase
  case notJSON
  /// The content from a line on cannot have been written by its program.
  case damaged
  case missingPart(String)
}
