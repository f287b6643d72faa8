import Domain

/// Derives the identity of a record from a digest of the values in it that never change. A store and its copy therefore
/// give a record the same identity, and so do two stores that downloaded the same record.
struct RecordNames {
  private var parts: [FieldValue.Part]
  private let digest: SyncDigest

  var bytes: [UInt8] { digest.of(FieldValue(parts).bytes).bytes }

  /// The identity for another record with the same digest. Such records are numbered by age, so all devices agree.
  var next: RecordNames {
    var next = self
    next.parts.append(.nothing)
    return next
  }

  /// Returns the identity of a row that was stored before sync was turned on. It is a digest of the book and time of a
  /// reading record. For other rows it is a digest of the origin or, without an origin, of the texts.
  static func name(of row: ArchiveRow, in list: SyncList, by digest: SyncDigest) -> RecordNames {
    let lasting =
      list.number == SyncLists.readings
      ? ["book", "at"].map { row[$0] }
      : row["origin"] != .null
        ? [row["origin"]] : ["eng", "kor", "who", "uploaded"].map { row[$0] }
    return RecordNames(
      parts: [.number(list.number)] + lasting.flatMap(FieldVersionCells.parts), digest: digest)
  }

  /// Returns the identity of a row that was made from a note. It is the same on every device that reads the note.
  static func name(
    of row: ArchiveRow, in list: SyncList, from note: [UInt8], by digest: SyncDigest
  ) -> RecordNames {
    var names = name(of: row, in: list, by: digest)
    names.parts.append(.blob(note))
    return names
  }

  /// Returns the identity of a record with an origin.
  static func name(ofOrigin origin: Int, in list: SyncList, by digest: SyncDigest) -> [UInt8] {
    RecordNames(parts: [.number(list.number), .number(origin)], digest: digest).bytes
  }
}
