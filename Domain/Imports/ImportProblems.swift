/// Something a file does not say as it should, with where it stands.
public struct IncomingProblem: Equatable, Sendable {
  /// The line, or the number of the entry, from 1; 0 where a file within a folder or an archive is all
  /// the place there is.
  public var line: Int
  public var reason: IncomingReason
  /// Whether nothing of the entry comes in.
  public var failed: Bool
  /// The file within a folder or an archive.
  public var path: String?
  /// The record here, where the entry is one.
  public var record: String?
  /// Whether entries are counted in that file, and not lines, whatever holds for the whole.
  public var countsEntries = false
  /// What that file is, where it is another format than the whole.
  public var format: ImportFormat?

  /// Names a problem.
  public init(line: Int, _ reason: IncomingReason, failed: Bool, path: String? = nil) {
    self.line = line
    self.reason = reason
    self.failed = failed
    self.path = path
  }
}

/// What can be wrong with an entry, or why something of it stays out.
public enum IncomingReason: Equatable, Sendable {
  case titleMissing
  case nameMissing
  case textMissing
  case dateMissing
  /// A day or an hour there is not, or that nobody can read, as it is written.
  case dateUnreadable(String)
  case numberUnreadable(column: String, String)
  case isbnWrong(String)
  case columnsMissing
  case fieldTooLong(limit: Int)
  case rowTooLong(limit: Int)
  case notUnicode
  case notJSON
  /// A quotation mark, a block or a value is open at the end of the file.
  case cutOff
  /// It was changed here; what the file says otherwise is left out.
  case editedHere(field: String)
  /// It was removed here and stays so.
  case removedHere(id: String)
  /// It is in the file more than once.
  case twice(firstLine: Int)
  /// The same, in another file of the folder or the archive; 0 where it has no line there.
  case twiceIn(path: String, firstLine: Int)
  /// Another record here has the number.
  case numberTaken(String)
  /// A photo is named and did not come along.
  case photoMissing(String)
  /// A photo is longer than any that is copied.
  case photoTooLarge(String, limit: Int)
  /// The rules of the store refuse it.
  case againstRules
  /// Something that is named stands nowhere in the file.
  case missingPart(String)
  /// Somebody of the same name is here, and nothing says that it is the same person.
  case sameName
  /// A file in a folder or an archive was not read, for nothing that is read here is in it.
  case fileLeft
  /// Nothing of a file in a folder or an archive came in.
  case fileFailed(ImportFailure)
}

/// What was decided for the person, to be said behind a report.
public enum ImportNote: Hashable, Sendable {
  /// Books being read were put on pause because there were many of them.
  case pausedMany(Int)
  /// Books were made for sentences.
  case booksMade(Int)
  /// Stars in quarters were rounded to halves.
  case starsRounded(Int)
  /// Contacts of people came along.
  case contacts(Int)
  /// Memos of people came along.
  case memos(Int)
  /// People who were only put into the address book.
  case cardsOnly(Int)
  /// Entries of which only the day is known stand at noon.
  case untimed(Int)
  /// Books that are finished on nobody knows which day.
  case withoutDay(Int)
  /// Headings in words nobody knows; their dates are unknown.
  case unknownHeadings(Int)
  /// Photos that stay where they are.
  case photosLeft(Int)
  /// Photos that did not come along, whose records are in.
  case photosMissing(Int)
  /// Places that were only marked to come back to, without a word; they stay where they are.
  case bookmarksLeft(Int)
  /// Sentences that stand there in more than one length; the longest of each came in.
  case versionsMerged(Int)
  /// What lies in the trash of its program, and stays there.
  case trashLeft(Int)
  /// The complete export of a folder is gone: what stands in its pages of feelings came in.
  case pagesOnly
  /// Pages were changed by hand since they were written, and what stands in them came in as well.
  case pagesRead(Int, first: String)
  /// Pages were changed by hand and are not read.
  case pagesLeft(Int, first: String)
  /// Dates were read with the day or the month first, as the whole file shows.
  case dates(ImportDateOrder)
  /// How the text is written.
  case encoding(TextEncoding)
}

/// Whether of two numbers the first is the day or the month.
public enum ImportDateOrder: String, CaseIterable, Hashable, Sendable {
  case dayFirst = "dmy"
  case monthFirst = "mdy"
}

/// How the letters of a file are written (charset).
public enum TextEncoding: String, CaseIterable, Hashable, Sendable {
  case utf8 = "UTF-8"
  case utf16 = "UTF-16"
  case cp949 = "CP949"
  case windows1252 = "Windows-1252"
  /// Most lines in the one, some in the other.
  case mixed = "UTF-8, Windows-1252"
}

/// Why nothing of a file comes in.
public enum ImportFailure: StorageFailing, Equatable, Sendable {
  case unknownFormat
  /// More than one format fits, or the one that was named does not.
  case ambiguousFormat([ImportFormat])
  case notThatFormat(ImportFormat)
  /// The file is cut, damaged or hostile; the line or the entry where that shows, if there is one.
  case badFile(BadFile, line: Int?)
  case tooLarge(limit: Int)
  case encrypted(ImportFormat?)
  /// Words for moods that nobody knows the level of, and how often each stands there.
  case unknownMoods([UnknownMood])
  case ambiguousDates
  case file(FileFailure)
  /// Why an export of Haru's own stays out.
  case archive(ArchiveError)
  case stopped
  case storage(StorageFailure)
}

/// A word for a mood, and how often it stands in a file.
public struct UnknownMood: Hashable, Sendable {
  public let name: String
  public let count: Int

  public init(name: String, count: Int) {
    self.name = name
    self.count = count
  }
}

/// What can be wrong with a file as a whole.
public enum BadFile: Hashable, Sendable {
  case cut
  case notAnArchive
  /// An archive that grows beyond all measure.
  case bomb
  /// A name in an archive that leads out of it, or a link.
  case climbs(String)
  case tooManyEntries
  case checksum(String)
  case unknownCompression(String)
  /// A database with views, triggers or shapes that none of its program has.
  case hostileDatabase
  case notJSON
  /// What stands there from a line on is nothing its program writes.
  case damaged
  case missingPart(String)
}
