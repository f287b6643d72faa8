/// A value that lost against another one, as the user sees it.
public struct ConflictEntry: Equatable, Sendable {
  /// The number the user resolves it by; it is stable until then.
  public let number: Int
  /// The part its record belongs to; nil if it belongs to none.
  public let part: DailyPart?
  /// The id of the record, followed by its title.
  public let record: String
  public let title: String
  /// The name of the member, or of the members that are merged together.
  public let field: String
  /// The value in use.
  public let current: ConflictSideValue
  /// The value that lost.
  public let other: ConflictSideValue
  /// Whether a rule rejects the other value, such as a number that another record has. False for concurrent writes.
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
  /// Nil if it is not known.
  public let device: DeviceID?
  /// Milliseconds since 1970; 0 if it was written before the device synced.
  public let at: Int64

  public init(_ members: [ConflictMember], by device: DeviceID?, at: Int64) {
    (self.members, self.device, self.at) = (members, device, at)
  }
}

/// A member of a field with its value.
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

/// The value the user asks for.
public enum ConflictChoice: Equatable, Sendable {
  case current, other
  /// The value written on this device, or on another device.
  case mine, theirs
  /// The value written on the device of this name.
  case device(String)

  /// Keywords of a choice; no device can be chosen by these names.
  public static let words = ["current", "other", "mine", "theirs"]

  /// Parses a choice; anything that is not a keyword is a device name.
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

/// Which conflicts are resolved.
public enum ConflictNumbers: Equatable, Sendable {
  case one(Int), all
}

/// Why a conflict was not resolved.
public enum ConflictFailure: Error, Equatable, Sendable {
  /// No open conflict has this number.
  case unknown(Int)
  /// `mine` is ambiguous: neither value was written on this device, or both were.
  case notMine(Int, isNeither: Bool)
  /// Neither value was written on a device of this name, or both were.
  case notOfDevice(String, Int, isNeither: Bool)
  case noDevice(String)
  /// A rule still rejects the other value, because another record has it.
  case taken(field: String)
  case storage(StorageFailure)
}

/// Stores the values that lost.
public protocol ConflictsRepository: Sendable {
  /// The number of open entries.
  func count() throws(StorageFailure) -> Int
  /// All open entries, ordered by number.
  func entries() throws(StorageFailure) -> [ConflictEntry]
  /// Resolves several conflicts in one change, each with one of its values.
  func resolve(_ choices: [(number: Int, side: ConflictSide)]) throws(ConflictFailure)
}

extension ConflictsRepository {
  /// Resolves one conflict with one of its values.
  public func resolve(_ number: Int, keeping side: ConflictSide) throws(ConflictFailure) {
    try resolve([(number, side)])
  }
}
