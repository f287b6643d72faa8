import Domain

/// A feeling as a row of the store, both ways.
enum MoodsRow {
  /// Reads a feeling. A day that is not the one its moment had means the file is damaged.
  static func record(_ row: Row) throws(StorageFailure) -> MoodRecord {
    let at = Now(instant: row.int(2), offset: row.int(3))
    guard try row.day(1) == at.day, let level = MoodLevel(row.int(4)) else { throw .corrupt }
    return MoodRecord(
      id: ID(row.text(0)), at: at, level: level,
      text: row.optionalText(7).map(Passage.init(stored:)),
      place: CanvasPlace(x: row.int(5), y: row.int(6)))
  }

  /// Reads a feeling in the theme of its day; a day that has none has the first one.
  static func shape(_ row: Row) throws(StorageFailure) -> Canvas.Shape {
    Canvas.Shape(try record(row), theme: MoodTheme(stored: row.int(8)))
  }

  /// Reads a feeling with its key.
  static func kept(_ row: Row) throws(StorageFailure) -> (record: MoodRecord, key: Int) {
    (try record(row), row.int(8))
  }

  /// Reads a feeling with its key, and whether it was put away.
  static func any(_ row: Row) throws(StorageFailure)
    -> (record: MoodRecord, key: Int, isRemoved: Bool)
  {
    (try record(row), row.int(8), row.optionalInt(9) != nil)
  }

  /// A feeling's key and words, as the index of words takes them.
  static func indexed(_ record: MoodRecord, _ key: Int) -> [Value] {
    [.int(key), .optional(record.text?.text)]
  }

  /// All about a new feeling.
  static func values(of record: MoodRecord) -> [Value] {
    [
      .text(record.id.text), .day(record.day), .int(record.at.instant), .int(record.at.offset),
      .int(record.level.value), .int(record.place.x), .int(record.place.y),
      .optional(record.text?.text),
    ]
  }

  /// Everything about a feeling that can change, but for its place.
  static func changedValues(of record: MoodRecord, _ key: Int) -> [Value] {
    [
      .day(record.day), .int(record.at.instant), .int(record.at.offset),
      .int(record.level.value), .optional(record.text?.text), .int(key),
    ]
  }
}
