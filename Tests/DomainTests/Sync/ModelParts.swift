import Domain

/// A field of the model.
struct ModelField: Hashable, Comparable {
  let rule: FieldRule
  let number: Int

  /// Plain fields, each of a record of its own.
  static let plain = (0..<3).map { ModelField(rule: .last, number: $0) }
  /// Fields of which no two records may have the same value.
  static let unique = (3..<6).map { ModelField(rule: .last, number: $0) }
  static let quiet = ModelField(rule: .quiet, number: 6)
  static let first = ModelField(rule: .first, number: 7)
  static let summed = ModelField(rule: .summed, number: 8)

  static func < (one: ModelField, other: ModelField) -> Bool { one.number < other.number }
}

/// A field, and whose summand of it.
struct ModelSlot: Hashable {
  let field: ModelField
  /// The device of a summand; 0 for every other field.
  let owner: Int

  init(_ field: ModelField, of device: Int) {
    self.field = field
    owner = field.rule == .summed ? device : 0
  }
}

/// A stamp of the model.
struct ModelStamp: Hashable {
  let clock: Int
  let device: Int
  let seq: Int

  /// Whether it is earlier.
  func comesBefore(_ other: ModelStamp, _ fault: ModelBug?) -> Bool {
    if clock != other.clock { return clock < other.clock }
    return fault == .noDeviceInTies ? false : device < other.device
  }
}

struct ModelFieldVersion: Hashable {
  var value: Int
  var stamp: ModelStamp
}

/// What identifies a conflict entry.
struct ModelLoser: Hashable {
  let field: ModelField
  let stamp: ModelStamp
}

struct ModelConflict: Hashable {
  let value: Int
  var isSettled: Bool
}

/// A batch of the model.
struct ModelBatch: Equatable {
  struct Change: Hashable {
    let field: ModelField
    var value: Int
    let clock: Int
  }

  /// Stands for its bytes: two batches are the same if this is.
  let id: Int
  let name: BatchName
  /// What its author knew, of himself too.
  let saw: [Int: Int]
  let clock: Int
  /// The id of the batch before.
  let chain: Int
  var changes: [Change]
  var conflicts: [ModelLoser: ModelConflict]
  /// The writes that are in it, those too which later ones of it covered.
  let writes: [Int]
}

/// Under what a batch lies in the place.
struct BatchName: Hashable, Comparable {
  let device: Int
  let seq: Int

  static func < (one: BatchName, other: BatchName) -> Bool {
    one.device != other.device ? one.device < other.device : one.seq < other.seq
  }
}

/// What the model answers to a batch.
enum ModelReceipt: Equatable {
  case applied, came, sealFirst, waits, ahead, forked, copied
}

/// What could have been built wrongly. Each has to be noticed.
enum ModelBug: CaseIterable {
  /// A batch is sealed after something was received, and claims to have seen it.
  case sealedAfterReceiving
  case loserDropped
  case incomingLoserDropped
  case wallClock
  case noDeviceInTies
  /// A batch is not kept once it is sealed, but built anew with what came since.
  case batchRebuilt
  case oldCopyKeepsName
  case conflictKeptAtHome
  /// Settling stays at home.
  case settlingKeptAtHome
  case sawIgnored
  /// Of two records with one number the one that came first here keeps it.
  case projectedByArrival
  /// A copy that becomes another device says in one batch all it has, and claims to have seen what
  /// it received since.
  case renamedAtOnce
  /// A copy that becomes another device leaves its old name in what it told.
  case conflictKeepsOldName
  /// A copy that becomes another device hands on a whole summand as its own.
  case summandHandedOn
  /// What a snapshot says stands, whatever is here.
  case snapshotStands
}
