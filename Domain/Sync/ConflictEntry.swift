/// A value that lost against the current value of a field, as it is shown to the user.
public struct ConflictEntry: Equatable, Sendable {
  /// The number by which the user refers to the conflict. It does not change until the conflict is resolved.
  public let number: Int
  /// The part of Haru to which the record belongs; nil if it belongs to none.
  public let part: DailyPart?
  /// The id of the record.
  public let record: String
  public let title: String
  /// The name of the record member, or of several members that are merged together.
  public let field: String
  /// The value in use.
  public let current: ConflictSideValue
  /// The value that lost.
  public let other: ConflictSideValue
  /// Whether a rule rejects the other value, for example because another record has the same number. False for
  /// concurrent writes.
  public let isHeld: Bool

  public init(
    number: Int, part: DailyPart?, record: String, title: String, field: String,
    current: ConflictSideValue, other: ConflictSideValue, isHeld: Bool
  ) {
    (self.number, self.part, self.record, self.title) = (number, part, record, title)
    (self.field, self.current, self.other, self.isHeld) = (field, current, other, isHeld)
  }
}

/// One of the two values of a conflict, and the device that wrote it.
public struct ConflictSideValue: Equatable, Sendable {
  public let members: [ConflictMember]
  /// The device that wrote the value; nil if unknown.
  public let device: DeviceID?
  /// The time of the write in milliseconds since 1970; 0 for a write from before the device synced.
  public let at: Int64

  public init(_ members: [ConflictMember], by device: DeviceID?, at: Int64) {
    (self.members, self.device, self.at) = (members, device, at)
  }
}

/// A named member of a synced field, with its value.
public struct ConflictMember: Equatable, Sendable {
  public enum Value: Equatable, Sendable {
    case nothing
    case text(String)
    case number(Int)
    case flag(Bool)
    case moment(Now)
    case texts([String])
  }

  public let name: String
  public let value: Value

  public init(_ name: String, _ value: Value) { (self.name, self.value) = (name, value) }
}

public enum ConflictSide: Equatable, Sendable, CaseIterable {
  case current, other
}

/// The value of a conflict that the user chooses.
public enum ConflictChoice: Equatable, Sendable {
  case current, other
  /// The value written on this device (`mine`), or on another device (`theirs`).
  case mine, theirs
  /// The value written on the device of this name.
  case device(String)

  /// The keywords for choices. A device with such a name cannot be chosen by name.
  public static let words = ["current", "other", "mine", "theirs"]

  /// Parses a choice. Any text that is not a keyword is a device name.
  public init(_ text: String) {
    self =
      switch text {
      case "current": .current
      case "other": .other
      case "mine": .mine
      case "theirs": .theirs
      case let name: .device(name)
      }
  }
}

/// The conflicts to resolve.
public enum ConflictNumbers: Equatable, Sendable {
  case one(Int), all
}

public enum ConflictFailure: StorageFailing, Equatable, Sendable {
  /// No open conflict has this number.
  case unknown(Int)
  /// `mine` or `theirs` selects no single value: neither value was written on this device, or both were.
  case notMine(Int, isNeither: Bool)
  /// Neither value was written on a device of this name, or both were.
  case notOfDevice(String, Int, isNeither: Bool)
  case noDevice(String)
  /// A rule still rejects the other value, because another record already has that value.
  case taken(field: String)
  case storage(StorageFailure)
}

/// The store of conflict entries.
public protocol ConflictsRepository: Sendable {
  /// Returns the number of open entries.
  func count() throws(StorageFailure) -> Int
  /// Returns all open entries, ordered by number.
  func entries() throws(StorageFailure) -> [ConflictEntry]
  /// Resolves several conflicts in one change. `side` chooses which of its two values each conflict keeps.
  func resolve(_ choices: [(number: Int, side: ConflictSide)]) throws(ConflictFailure)
}

extension ConflictsRepository {
  /// Resolves one conflict. `side` chooses which of the two values the conflict keeps.
  public func resolve(_ number: Int, keeping side: ConflictSide) throws(ConflictFailure) {
    try resolve([(number, side)])
  }
}
