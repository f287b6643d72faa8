/// What a deed made of one field.
public enum FieldWrite: Equatable, Sendable {
  /// It has this value now.
  case value(FieldName, FieldValue)
  /// A counter shows this number now.
  case count(FieldName, Int)

  /// About how many bytes it has in a batch.
  var size: Int {
    switch self {
    case .value(let name, let value): name.identity.count + value.bytes.count + 8
    case .count(let name, _): name.identity.count + 16
    }
  }
}

/// Stamps what a deed changed, within the transaction of the deed.
public struct MarkWrites {
  private let store: any FieldVersionStore
  private let limit: Int

  /// About how many bytes go into one batch: it is held whole, and some make one file.
  public static let batchLimit = 1 << 20

  /// Marks in a store.
  public init(_ store: any FieldVersionStore, limit: Int = batchLimit) {
    self.store = store
    self.limit = limit
  }

  /// Gives all changed fields one stamp. A field where the first value stands and that has one is
  /// left as it is.
  public func mark(
    _ writes: [FieldWrite], deed: SyncDeed?, at milliseconds: Int64
  ) throws(StorageFailure) {
    guard !writes.isEmpty else { return }
    var position = try store.position()
    let stamp = SyncStamp(
      clock: position.clock.tick(at: milliseconds), device: position.device, seq: position.writing)
    if let deed { try store.note(deed, seq: position.writing) }
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
      // Whoever writes a field has what is told of it before their eyes.
      try store.settle(name) { _ in true }
    case .quiet, .summed: break
    }
    try store.keep(NamedFieldVersion(name, FieldVersion(value, stamp)))
  }

  /// One's own summand becomes what the others leave of what the row says.
  private func mark(_ name: FieldName, _ shown: Int, _ stamp: SyncStamp) throws(StorageFailure) {
    let others = try store.summands(name)
      .filter { $0.stamp.device != stamp.device && $0.isCounted }
      .reduce(0) { $0 &+ ($1.value.number ?? 0) }
    try store.keep(NamedFieldVersion(name, FieldVersion(FieldValue(shown &- others), stamp)))
  }
}
