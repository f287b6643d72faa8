import Domain

enum MoodColumn: Int, RowColumn {
  case id, day, instant, offset, level, x, y, text, deletedAt, key
  case tags, timed
}

/// The colour theme of the day of a mood, after the columns of the mood.
enum ThemeColumn: Int, RowColumn { case theme }

/// Converts a mood to and from a row of the store.
enum MoodsRow {
  static let shape = TableMapping<MoodRecord, MoodColumn>("moods") { column in
    switch column {
    case .id: .stored { $0.id.text }.fixed
    case .day: .stored { $0.day }.imported { $0["at"].moment?.day }
    case .instant: .stored(.instant) { $0.at.instant }.exported("at")
    case .offset: .stored { $0.at.offset }
    case .level: .stored(.number(1...100)) { $0.level?.value }
    case .x: .stored(.number(1000...9000)) { $0.position.x }.fixed
    case .y: .stored(.number(1000...9000)) { $0.position.y }.fixed
    case .text: .stored { $0.text?.text }
    case .deletedAt: .deleted
    case .key: .elsewhere()
    case .tags: .stored(.tags) { $0.tags.written }
    // Exports of older versions do not have it.
    case .timed: .stored { $0.isTimed }.usually(.flag(true))
    }
  }

  /// Reads a mood. Throws if its day does not match its moment, since the file is then damaged.
  static func record(_ row: Row) throws(StorageFailure) -> MoodRecord {
    let row = NamedRow<MoodColumn>(row)
    let at = row.moment(.instant, .offset)
    guard try row.day(.day) == at.day else { throw .corrupt }
    return MoodRecord(
      id: ID(row.text(.id)), at: at, level: try level(row.optionalInt(.level)),
      text: row.optionalMultilineText(.text),
      position: CanvasPosition(x: row.int(.x), y: row.int(.y)),
      tags: TagList(stored: row.optionalText(.tags)), isTimed: row.bool(.timed))
  }

  /// Returns a stored level; nil for a diary entry without a level.
  static func level(_ number: Int?) throws(StorageFailure) -> MoodLevel? {
    guard let number else { return nil }
    guard let level = MoodLevel(number) else { throw .corrupt }
    return level
  }

  /// Reads a mood with the colour theme of its day. A day without a theme has the first one.
  static func shape(_ row: Row) throws(StorageFailure) -> Canvas.Shape {
    let day = NamedRow<ThemeColumn>(row, from: shape.read.count)
    return Canvas.Shape(try record(row), theme: MoodTheme(stored: day.int(.theme)))
  }

  /// Reads the counts and the sum of the levels of the moods of a day, with its colour theme.
  static func square(_ row: Row) throws(StorageFailure) -> MoodYear.Square {
    let row = NamedRow<MoodsSQL.SquareColumn>(row)
    let tally = MoodTally(
      count: row.int(.levels), sum: row.int(.sum), entries: row.int(.count) - row.int(.levels))
    return MoodYear.Square(
      MoodDayTally(day: try row.day(.day), tally: tally), theme: MoodTheme(stored: row.int(.theme)))
  }

  /// Reads a mood with its key, and whether the mood is soft-deleted.
  static func stored(_ row: Row) throws(StorageFailure)
    -> (record: MoodRecord, key: Int, isRemoved: Bool)
  {
    let columns = NamedRow<MoodColumn>(row)
    return (try record(row), columns.int(.key), !columns.isNull(.deletedAt))
  }

  /// Returns the key, text and tags of a mood, for the full-text index.
  static func indexed(_ record: MoodRecord, _ key: Int) -> [Value] {
    [.int(key), .optional(record.text?.text), .optional(record.tags.written)]
  }
}
