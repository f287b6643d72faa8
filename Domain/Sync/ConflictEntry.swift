/// A value that lost against another one, as people are told of it.
public struct ConflictEntry: Equatable, Sendable {
  /// What it is settled by; it keeps it until then.
  public let number: Int
  /// The part its record belongs to; nothing for what belongs to none.
  public let part: DailyPart?
  /// The id of the record, and what it is called.
  public let record: String
  public let title: String
  /// The field, by the name of its member or of the members that go together.
  public let field: String
  /// The value in use.
  public let current: ConflictSideValue
  /// The other value.
  public let other: ConflictSideValue
  /// Whether a rule keeps it from standing, such as a number somebody else has; else both wrote
  /// without having seen each other.
  public let isHeld: Bool

  /// Puts an entry together.
  public init(
    number: Int, part: DailyPart?, record: String, title: String, field: String,
    current: ConflictSideValue, other: ConflictSideValue, isHeld: Bool
  ) {
    (self.number, self.part, self.record, self.title) = (number, part, record, title)
    (self.field, self.current, self.other, self.isHeld) = (field, current, other, isHeld)
  }
}

/// One of the two values of a conflict, and who wrote it.
public struct ConflictSideValue: Equatable, Sendable {
  public let members: [ConflictMember]
  /// The device that wrote it; nil if that is not known.
  public let device: DeviceID?
  /// When, in milliseconds since 1970; 0 before devices synced.
  public let at: Int64

  /// Puts a side together.
  public init(_ members: [ConflictMember], by device: DeviceID?, at: Int64) {
    (self.members, self.device, self.at) = (members, device, at)
  }
}

/// A member of a field with what it says.
public struct ConflictMember: Equatable, Sendable {
  /// What it says.
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

  /// Puts both together.
  public init(_ name: String, _ value: Value) { (self.name, self.value) = (name, value) }
}

/// Which value of a conflict is kept.
public enum ConflictSide: Equatable, Sendable, CaseIterable {
  case current, other
}

/// Which value of a conflict the user asks for.
public enum ConflictChoice: Equatable, Sendable {
  case current, other
  /// The value written on this device, or the one that was not.
  case mine, theirs
  /// The value written on a device of this name.
  case device(String)

  /// The words that are no names of devices.
  public static let words = ["current", "other", "mine", "theirs"]

  /// Reads a choice; whatever is none of the words names a device.
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
  /// There is none of this number.
  case unknown(Int)
  /// Neither value was written on this device, or both were: `mine` says nothing then.
  case notMine(Int, isNeither: Bool)
  /// Neither value was written on a device of this name, or both were.
  case notOfDevice(String, Int, isNeither: Bool)
  /// No device has this name.
  case noDevice(String)
  /// A rule still keeps the other side from standing: another record has it.
  case taken(field: String)
  case storage(StorageFailure)
}

/// Where it is kept what lost.
public protocol ConflictsRepository: Sendable {
  /// How many entries are open.
  func count() throws(StorageFailure) -> Int
  /// All that are open, by their numbers.
  func entries() throws(StorageFailure) -> [ConflictEntry]
  /// Resolves some in one change, each with one of its values.
  func settle(_ choices: [(number: Int, side: ConflictSide)]) throws(ConflictFailure)
}

extension ConflictsRepository {
  /// Resolves one, with one of its values.
  public func settle(_ number: Int, keeping side: ConflictSide) throws(ConflictFailure) {
    try settle([(number, side)])
  }
}
