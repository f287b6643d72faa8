import Domain

extension MoodRecord {
  /// Returns a mood of level 60 at 09:00, unless other values are given.
  package static func sample(
    _ id: String = "m1", on day: String = "2026-03-01", at time: String = "09:00",
    offset: Int = 9 * 3600, level: Int = 60, _ text: String = "바람이 좋다", x: Int = 5000,
    y: Int = 5000
  ) -> MoodRecord {
    MoodRecord(
      id: ID(id), at: .on(day, at: time, offset: offset), level: MoodLevel(nearest: level),
      text: MultilineText(stored: text), position: CanvasPosition(x: x, y: y))
  }
}

extension MoodRecord {
  /// Returns a diary entry at 12:00, which has no level.
  package static func entry(
    _ id: String = "e1", on day: String = "2026-03-01", at time: String = "12:00",
    _ text: String? = "바다까지 걸었다", tags: String? = nil, isTimed: Bool = true
  ) -> MoodRecord {
    MoodRecord(
      id: ID(id), at: .on(day, at: time), level: nil, text: text.map(MultilineText.init(stored:)),
      position: CanvasPosition(x: 3000, y: 4000), tags: TagList(stored: tags), isTimed: isTimed)
  }
}

extension MoodsRepository {
  /// Adds moods and diary entries to the repository unchanged.
  package func keep(_ records: MoodRecord...) throws(MoodsFailure) { try keep(records) }

  /// Adds moods and diary entries to the repository unchanged.
  package func keep(_ records: [MoodRecord]) throws(MoodsFailure) {
    for record in records { _ = try add(on: record.day) { _ in record } }
  }

  /// Returns the days of the diary in a range, newest first.
  package func list(_ days: ClosedRange<Day> = Day.range) throws(MoodsFailure) -> [MoodDay] {
    var found: [MoodDay] = []
    try visit(days) {
      found.append($0)
      return true
    }
    return found
  }

  /// Returns all moods and diary entries: newest day first, oldest first within a day.
  package func records() throws(MoodsFailure) -> [MoodRecord] { try list().flatMap(\.records) }

  /// Returns the nearest earlier and the nearest later day with records. If there is no such day, its place is nil.
  package func around(_ day: Day) throws(MoodsFailure) -> [Day?] {
    let (older, newer) = try neighbours(of: day)
    return [older, newer]
  }

  /// Returns the position of each record in its picture by record ID.
  package func positions() throws(MoodsFailure) -> [String: CanvasPosition] {
    Dictionary(try records().map { ($0.id.text, $0.position) }) { one, _ in one }
  }
}
