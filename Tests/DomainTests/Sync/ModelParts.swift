import Domain

/// A field of the model, with the rule by which its values are merged.
struct ModelField: Hashable, Comparable {
  let rule: FieldRule
  let number: Int

  /// Fields without a special rule, each in a record of its own.
  static let plain = (0..<3).map { ModelField(rule: .last, number: $0) }
  /// Fields in which no two records may have the same value.
  static let unique = (3..<6).map { ModelField(rule: .last, number: $0) }
  static let quiet = ModelField(rule: .quiet, number: 6)
  static let first = ModelField(rule: .first, number: 7)
  static let summed = ModelField(rule: .summed, number: 8)
  /// Records that devices make from notes of an inbox. Each adds one to `summed`.
  static let notes = (9..<12).map { ModelField(rule: .last, number: $0) }

  static func < (one: ModelField, other: ModelField) -> Bool { one.number < other.number }
}

/// A place for one value: a field or, if the field is summed, the summand of one device in that field.
struct ModelSlot: Hashable {
  let field: ModelField
  /// The device of the summand; 0 for a field that is not summed.
  let owner: Int

  init(_ field: ModelField, of device: Int) {
    self.field = field
    owner = field.rule == .summed ? device : 0
  }
}

/// The moment at which a value was written: clock, device and batch number.
struct ModelStamp: Hashable {
  let clock: Int
  let device: Int
  let seq: Int

  /// Returns whether this stamp is earlier than another.
  func comesBefore(_ other: ModelStamp, _ fault: ModelBug?) -> Bool {
    if clock != other.clock { return clock < other.clock }
    return fault == .noDeviceInTies ? false : device < other.device
  }
}

struct ModelFieldVersion: Hashable {
  var value: Int
  var stamp: ModelStamp
}

/// The key of a conflict: the field, and the stamp of the value that lost.
struct ModelLoser: Hashable {
  let field: ModelField
  let stamp: ModelStamp
}

struct ModelConflict: Hashable {
  let value: Int
  var isSettled: Bool
}

/// A batch of changes of one device.
struct ModelBatch: Equatable {
  struct Change: Hashable {
    let field: ModelField
    var value: Int
    let clock: Int
  }

  /// Stands for the bytes of the batch: two batches are the same if their IDs are equal.
  let id: Int
  let name: BatchName
  /// The number of the last batch of each device that the author had applied, its own included.
  let saw: [Int: Int]
  let clock: Int
  /// The ID of the previous batch of the same device; 0 for the first.
  let chain: Int
  var changes: [Change]
  var conflicts: [ModelLoser: ModelConflict]
  /// The IDs of the writes in the batch, also of those that a later write in it replaced.
  let writes: [Int]
}

/// The name of a batch in the remote.
struct BatchName: Hashable, Comparable {
  let device: Int
  let seq: Int

  static func < (one: BatchName, other: BatchName) -> Bool {
    one.device != other.device ? one.device < other.device : one.seq < other.seq
  }
}

/// The result of receiving a batch in the model.
enum ModelReceipt: Equatable {
  case applied, came, sealFirst, waits, ahead, forked, copied
}

/// Deliberate mistakes in the algorithm. The tests check that each of them is detected.
enum ModelBug: CaseIterable {
  /// A device receives batches before its own changes are sealed, so its next batch claims to have seen them.
  case sealedAfterReceiving
  case loserDropped
  case incomingLoserDropped
  case wallClock
  case noDeviceInTies
  /// A sealed batch is not kept, but built again with later changes.
  case batchRebuilt
  case oldCopyKeepsName
  /// A device whose files the remote has lost goes on under its numbers.
  case emptiedKeepsName
  case conflictKeptAtHome
  /// A closed conflict is not sent to other devices.
  case settlingKeptAtHome
  case sawIgnored
  /// Of two records with the same unique value, the one that arrived first on this device keeps it.
  case projectedByArrival
  /// A copy that gets a new name puts all unsent changes into one batch, which claims to have seen what it received
  /// since.
  case renamedAtOnce
  /// A copy that gets a new name keeps its old name in the conflicts that it sends.
  case conflictKeepsOldName
  /// A copy that gets a new name counts the whole summand of the old name as its own.
  case summandHandedOn
  /// The value in a snapshot always replaces the local value.
  case snapshotStands
  /// A sum to which two devices contributed the same record keeps both contributions.
  case noteCountedTwice
}
