/// The result of importing an export or a backup.
public struct ArchiveReport: Equatable, Sendable {
  /// Records that were new.
  public var added = 0
  /// Records that replaced older ones.
  public var updated = 0
  /// Records that existed already.
  public var same = 0
  /// Records that were skipped because they conflict with the store, which stays unchanged.
  public private(set) var skipped = 0
  /// Records that could not be imported.
  public private(set) var failed = 0
  /// The number of problems; it may exceed the number stored in `problems`.
  public private(set) var named = 0
  /// The first problems.
  public private(set) var problems: [RefusedRecord] = []
  /// The number of photos that the store now refers to but does not have.
  public var photosMissing = 0

  /// Maximum number of problems that are stored.
  public static let mostProblems = 10_000

  public init() {}

  /// Adds the problem of a skipped or failed record. A record that is in the trash here counts as the same.
  public mutating func note(_ problem: RefusedRecord) {
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

  /// Removes the line numbers, which mean nothing if the source was not a text.
  public mutating func forgetLines() {
    for index in problems.indices { problems[index].line = nil }
  }

  /// The total number of records.
  public var read: Int { added + updated + same + skipped + failed }
}

/// A record that was not imported, and why.
public struct RefusedRecord: Equatable, Sendable {
  /// The list it is in, such as `people`.
  public let part: String
  /// The line it starts on, from 1; nil if the source has no lines.
  public internal(set) var line: Int?
  /// Its name or text, if known; it is untrusted.
  public let record: String?
  public let reason: ArchiveRefusal

  public init(part: String, line: Int?, record: String? = nil, reason: ArchiveRefusal) {
    self.part = part
    self.line = line
    self.record = record
    self.reason = reason
  }
}

/// Why a record was not imported.
public enum ArchiveRefusal: Error, Hashable, Sendable {
  /// The store has it with other content, which stays.
  case differsHere
  /// It was deleted here, and stays so until the user restores it by its id.
  case inTrash(id: String)
  /// A person here has the same telephone number.
  case samePerson
  /// A card here has the same UID.
  case sameCard
  /// A book here has the same ISBN.
  case sameBook
  /// The reading records here continued differently.
  case doesNotFollow
  /// It belongs to a record that was not imported.
  case withoutOwner
  /// It is a setting of one computer, which no import changes.
  case staysHere
  /// The list is unknown to this program.
  case unknownList
  case notAnObject
  case missing(member: String)
  case wrongValue(member: String)
  /// A constraint of the store rejects it.
  case againstRules

  /// Whether it is an error of the file, rather than a conflict with the store.
  public var isFailure: Bool {
    switch self {
    case .differsHere, .inTrash, .samePerson, .sameCard, .sameBook, .doesNotFollow, .staysHere,
      .unknownList:
      false
    case .withoutOwner, .notAnObject, .missing, .wrongValue, .againstRules: true
    }
  }
}
