import Domain

extension MoodRecord {
  /// Something felt on a morning.
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
  /// Something written into a diary, without a level.
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
  /// Keeps feelings as they are.
  package func keep(_ records: MoodRecord...) throws(MoodsFailure) { try keep(records) }

  /// Keeps feelings as they are.
  package func keep(_ records: [MoodRecord]) throws(MoodsFailure) {
    for record in records { _ = try add(on: record.day) { _ in record } }
  }

  /// The whole diary, newest day first.
  package func list(_ days: ClosedRange<Day> = Day.range) throws(MoodsFailure) -> [MoodDay] {
    var found: [MoodDay] = []
    try visit(days) {
      found.append($0)
      return true
    }
    return found
  }

  /// Every feeling of all days, oldest first within a day.
  package func records() throws(MoodsFailure) -> [MoodRecord] { try list().flatMap(\.records) }

  /// The nearest days before and after a day.
  package func around(_ day: Day) throws(MoodsFailure) -> [Day?] {
    let (older, newer) = try neighbours(of: day)
    return [older, newer]
  }

  /// Where each shape lies.
  package func positions() throws(MoodsFailure) -> [String: CanvasPosition] {
    Dictionary(try records().map { ($0.id.text, $0.position) }) { one, _ in one }
  }
}
