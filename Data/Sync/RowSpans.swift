import Domain

/// The stamps of rows that were written together (run-length encoding), so that a hundred thousand imported rows take
/// as much room as one. The last span of each list is cached; a span that grew is written when another span is needed,
/// or by `flush`.
final class RowSpans {
  private let store: Connection
  private let devices: SyncDevices
  /// The cached span of each list, by list number.
  private var held: [Int: Held] = [:]

  init(_ store: Connection, _ devices: SyncDevices) {
    (self.store, self.devices) = (store, devices)
  }

  private struct Span: Equatable {
    var keys: ClosedRange<Int>
    let stamp: RecordStamps.Stored
  }

  private struct Held {
    var span: Span
    /// The first key of the following span; nil until it is looked up.
    var next: Int?
    /// Whether the span has grown since it was written.
    var hasGrown = false
  }

  private enum Column: Int, RowColumn { case first, last, device, seq, clock }

  /// Returns the last span that begins at or before a key; nil if there is none.
  private func span(_ list: Int, atOrBefore key: Int) throws(StorageFailure) -> Span? {
    try flush(list)
    return try store.first(SyncSQL.span, [.int(list), .int(key)]) { (row) throws(StorageFailure) in
      let row = NamedRow<Column>(row)
      guard row.int(.first) <= row.int(.last) else { throw .corrupt }
      return Span(
        keys: row.int(.first)...row.int(.last),
        stamp: .init(
          device: row.int(.device), seq: row.int(.seq),
          clock: UInt64(stored: row.int(.clock))))
    }
  }

  private func keep(_ span: Span, _ list: Int) throws(StorageFailure) {
    try store.run(
      SyncSQL.keepSpan,
      [
        .int(list), .int(span.keys.lowerBound), .int(span.keys.upperBound),
        .int(span.stamp.device), .int(span.stamp.seq), span.stamp.clock.stored,
      ])
  }

  /// Writes the spans that grew.
  func flush() throws(StorageFailure) {
    for list in held.keys { try flush(list) }
  }

  private func flush(_ list: Int) throws(StorageFailure) {
    guard let known = held[list], known.hasGrown else { return }
    held[list]?.hasGrown = false
    let keys = known.span.keys
    try store.run(
      SyncSQL.growSpan, [.int(keys.upperBound), .int(list), .int(keys.lowerBound)])
  }

  /// Returns the stamp with which a row was written; nil if the row has none.
  func stamp(_ list: Int, _ key: Int) throws(StorageFailure) -> SyncStamp? {
    if let known = held[list]?.span, known.keys.contains(key) {
      return try devices.stamp(known.stamp)
    }
    guard let span = try span(list, atOrBefore: key), span.keys.contains(key) else { return nil }
    held[list] = Held(span: span)
    return try devices.stamp(span.stamp)
  }

  /// Stamps new rows, and replaces the stamps of former rows with the same keys.
  func cover(_ list: Int, _ keys: ClosedRange<Int>, _ stamp: SyncStamp) throws(StorageFailure) {
    let stamp = try devices.stored(stamp)
    if try grow(list, keys, stamp) { return }
    try uncover(list, keys)
    if keys.lowerBound > .min, let before = try span(list, atOrBefore: keys.lowerBound - 1),
      before.stamp == stamp, before.keys.upperBound == keys.lowerBound - 1
    {
      let grown = Span(keys: before.keys.lowerBound...keys.upperBound, stamp: stamp)
      held[list] = Held(span: grown, hasGrown: true)
    } else {
      let new = Span(keys: keys, stamp: stamp)
      try keep(new, list)
      held[list] = Held(span: new)
    }
  }

  /// Extends the cached span by the keys right after it. Returns false if the keys do not continue the span, or another
  /// span contains them.
  private func grow(
    _ list: Int, _ keys: ClosedRange<Int>, _ stamp: RecordStamps.Stored
  ) throws(StorageFailure) -> Bool {
    guard var known = held[list], known.span.stamp == stamp, keys.lowerBound > .min,
      known.span.keys.upperBound == keys.lowerBound - 1
    else { return false }
    if known.next == nil {
      let first = [Value.int(list), .int(known.span.keys.lowerBound)]
      let next = try store.first(SyncSQL.nextSpan, first) { $0.optionalInt } ?? nil
      known.next = next ?? .max
    }
    guard let next = known.next, keys.upperBound < next else { return false }
    known.span.keys = known.span.keys.lowerBound...keys.upperBound
    known.hasGrown = true
    held[list] = known
    return true
  }

  /// Removes the stamps of deleted rows.
  func uncover(_ list: Int, _ keys: ClosedRange<Int>) throws(StorageFailure) {
    try flush(list)
    held[list] = nil
    while let span = try span(list, atOrBefore: keys.upperBound),
      span.keys.upperBound >= keys.lowerBound
    {
      try store.run(SyncSQL.dropSpan, [.int(list), .int(span.keys.lowerBound)])
      if span.keys.lowerBound < keys.lowerBound {
        try keep(
          Span(keys: span.keys.lowerBound...keys.lowerBound - 1, stamp: span.stamp), list)
      }
      if span.keys.upperBound > keys.upperBound {
        try keep(
          Span(keys: keys.upperBound + 1...span.keys.upperBound, stamp: span.stamp), list)
      }
    }
  }
}
