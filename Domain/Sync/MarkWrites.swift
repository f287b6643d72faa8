/// The value that a change wrote to one field.
public enum FieldWrite: Equatable, Sendable {
  /// The field now has this value.
  case value(FieldName, FieldValue)
  /// The counter now shows this number.
  case count(FieldName, Int)

  /// Approximate size in a batch, in bytes.
  var size: Int {
    switch self {
    case .value(let name, let value): name.identity.count + value.bytes.count + 8
    case .count(let name, _): name.identity.count + 16
    }
  }
}

/// Stamps the fields of a change, within the transaction of that change.
public struct MarkWrites {
  private let store: any FieldVersionStore
  private let limit: Int

  /// The approximate maximum number of bytes per batch. A batch is held in memory as a whole, and several are merged
  /// into one file.
  public static let batchLimit = 1 << 20

  public init(_ store: any FieldVersionStore, limit: Int = batchLimit) {
    self.store = store
    self.limit = limit
  }

  /// Gives all written fields one stamp. A first-writer-wins field that already has a value is left alone.
  public func mark(
    _ writes: [FieldWrite], historyEntry: SyncHistoryEntry?, at milliseconds: Int64
  ) throws(StorageFailure) {
    guard !writes.isEmpty else { return }
    var position = try store.position()
    let stamp = SyncStamp(
      clock: position.clock.tick(at: milliseconds), device: position.device, seq: position.writing)
    if let historyEntry { try store.note(historyEntry, seq: position.writing) }
    position.count(writes.reduce(0) { $0 + $1.size }, limit: limit)
    try store.keep(position)
    for write in writes {
      switch write {
      case .value(let name, let value): try mark(name, value, stamp)
      case .count(let name, let shown): try mark(name, shown, stamp)
      }
    }
  }

  private func mark(
    _ name: FieldName, _ value: FieldValue, _ stamp: SyncStamp
  ) throws(StorageFailure) {
    switch name.rule {
    case .first:
      guard try store.fieldVersion(name) == nil else { return }
    case .last:
      // The user saw the conflicts of the field when writing it, so the write settles them all.
      try store.closeConflicts(name) { _ in true }
    case .quiet, .summed: break
    }
    try store.keep(NamedFieldVersion(name, FieldVersion(value, stamp)))
  }

  /// Marks a counter as changed. This device's part of the sum becomes the shown number minus the parts of the other
  /// devices.
  private func mark(_ name: FieldName, _ shown: Int, _ stamp: SyncStamp) throws(StorageFailure) {
    let others = try store.summands(name)
      .filter { $0.stamp.device != stamp.device && $0.isCounted }
      .reduce(0) { $0 &+ ($1.value.number ?? 0) }
    try store.keep(NamedFieldVersion(name, FieldVersion(FieldValue(shown &- others), stamp)))
  }
}
