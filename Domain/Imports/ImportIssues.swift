/// A problem with an entry of a file, and the position of the entry.
public struct IncomingIssue: Equatable, Sendable {
  /// The line or entry number, starting at 1; 0 if only the file within a folder or an archive is known.
  public var line: Int
  public var reason: IncomingRefusal
  /// Whether the whole entry was not imported. False if only one of its fields was not imported.
  public var failed: Bool
  /// The path of the file within a folder or an archive; nil for a single file.
  public var path: String?
  /// The id of the entry's record in Haru's store; nil if the entry has no record.
  public var record: String?
  /// Whether `line` is an entry number, regardless of the setting for the whole import.
  public var countsEntries = false
  /// The format of the file at `path`; nil if it is the format of the whole import.
  public var format: ImportFormat?

  public init(line: Int, _ reason: IncomingRefusal, failed: Bool, path: String? = nil) {
    self.line = line
    self.reason = reason
    self.failed = failed
    self.path = path
  }
}

/// Why an entry, or one of its fields, was not imported.
public enum IncomingRefusal: Equatable, Sendable {
  case titleMissing
  case nameMissing
  case textMissing
  case dateMissing
  /// A date or time is invalid or unreadable. Carries the text as written.
  case dateUnreadable(String)
  case numberUnreadable(column: String, String)
  case isbnWrong(String)
  case columnsMissing
  case fieldTooLong(limit: Int)
  case rowTooLong(limit: Int)
  /// The text has more characters than a note may have.
  case textTooLong(limit: Int)
  case notUnicode
  case notJSON
  /// A quotation mark, block or value is not closed at the end of the file.
  case cutOff
  /// The user edited the field in Haru, so the different value of the file is ignored.
  case editedHere(field: String)
  /// The user deleted the record in Haru, and it stays deleted. The id is nil if it is not in the trash anymore.
  case removedHere(id: String?)
  /// The entry is in the file more than once.
  case twice(firstLine: Int)
  /// The entry is also in another file of the folder or archive. `firstLine` is 0 if unknown.
  case twiceIn(path: String, firstLine: Int)
  /// Another record in Haru's store has this telephone number.
  case numberTaken(String)
  /// The photo is referred to but missing from the import.
  case photoMissing(String)
  /// The photo exceeds the size limit for copying.
  case photoTooLarge(String, limit: Int)
  /// A constraint of the store rejects the entry.
  case againstRules
  /// The entry refers to something that is not in the file.
  case missingPart(String)
  /// A person with this name is stored, and nothing shows whether the entry is about that person.
  case sameName
  /// A counter with this tag is stored, but it has another unit.
  case unitDiffers(tag: String)
  /// A file in a folder or an archive was skipped, because it matches no import format.
  case fileLeft
  /// A file in a folder or an archive was not imported at all.
  case fileFailed(ImportFailure)
}

/// A decision of an import that is reported to the user after the report.
public enum ImportNote: Hashable, Sendable {
  /// Books that are being read were paused, because there were too many.
  case pausedMany(Int)
  /// Books were created for imported sentences.
  case booksMade(Int)
  /// Quarter stars were rounded to half stars.
  case starsRounded(Int)
  /// Contacts with persons were imported.
  case contacts(Int)
  /// Memos about persons were imported.
  case memos(Int)
  /// Gifts and loans of persons were imported.
  case gifts(Int)
  /// Amounts of counters were imported or updated.
  case amounts(Int)
  /// Persons were added to the address book only.
  case cardsOnly(Int)
  /// Entries with a date but no time of day were set to noon.
  case untimed(Int)
  /// Finished books without a finish date were imported.
  case withoutDay(Int)
  /// Headings that are not recognised; the dates of their entries are unknown.
  case unknownHeadings(Int)
  /// Tags beyond the maximum number of a record were not imported.
  case tagsLeft(Int)
  /// Photos were not copied.
  case photosLeft(Int)
  /// Photos are missing, although their records were imported.
  case photosMissing(Int)
  /// Bookmarks without text were not imported.
  case bookmarksLeft(Int)
  /// Sentences had several versions, and the longest version of each was imported.
  case versionsMerged(Int)
  /// Entries in the trash of the other program were not imported.
  case trashLeft(Int)
  /// Lines that are not list items were not imported.
  case linesLeft(Int)
  /// The complete export is missing from a folder that Haru exported, so only the mood pages of the folder were
  /// imported.
  case pagesOnly
  /// Exported pages were edited by hand, and their content was imported too.
  case pagesRead(Int, first: String)
  /// Exported pages were edited by hand, and their changes were not imported.
  case pagesLeft(Int, first: String)
  /// The order of day and month was derived from the whole file.
  case dates(ImportDateOrder)
  /// The text encoding that was detected.
  case encoding(TextEncoding)
}

/// The order of day and month in numeric dates.
public enum ImportDateOrder: String, CaseIterable, Hashable, Sendable {
  case dayFirst = "dmy"
  case monthFirst = "mdy"
}

/// The character encoding (charset) of a text file.
public enum TextEncoding: String, CaseIterable, Hashable, Sendable {
  case utf8 = "UTF-8"
  case utf16 = "UTF-16"
  case cp949 = "CP949"
  case windows1252 = "Windows-1252"
  /// Most lines are UTF-8, and some are Windows-1252.
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
  /// The level of some mood words is unknown. Carries the words with the number of their occurrences.
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
  /// The path of an archive entry leads outside of the archive, or the entry is a link.
  case climbs(String)
  case tooManyEntries
  case checksum(String)
  case unknownCompression(String)
  /// The database contains views, triggers or a schema that the program of the format never creates.
  case hostileDatabase
  case notJSON
  /// The content from some line on cannot have been written by the program of the format.
  case damaged
  case missingPart(String)
}
