/// A value that lost against another one, as people are told of it.
public struct ToldEntry: Equatable, Sendable {
  /// What it is settled by; it keeps it until then.
  public let number: Int
  /// The part its record belongs to; nothing for what belongs to none.
  public let part: DailyPart?
  /// The id of the record, and what it is called.
  public let record: String
  public let title: String
  /// The field, by the name of its member or of the members that go together.
  public let field: String
  /// What stands here.
  public let here: [ToldMember]
  /// What lost.
  public let other: [ToldMember]
  /// Who wrote that, and when, in milliseconds since 1970.
  public let device: DeviceID
  public let at: Int64
  /// Whether a rule keeps it from standing, such as a number somebody else has; else both wrote
  /// without having seen each other.
  public let isHeld: Bool

  /// Puts an entry together.
  public init(
    number: Int, part: DailyPart?, record: String, title: String, field: String,
    here: [ToldMember], other: [ToldMember], device: DeviceID, at: Int64, isHeld: Bool
  ) {
    (self.number, self.part, self.record, self.title) = (number, part, record, title)
    (self.field, self.here, self.other) = (field, here, other)
    (self.device, self.at, self.isHeld) = (device, at, isHeld)
  }
}

/// A member of a field with what it says.
public struct ToldMember: Equatable, Sendable {
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

/// Which side of a told entry is to stand.
public enum ToldSide: String, Equatable, Sendable, CaseIterable {
  case here, other
}

/// Why a told entry was not settled.
public enum ToldFailure: Error, Equatable, Sendable {
  /// There is none of this number.
  case unknown(Int)
  /// A rule still keeps the other side from standing: another record has it.
  case taken(field: String)
  case storage(StorageFailure)
}

/// Where it is kept what lost.
public protocol ToldRepository: Sendable {
  /// How many entries are open.
  func count() throws(StorageFailure) -> Int
  /// All that are open, by their numbers.
  func entries() throws(StorageFailure) -> [ToldEntry]
  /// Settles one, and has one of its sides stand.
  func settle(_ number: Int, keeping side: ToldSide) throws(ToldFailure)
}
