/// What came of bringing in one file.
public struct FileImport: Equatable, Sendable {
  /// The file, as it was named.
  public var file: String
  /// What it is; of several formats in a folder or an archive the first one.
  public var format: ImportFormat
  /// All of them.
  public var formats: [ImportFormat]
  /// What became of its entries.
  public var counts = ImportTally()
  /// The same by what they are, in the order of the kinds.
  public var kinds: [ImportKind: ImportTally] = [:]
  /// What did not come in whole, in the order of the file.
  public var problems: [IncomingProblem] = []
  /// How many there were, for nobody reads more than are listed.
  public var problemCount = 0
  /// Whether they are placed by the number of the entry, and not by its line.
  public var countsEntries = false
  /// What was decided.
  public var notes: [ImportNote] = []
  /// Photos: how many the file names, and how many of them are new beside the store.
  public var photosFound = 0
  public var photosCopied = 0
  /// A few of the entries that come in, by what they are, as one calls them.
  public var examples: [ImportKind: [String]] = [:]
  /// What parts themselves had to say of a file they read on their own.
  public var told: [PartImport] = []

  /// Begins with nothing.
  public init(file: String, format: ImportFormat) {
    self.file = file
    self.format = format
    formats = [format]
  }

  /// Nobody reads more problems than this.
  public static let mostProblems = 10_000

  /// So many examples of a kind are enough, and so much of each.
  public static let (mostExamples, longestExample) = (5, 200)

  /// Keeps an entry as an example, where there are few of its kind by now; others are not even put
  /// into words.
  public mutating func keepExample(_ text: @autoclosure () -> String, of kind: ImportKind) {
    guard examples[kind]?.count ?? 0 < Self.mostExamples else { return }
    let text = text()
    if text.isEmpty { return }
    examples[kind, default: []].append(String(text.prefix(Self.longestExample)))
  }

  /// Writes a problem down.
  public mutating func note(_ problem: IncomingProblem) {
    problemCount += 1
    if problems.count < Self.mostProblems { problems.append(problem) }
  }

  /// Names the record that an entry is in what was just said of it.
  package mutating func nameRecord(_ record: String, ofLine line: Int, in path: String?) {
    for place in problems.indices.reversed() {
      guard problems[place].line == line, problems[place].path == path else { return }
      problems[place].record = record
    }
  }

  /// Counts what became of an entry.
  public mutating func count(_ kind: ImportKind, _ became: ImportTally.Outcome) {
    counts.count(became)
    kinds[kind, default: ImportTally()].count(became)
  }
}

/// What became of entries, counted.
public struct ImportTally: Equatable, Sendable {
  public var added = 0
  public var updated = 0
  public var same = 0
  public var skipped = 0
  public var failed = 0

  /// What can become of an entry.
  public enum Outcome: Equatable, Sendable { case added, updated, same, skipped, failed }

  /// Begins with nothing.
  public init() {}

  /// How many there were.
  public var read: Int { added + updated + same + skipped + failed }

  /// Counts one more.
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

/// A problem a part names in words of its own.
public struct PartImport: Equatable, Sendable {
  public var line: Int
  public var reason: Reason
  public var failed: Bool
  /// The file within a folder or an archive, and what it is.
  public var path: String?
  public var format: ImportFormat?

  /// What parts say.
  public enum Reason: Equatable, Sendable {
    case card(CardReason)
    case event(CalendarReason)
    /// What was read without a fault and is no event here, or another one than the file says.
    case remark(EventRemark)
    case saying(SayingReason)
    case record(ArchiveProblem)
  }

  public init(line: Int, _ reason: Reason, failed: Bool) {
    self.line = line
    self.reason = reason
    self.failed = failed
  }
}

/// What somebody wants of an import.
public struct ImportOptions: Equatable, Sendable {
  /// The format, where more than one fits.
  public var format: ImportFormat?
  /// Whether only a report is wanted.
  public var isTrial = false
  /// The levels of words for moods.
  public var moods: [String: MoodLevel] = [:]
  /// Whether the day or the month comes first, where a file leaves that open.
  public var dates: ImportDateOrder?
  /// Whether photos are copied beside the store.
  public var copiesPhotos = false
  /// What an event is called that has no title.
  public var untitled: Line

  /// Wants what is usual.
  public init(untitled: Line) { self.untitled = untitled }
}
