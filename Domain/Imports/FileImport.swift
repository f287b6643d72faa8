/// The result of importing one file: the outcomes of its entries, problems, and notes for the user.
public struct FileImport: Equatable, Sendable {
  /// The file name as the user gave it.
  public var file: String
  /// The format of the file. For a folder or an archive with several formats, the first format that was found.
  public var format: ImportFormat
  /// All formats, in the order in which they were found.
  public var formats: [ImportFormat]
  /// The number of entries by outcome, over all kinds.
  public var counts = ImportTally()
  /// The number of entries by outcome, for each kind of entry.
  public var kinds: [ImportKind: ImportTally] = [:]
  /// Entries that were not imported completely, in file order.
  public var problems: [IncomingIssue] = []
  /// The number of all problems, including `partProblems` and those beyond the storage limit.
  public var problemCount = 0
  /// Whether the `line` of each problem is an entry number instead of a line number.
  public var countsEntries = false
  /// The decisions of the import that are shown to the user after the report.
  public var notes: [ImportNote] = []
  /// The number of photos that the file refers to.
  public var photosFound = 0
  /// The number of photos in the file that were copied next to the store.
  public var photosCopied = 0
  /// Some imported entries per kind, as a preview.
  public var examples: [ImportKind: [String]] = [:]
  /// The problems that parts of Haru reported while parsing their own formats.
  public var partProblems: [PartImport] = []

  public init(file: String, format: ImportFormat) {
    self.file = file
    self.format = format
    formats = [format]
  }

  /// The maximum number of problems that are stored.
  public static let mostProblems = 10_000

  /// The maximum number of examples per kind, and the maximum characters of each example.
  public static let (mostExamples, longestExample) = (5, 200)

  /// Stores an example of an entry. Does nothing if the kind already has the maximum number of examples, or if the text
  /// is empty. `text` is not evaluated if there is no room for it.
  public mutating func keepExample(_ text: @autoclosure () -> String, of kind: ImportKind) {
    guard examples[kind]?.count ?? 0 < Self.mostExamples else { return }
    let text = text()
    if text.isEmpty { return }
    examples[kind, default: []].append(String(text.prefix(Self.longestExample)))
  }

  /// Adds a problem. Beyond the limit, problems are counted but not stored.
  public mutating func note(_ problem: IncomingIssue) {
    problemCount += 1
    if problems.count < Self.mostProblems { problems.append(problem) }
  }

  /// Sets the record id of the most recently added problems, as long as they have this line and path.
  package mutating func nameRecord(_ record: String, ofLine line: Int, in path: String?) {
    for index in problems.indices.reversed() {
      guard problems[index].line == line, problems[index].path == path else { return }
      problems[index].record = record
    }
  }

  /// Adds the outcome of one entry to the totals.
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

  /// The number of entries that were read from the file, whatever their outcome.
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

/// A problem that a part of Haru reported while parsing its own format.
public struct PartImport: Equatable, Sendable {
  public var line: Int
  public var reason: Cause
  public var failed: Bool
  /// The path of the file within a folder or an archive; nil for a single file.
  public var path: String?
  public var format: ImportFormat?

  /// The cause of a problem, in the type of the part that reported it.
  public enum Cause: Equatable, Sendable {
    case card(CardParseError)
    case event(CalendarParseError)
    /// The event was read without an error, but was not imported, or differs from the file.
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
  /// The format that the user has chosen; nil to detect it from the content of the file.
  public var format: ImportFormat?
  /// Whether this is a dry run that changes nothing.
  public var isTrial = false
  /// The mood levels for words whose level is not known by default.
  public var moods: [String: MoodLevel] = [:]
  /// Whether the day or the month comes first in ambiguous dates; nil if the user has not said.
  public var dates: ImportDateOrder?
  /// Whether photos are copied beside the store.
  public var copiesPhotos = false
  /// The title that is given to events without a title.
  public var untitled: SingleLineText

  /// Creates the default options.
  public init(untitled: SingleLineText) { self.untitled = untitled }
}
