import Domain

/// What names records that have no name of their own: the digest of what never changes of them, so that
/// two stores of which one is a copy of the other agree, and two that took the same from somewhere.
struct RecordNames {
  private var parts: [FieldValue.Part]
  private let digest: SyncDigest

  var bytes: [UInt8] { digest.of(FieldValue(parts).bytes).bytes }

  /// The name of another record of which all that is the same: whichever came first is the first of
  /// them on all devices.
  var next: RecordNames {
    var next = self
    next.parts.append(.nothing)
    return next
  }

  /// The name of a row that was there before devices met.
  static func name(of row: ArchiveRow, in list: SyncList, by digest: SyncDigest) -> RecordNames {
    let lasting =
      list.number == SyncLists.readings
      ? ["book", "at"].map { row[$0] }
      : row["origin"] != .null
        ? [row["origin"]] : ["eng", "kor", "who", "uploaded"].map { row[$0] }
    return RecordNames(
      parts: [.number(list.number)] + lasting.flatMap(FieldVersionCells.parts), digest: digest)
  }

  /// The name of what came from somewhere.
  static func name(ofOrigin origin: Int, in list: SyncList, by digest: SyncDigest) -> [UInt8] {
    RecordNames(parts: [.number(list.number), .number(origin)], digest: digest).bytes
  }
}
