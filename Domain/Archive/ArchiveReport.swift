/// The result of importing an export or a backup.
public struct ArchiveReport: Equatable, Sendable {
  /// The number of records that were new.
  public var added = 0
  /// The number of records that replaced older ones.
  public var updated = 0
  /// The number of records that existed already.
  public var same = 0
  /// The number of records that were skipped. They conflict with the store, are settings of one computer, or belong to
  /// an unknown list.
  public private(set) var skipped = 0
  /// The number of records that could not be imported.
  public private(set) var failed = 0
  /// The number of problems, which may exceed the number stored in `problems`.
  public private(set) var named = 0
  /// The first problems, up to `mostProblems`.
  public private(set) var problems: [RefusedRecord] = []
  /// The number of photos that the store now refers to but does not have.
  public var photosMissing = 0

  /// The maximum number of problems that are stored.
  public static let mostProblems = 10_000

  public init() {}

  /// Adds the problem of a skipped or failed record. A record that is in the store's trash is counted in `same`.
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

  /// Removes the line numbers, which are meaningless if the source was not a text.
  public mutating func forgetLines() {
    for index in problems.indices { problems[index].line = nil }
  }

  /// The number of records that were read, whatever their outcome.
  public var read: Int { added + updated + same + skipped + failed }
}

/// A record that was not imported, with the reason.
public struct RefusedRecord: Equatable, Sendable {
  /// The list that contains the record, such as `people`.
  public let part: String
  /// The line on which the record starts, counted from 1; nil if the source has no lines.
  public internal(set) var line: Int?
  /// The name or text of the record, if it is known. It comes from the file, so treat it as untrusted text. Nil if it
  /// is unknown.
  public let record: String?
  public let reason: ArchiveRefusal

  public init(part: String, line: Int?, record: String? = nil, reason: ArchiveRefusal) {
    self.part = part
    self.line = line
    self.record = record
    self.reason = reason
  }
}

/// Why a record of an export was not imported.
public enum ArchiveRefusal: Error, Hashable, Sendable {
  /// The store has the record with other content, which stays unchanged.
  case differsHere
  /// The record was deleted in the store, and stays deleted until the user restores it by its id.
  case inTrash(id: String)
  /// A person in the store has the same phone number.
  case samePerson
  /// A card in the store has the same UID.
  case sameCard
  /// A book in the store has the same ISBN.
  case sameBook
  /// The reading records in the store continue differently.
  case doesNotFollow
  /// The record belongs to another record that was not imported.
  case withoutOwner
  /// The record is a setting of one computer, which is never imported.
  case staysHere
  /// The list is unknown to this program.
  case unknownList
  case notAnObject
  case missing(member: String)
  case wrongValue(member: String)
  /// A constraint of the store rejects the record.
  case againstRules

  /// Whether the record in the file is wrong. False for a conflict with the store, a setting of one computer, and a
  /// record of an unknown list.
  public var isFailure: Bool {
    switch self {
    case .differsHere, .inTrash, .samePerson, .sameCard, .sameBook, .doesNotFollow, .staysHere,
      .unknownList:
      false
    case .withoutOwner, .notAnObject, .missing, .wrongValue, .againstRules: true
    }
  }
}
