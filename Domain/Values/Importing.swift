/// A record or other part of a file that could not be imported, with the reason.
public struct ImportIssue<Reason: Hashable & Sendable>: Hashable, Sendable {
  /// The name of the file; nil if only one file is imported.
  public var file: String?
  /// The line at which the part begins, counted from 1.
  public let line: Int
  public let reason: Reason

  public init(file: String? = nil, line: Int, reason: Reason) {
    self.file = file
    self.line = line
    self.reason = reason
  }
}

/// The result of an import.
public struct ImportReport<Reason: Hashable & Sendable>: Equatable, Sendable {
  /// The number of new records.
  public var added = 0
  /// The number of records that replaced an older version.
  public var updated = 0
  /// The number of unchanged records.
  public var same = 0
  /// The number of skipped records.
  public var skipped = 0
  /// The number of parts that could not be imported.
  public private(set) var failed = 0
  /// The first problems, up to `mostProblems`.
  public private(set) var problems: [ImportIssue<Reason>] = []

  /// The reasons for skipped records, up to `mostProblems`.
  public private(set) var left: [ImportIssue<Reason>] = []

  /// The maximum number of listed problems, since a file may have millions.
  public static var mostProblems: Int { 10_000 }

  public init() {}

  /// Counts a problem, and adds it to `problems` unless `mostProblems` is reached.
  public mutating func note(_ problem: ImportIssue<Reason>) {
    failed += 1
    if problems.count < Self.mostProblems { problems.append(problem) }
  }

  /// Counts a skipped record, and adds it to `left` unless `mostProblems` is reached.
  public mutating func skip(_ why: ImportIssue<Reason>) {
    skipped += 1
    if left.count < Self.mostProblems { left.append(why) }
  }

  /// The total number of records and other parts that were read.
  public var read: Int { added + updated + same + skipped + failed }
}
