/// A part of a file that could not be imported, and why.
public struct ImportProblem<Reason: Hashable & Sendable>: Hashable, Sendable {
  /// The file it is in, where there are several.
  public var file: String?
  /// The line at which the part begins, counted from one.
  public let line: Int
  /// Why it was not imported.
  public let reason: Reason

  /// Names a problem.
  public init(file: String? = nil, line: Int, reason: Reason) {
    self.file = file
    self.line = line
    self.reason = reason
  }
}

/// What an import did.
public struct ImportReport<Reason: Hashable & Sendable>: Equatable, Sendable {
  /// What was not there.
  public var added = 0
  /// What took the place of something older.
  public var updated = 0
  /// What was there already.
  public var same = 0
  /// What was passed over.
  public var skipped = 0
  /// How many pieces could not be imported.
  public private(set) var failed = 0
  /// What was wrong with the first of them.
  public private(set) var problems: [ImportProblem<Reason>] = []

  /// What was passed over with a reason, as far as it is listed.
  public private(set) var left: [ImportProblem<Reason>] = []

  /// Nobody reads more problems than this, and a file may have millions.
  public static var mostProblems: Int { 10_000 }

  /// Begins with nothing.
  public init() {}

  /// Counts a problem, and writes it down while there are not too many.
  public mutating func note(_ problem: ImportProblem<Reason>) {
    failed += 1
    if problems.count < Self.mostProblems { problems.append(problem) }
  }

  /// Counts what is passed over, and writes down why.
  public mutating func skip(_ why: ImportProblem<Reason>) {
    skipped += 1
    if left.count < Self.mostProblems { left.append(why) }
  }

  /// How many pieces there were.
  public var read: Int { added + updated + same + skipped + failed }
}
