/// Why a part of an address book file could not be imported.
public struct CardProblem: Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Error, Hashable, Sendable {
    /// There is text that belongs to no card.
    case textOutsideCards
    /// The card begins and never ends.
    case endMissing
    /// Nothing in the card could serve as a name.
    case nameMissing
    /// The name is not in UTF-8, and no other writing is announced.
    case nameNotUnicode
    /// The name is announced in a writing that Haru does not read.
    case unknownCharset
  }

  /// The file it is in, where there are several.
  public var file: String?
  /// The line at which the card or the text begins, counted from one.
  public let line: Int
  public let reason: Reason

  /// Names a problem.
  public init(file: String? = nil, line: Int, reason: Reason) {
    self.file = file
    self.line = line
    self.reason = reason
  }
}

/// What a reader finds next in an address book file.
public enum CardFinding: Equatable, Sendable {
  case card(ReadCard)
  /// A card of a group, a company or a place, which is nobody to be in touch with.
  case skipped
  case problem(CardProblem)
}

/// What an import did.
public struct ImportReport: Equatable, Sendable {
  public var added = 0
  public var updated = 0
  public var same = 0
  public var skipped = 0
  /// How many pieces could not be imported.
  public private(set) var failed = 0
  /// What was wrong with the first of them.
  public private(set) var problems: [CardProblem] = []

  /// Nobody reads more problems than this, and a file may have millions.
  public static let mostProblems = 10_000

  /// Begins with nothing.
  public init() {}

  /// Counts a problem, and writes it down while there are not too many.
  public mutating func note(_ problem: CardProblem) {
    failed += 1
    if problems.count < Self.mostProblems { problems.append(problem) }
  }

  /// How many pieces there were.
  public var read: Int { added + updated + same + skipped + failed }
}
