/// The result of importing one file.
public struct FileImport: Equatable, Sendable {
  /// The file name as the user gave it.
  public var file: String
  /// The format; for a folder or an archive with several formats, the first one.
  public var format: ImportFormat
  /// All formats, in the order in which they were found.
  public var formats: [ImportFormat]
  /// Outcomes of all entries.
  public var counts = ImportTally()
  /// Outcomes by kind of entry.
  public var kinds: [ImportKind: ImportTally] = [:]
  /// Entries that were not imported completely, in file order.
  public var problems: [IncomingIssue] = []
  /// The number of problems; it may exceed the number stored in `problems`.
  public var problemCount = 0
  /// Whether problems are located by entry number instead of line.
  public var countsEntries = false
  /// Decisions to show after the report.
  public var notes: [ImportNote] = []
  /// How many photos the file refers to, and how many of them were copied beside the store.
  public var photosFound = 0
  public var photosCopied = 0
  /// Some imported entries per kind, as a preview.
  public var examples: [ImportKind: [String]] = [:]
  /// Problems reported by parts that parse their formats themselves.
  public var partProblems: [PartImport] = []

  public init(file: String, format: ImportFormat) {
    self.file = file
    self.format = format
    formats = [format]
  }

  /// Maximum number of problems that are stored.
  public static let mostProblems = 10_000

  /// Maximum examples per kind, and maximum characters of each.
  public static let (mostExamples, longestExample) = (5, 200)

  /// Stores an example of an entry, unless there are enough of its kind; the text is evaluated only if it is stored.
  public mutating func keepExample(_ text: @autoclosure () -> String, of kind: ImportKind) {
    guard examples[kind]?.count ?? 0 < Self.mostExamples else { return }
    let text = text()
    if text.isEmpty { return }
    examples[kind, default: []].append(String(text.prefix(Self.longestExample)))
  }

  /// Adds a problem; past the limit it is only counted.
  public mutating func note(_ problem: IncomingIssue) {
    problemCount += 1
    if problems.count < Self.mostProblems { problems.append(problem) }
  }

  /// Sets the record of the problems that were just added for this line.
  package mutating func nameRecord(_ record: String, ofLine line: Int, in path: String?) {
    for index in problems.indices.reversed() {
      guard problems[index].line == line, problems[index].path == path else { return }
      problems[index].record = record
    }
  }

  /// Counts the outcome of an entry.
  public mutating func count(_ kind: ImportKind, _ became: ImportTally.Outcome) {
    counts.count(became)
    kinds[kind, default: ImportTally()].count(became)
  }
}

/// The number of entries by outcome.
public struct ImportTally: Equatable, Sendable {
  public var added = 0
  public var updated = 0
  public var same = 0
  public var skipped = 0
  public var failed = 0

  public enum Outcome: Equatable, Sendable { case added, updated, same, skipped, failed }

  public init() {}

  /// The total number of entries.
  public var read: Int { added + updated + same + skipped + failed }

  public mutating func count(_ outcome: Outcome) {
    switch outcome {
    case .added: added += 1
    case .updated: updated += 1
    case .same: same += 1
    case .skipped: skipped += 1
    case .failed: failed += 1
    }
  }
}

/// A problem reported by a part in its own terms.
public struct PartImport: Equatable, Sendable {
  public var line: Int
  public var reason: Cause
  public var failed: Bool
  /// The file within a folder or an archive, and its format.
  public var path: String?
  public var format: ImportFormat?

  /// The reason, by part.
  public enum Cause: Equatable, Sendable {
    case card(CardParseError)
    case event(CalendarParseError)
    /// Read without an error, but not imported as an event, or not as the file says.
    case remark(EventRemark)
    case saying(SayingParseError)
    case record(RefusedRecord)
  }

  public init(line: Int, _ reason: Cause, failed: Bool) {
    self.line = line
    self.reason = reason
    self.failed = failed
  }
}

/// The user's options for an import.
public struct ImportOptions: Equatable, Sendable {
  /// The format to use if several match.
  public var format: ImportFormat?
  /// Whether this is a dry run that changes nothing.
  public var isTrial = false
  /// Mood levels of words that are not known by default.
  public var moods: [String: MoodLevel] = [:]
  /// Whether the day or the month comes first in ambiguous dates.
  public var dates: ImportDateOrder?
  /// Whether photos are copied beside the store.
  public var copiesPhotos = false
  /// The title of events that have none.
  public var untitled: SingleLineText

  /// The default options.
  public init(untitled: SingleLineText) { self.untitled = untitled }
}
