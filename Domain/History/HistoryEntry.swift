/// One thing that was done.
public struct HistoryEntry: Equatable, Sendable {
  /// How it stands with a deed.
  public enum State: Int, Equatable, Sendable, CaseIterable {
    /// It is done, and can be undone.
    case done
    /// It was undone, and can be redone.
    case undone
    /// It is done; what it took to undo it is gone.
    case settled
    /// It was undone, and something else was done since.
    case overtaken

    /// The name scripts know it by.
    public var name: String {
      switch self {
      case .done: "done"
      case .undone: "undone"
      case .settled: "settled"
      case .overtaken: "overtaken"
      }
    }
  }

  /// Its number; later deeds have higher ones.
  public let number: Int
  /// What was done, by its kept name: a newer program may have done what this one cannot name.
  public let name: String
  /// What it was done to, in words. They came from outside, once.
  public let subject: String
  /// The same in English, where it is Korean and what it was done to still says both.
  public let english: String?
  /// The id of what it was done to, where it was one record.
  public let item: String?
  /// When it was done.
  public let at: Now
  /// Where it was done.
  public let origin: DeedOrigin
  /// Whether it is done or undone.
  public let state: State

  /// Puts an entry together.
  public init(
    number: Int, name: String, subject: String, english: String? = nil, item: String?, at: Now,
    origin: DeedOrigin, state: State
  ) {
    self.number = number
    self.name = name
    self.subject = subject
    self.english = english
    self.item = item
    self.at = at
    self.origin = origin
    self.state = state
  }

  /// What was done, if this program knows it.
  public var kind: DeedKind? { DeedKind(rawValue: name) }
  /// The part it belongs to, if it belongs to one.
  public var part: DailyPart? { DailyPart(rawValue: String(name.prefix { $0 != "." })) }
}

/// A record that was not undone with the rest, since it is not as it was left.
public struct LeftRecord: Equatable, Sendable {
  /// The list of an export it is in, and its id where it has one.
  public let list: String
  public let record: String?
  /// Which of its fields stay; none where all of it does.
  public let fields: [String]

  /// Names one.
  public init(list: String, record: String?, fields: [String]) {
    (self.list, self.record, self.fields) = (list, record, fields)
  }
}

/// Why nothing was undone, redone or brought back.
public enum HistoryError: StorageFailing, Equatable, Sendable {
  case nothingToUndo
  case nothingToRedo
  /// What it was done to is not as it was left, so that nothing was touched.
  case changedSince(HistoryEntry, by: String? = nil)
  /// All of it is as somebody else wrote it since, so that nothing is left to be undone.
  case nothingLeftToUndo(HistoryEntry, by: String? = nil)
  /// Nothing in the trash has this id.
  case unknown(reference: String, nearest: [String] = [])
  /// Several things in the trash may be meant.
  case ambiguous(reference: String, [TrashItem])
  /// The book or person it belongs to is in the trash itself.
  case ownerIsAway(TrashItem)
  /// A rule of the part refuses.
  case part(PartError)
  case storage(StorageFailure)
}
