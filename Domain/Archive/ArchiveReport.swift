/// What taking in an export or a backup did.
public struct ArchiveReport: Equatable, Sendable {
  /// Records that were not there.
  public var added = 0
  /// Records that took the place of older ones.
  public var updated = 0
  /// Records that were there already.
  public var same = 0
  /// What was left out because the store has something else there, which stays.
  public private(set) var skipped = 0
  /// What could not be taken in.
  public private(set) var failed = 0
  /// How many records there is something to say of.
  public private(set) var named = 0
  /// What it is, for the first of them.
  public private(set) var problems: [ArchiveProblem] = []
  /// How many photos the store names now that are not there.
  public var photosMissing = 0

  /// Nobody reads more problems than this.
  public static let mostProblems = 10_000

  /// Begins with nothing.
  public init() {}

  /// Counts a record that was left out or could not be taken in. What was removed here is here.
  public mutating func note(_ problem: ArchiveProblem) {
    if case .inTrash = problem.reason {
      same += 1
    } else if problem.reason.isFailure {
      failed += 1
    } else {
      skipped += 1
    }
    named += 1
    if problems.count < Self.mostProblems { problems.append(problem) }
  }

  /// Forgets the lines, which nobody can look up where it was no text that was read.
  public mutating func forgetLines() {
    for place in problems.indices { problems[place].line = nil }
  }

  /// How many records there were.
  public var read: Int { added + updated + same + skipped + failed }
}

/// A record that was not taken in, and why.
public struct ArchiveProblem: Equatable, Sendable {
  /// The list it stands in, such as `people`.
  public let part: String
  /// The line it begins at, counted from one; nothing where there are no lines to look it up in.
  public internal(set) var line: Int?
  /// What it is called or says, where it is known; it came from outside.
  public let record: String?
  /// Why it was not imported.
  public let reason: ArchiveReason

  /// Names a problem.
  public init(part: String, line: Int?, record: String? = nil, reason: ArchiveReason) {
    self.part = part
    self.line = line
    self.record = record
    self.reason = reason
  }
}

/// Why a record was not taken in.
public enum ArchiveReason: Error, Hashable, Sendable {
  /// The store has it with other contents, which stay.
  case differsHere
  /// It was removed here, and stays so until somebody brings it back by its id.
  case inTrash(id: String)
  /// Somebody here has the same telephone number.
  case samePerson
  /// A card here has the same name for itself.
  case sameCard
  /// A goal here is the same book.
  case sameBook
  /// The pages here went on differently.
  case doesNotFollow
  /// It belongs to something that was not taken in.
  case withoutOwner
  /// It belongs to one computer, and no file changes it.
  case staysHere
  /// This program knows no such list.
  case unknownList
  case notAnObject
  case missing(member: String)
  case wrongValue(member: String)
  /// The store's own rules refuse it.
  case againstRules

  /// Whether something is wrong with the file.
  public var isFailure: Bool {
    switch self {
    case .differsHere, .inTrash, .samePerson, .sameCard, .sameBook, .doesNotFollow, .staysHere,
      .unknownList:
      false
    case .withoutOwner, .notAnObject, .missing, .wrongValue, .againstRules: true
    }
  }
}
