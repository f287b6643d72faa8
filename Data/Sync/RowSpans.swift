import Domain

/// Stamps of rows that came together (run-length encoding): a hundred thousand of them that were
/// imported at once take no more room than one.
struct RowSpans {
  private let store: Connection
  private let devices: SyncDevices

  init(_ store: Connection, _ devices: SyncDevices) {
    (self.store, self.devices) = (store, devices)
  }

  private struct Span: Equatable {
    var keys: ClosedRange<Int>
    let stamp: RecordStamps.Stored
  }

  private enum Column: Int, RowColumn { case first, last, device, seq, clock }

  /// The last span that begins at a key or before it.
  private func span(_ list: Int, atOrBefore key: Int) throws(StorageFailure) -> Span? {
    try store.first(SyncSQL.span, [.int(list), .int(key)]) { (row) throws(StorageFailure) in
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

  /// The stamp of what came with a row; nothing where nobody wrote it.
  func stamp(_ list: Int, _ key: Int) throws(StorageFailure) -> SyncStamp? {
    guard let span = try span(list, atOrBefore: key), span.keys.contains(key) else { return nil }
    return try devices.stamp(span.stamp)
  }

  /// Gives new rows a stamp; whatever stood at their keys before has none any more.
  func cover(_ list: Int, _ keys: ClosedRange<Int>, _ stamp: SyncStamp) throws(StorageFailure) {
    try uncover(list, keys)
    let stamp = try devices.stored(stamp)
    if keys.lowerBound > .min, let before = try span(list, atOrBefore: keys.lowerBound - 1),
      before.stamp == stamp, before.keys.upperBound == keys.lowerBound - 1
    {
      return try store.run(
        SyncSQL.growSpan, [.int(keys.upperBound), .int(list), .int(before.keys.lowerBound)])
    }
    try keep(Span(keys: keys, stamp: stamp), list)
  }

  /// Takes the stamps of rows away that go.
  func uncover(_ list: Int, _ keys: ClosedRange<Int>) throws(StorageFailure) {
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
