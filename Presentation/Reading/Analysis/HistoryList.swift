import Domain
import PresentationKit
import TextUI

/// All records by month: newest month first, chronological within a month, with one row for each day. Only records
/// around the selected record are loaded.
struct HistoryList: Equatable, Sendable {
  enum Line: Equatable, Sendable {
    case gap
    /// One row of a month's heading; a heading may have several rows.
    case heading(ReadingMonth, part: Int)
    /// The records of a day and the position of the first one. A record that is not loaded has a row without records.
    case day([Activity], Position)
  }

  /// A position in the list: the index of the month, and the index of the record within that month.
  struct Position: Equatable, Sendable {
    var month: Int
    var record: Int
  }

  private(set) var months: [ReadingMonth] = []
  private(set) var chosen = Position(month: 0, record: 0)
  private var parts: [Day: ListSlice<Activity>] = [:]
  /// The last request, kept so that the same request is not sent twice.
  private var asked: AnalysisWork?
  /// The record to select once its month is loaded: a specific record, or the first from a day on.
  private var wanted: Wanted?

  private enum Wanted: Equatable, Sendable {
    case record(RecordName)
    case day(Day)
  }

  /// The number of records around the selected record that are always loaded. No screen shows the days of more records.
  private static let reach = 240
  /// The number of records of a month that one request loads.
  private static let length = 4 * reach
  /// The maximum number of month parts that stay loaded.
  private static let mostParts = 300

  /// Starts at the first record of `day`, or at the newest record if nil.
  init(on day: Day? = nil) { wanted = day.map(Wanted.day) }

  /// The selected record; nil if it is not loaded.
  var activity: Activity? {
    months.indices.contains(chosen.month) ? parts[month(chosen.month)]?[chosen.record] : nil
  }

  private func month(_ index: Int) -> Day { months[index].month }
  /// Returns the number of records of a month; 1 until the number is known.
  private func count(_ index: Int) -> Int { parts[month(index)].map(\.total) ?? 1 }

  // MARK: Loading

  /// Replaces the months and discards the loaded parts. The selected record stays selected. Returns the next request;
  /// nil if none is needed.
  mutating func show(_ months: [ReadingMonth]) -> AnalysisWork? {
    if let activity { wanted = .record(RecordName(activity.book, on: activity.record.day)) }
    self.months = months
    parts = [:]
    asked = nil
    let day: Day? =
      switch wanted {
      case .record(let name): name.day
      case .day(let day): day
      case nil: nil
      }
    if let day {
      // If that month has no records any more, the next older month is the nearest.
      let nearest = months.firstIndex { $0.month <= day.firstOfMonth } ?? months.count - 1
      if months.indices.contains(nearest), month(nearest) != day.firstOfMonth { wanted = nil }
      chosen = Position(month: max(0, nearest), record: 0)
    }
    return next()
  }

  /// Stores a loaded part of a month. Returns the next request; nil if none is needed.
  mutating func show(_ slice: ListSlice<Activity>, of month: Day) -> AnalysisWork? {
    guard let index = months.firstIndex(where: { $0.month == month }) else { return nil }
    parts[month] = slice
    if index == chosen.month {
      chosen.record = slice.focus
      if case .day(let day) = wanted {
        chosen.record = first(on: day, in: slice)
      }
      wanted = nil
    }
    if parts.count > Self.mostParts {
      let near = (chosen.month - Self.reach)...(chosen.month + Self.reach)
      let kept = Set(months.indices.filter(near.contains).map(self.month))
      parts = parts.filter { kept.contains($0.key) }
    }
    return next()
  }

  private func first(on day: Day, in slice: ListSlice<Activity>) -> Int {
    let here = slice.items.firstIndex { $0.record.day >= day } ?? max(0, slice.items.count - 1)
    return slice.start + here
  }

  /// Returns the next request; nil if all records around the selected one are loaded or already requested.
  mutating func next() -> AnalysisWork? {
    let missing = missing
    if missing == asked { return nil }
    asked = missing
    return missing
  }

  private var missing: AnalysisWork? {
    guard months.indices.contains(chosen.month) else { return nil }
    let here = chosen.month
    guard let part = parts[month(here)] else {
      if case .record(let name) = wanted { return ask(here, .record(name)) }
      return ask(here, .index(chosen.record))
    }
    let near = max(0, chosen.record - Self.reach)..<min(part.total, chosen.record + Self.reach)
    if !near.isEmpty, !loads(here, near) { return ask(here, .index(chosen.record)) }
    // The first records of older months, then the last records of newer months.
    var room = Self.reach - (part.total - chosen.record)
    for index in months.indices.dropFirst(here + 1) where room > 0 {
      if !loads(index, 0..<min(room, count(index))) { return ask(index, .index(0)) }
      room -= count(index) + 2
    }
    room = Self.reach - chosen.record
    for index in months.indices.prefix(here).reversed() where room > 0 {
      let count = count(index)
      if !loads(index, max(0, count - room)..<count) { return ask(index, .index(.max)) }
      room -= count + 2
    }
    return nil
  }

  private func loads(_ index: Int, _ range: Range<Int>) -> Bool {
    parts[month(index)]?.lacks(range) == false
  }

  private func ask(_ index: Int, _ anchor: ListAnchor<RecordName>) -> AnalysisWork {
    .records(month: month(index), anchor, length: Self.length)
  }

  // MARK: Moving

  /// Moves the selection by `step` days, down if positive.
  mutating func move(by step: Int) {
    var (month, row) = (chosen.month, chosenRow + step)
    while row < 0, month > 0 {
      month -= 1
      row += rows(month).count
    }
    while row >= rows(month).count, month + 1 < months.count {
      row -= rows(month).count
      month += 1
    }
    let rows = rows(month)
    let first = rows[max(0, min(row, rows.count - 1))].lowerBound
    chosen = Position(month: month, record: first)
  }

  /// Moves among the books of the selected day.
  mutating func moveInDay(by step: Int) {
    let day = rows(chosen.month)[chosenRow]
    chosen.record = max(day.lowerBound, min(chosen.record + step, day.upperBound - 1))
  }

  /// Moves to the first record of another month.
  mutating func turn(by step: Int) {
    let month = max(0, min(months.count - 1, chosen.month + step))
    if month != chosen.month { chosen = Position(month: month, record: 0) }
  }

  /// Moves to the first or the last record of the list.
  mutating func jump(toEnd isEnd: Bool) {
    if months.isEmpty { return }
    chosen =
      isEnd ? Position(month: months.count - 1, record: .max / 2) : Position(month: 0, record: 0)
    if isEnd, let part = parts[month(chosen.month)] { chosen.record = max(0, part.total - 1) }
  }

  mutating func choose(_ position: Position) { chosen = position }

  // MARK: Lines

  /// Returns the records of each row of a month.
  private func rows(_ month: Int) -> [Range<Int>] {
    guard let part = parts[self.month(month)], part.total > 0 else { return [0..<1] }
    return (1..<part.total).reduce(into: [0..<1]) { rows, index in
      let day = part[index]?.record.day
      if day != nil, day == part[index - 1]?.record.day, let row = rows.popLast() {
        rows.append(row.lowerBound..<index + 1)
      } else {
        rows.append(index..<index + 1)
      }
    }
  }

  /// The row of the selected record in its month.
  private var chosenRow: Int {
    let rows = rows(chosen.month)
    return rows.firstIndex { $0.upperBound > chosen.record } ?? rows.count - 1
  }

  /// Returns the visible lines around the selected record; `heading` is the row count of a month's heading.
  func lines(_ height: Int, heading: Int) -> [Line] {
    guard months.indices.contains(chosen.month), height > 0 else { return [] }
    func lead(_ month: Int) -> Int { heading + (month == 0 ? 0 : 1) }
    var (month, line) = (chosen.month, lead(chosen.month) + chosenRow - height / 2)
    /// Moves to earlier months in the list until `line` is not negative.
    func normalize() {
      while line < 0, month > 0 {
        month -= 1
        line += lead(month) + rows(month).count
      }
      line = max(0, line)
    }
    func collect() -> [Line] {
      var lines: [Line] = []
      var (at, from) = (month, line)
      while at < months.count, lines.count < height {
        let all = lead(at) + rows(at).count
        for number in from..<max(from, min(all, from + height - lines.count)) {
          lines.append(self.line(number, of: at, lead: lead(at), heading: heading))
        }
        (at, from) = (at + 1, 0)
      }
      return lines
    }
    normalize()
    let lines = collect()
    if lines.count == height { return lines }
    // Align the end of the list with the bottom of the screen.
    line -= height - lines.count
    normalize()
    return collect()
  }

  private func line(_ number: Int, of month: Int, lead: Int, heading: Int) -> Line {
    if number >= lead {
      let day = rows(month)[number - lead]
      let part = parts[self.month(month)]
      return .day(day.compactMap { part?[$0] }, Position(month: month, record: day.lowerBound))
    }
    let part = number - (lead - heading)
    return part < 0 ? .gap : .heading(months[month], part: part)
  }
}
