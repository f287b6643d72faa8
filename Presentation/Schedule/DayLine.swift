package import Domain
package import TextUI

/// A time line of a day from midnight to midnight, with bars for timed events and a sign at the present time.
/// Overlapping bars are stacked.
package struct DayLine: Equatable, Sendable {
  /// A timed event as a range of columns.
  struct Bar: Equatable, Sendable {
    let columns: Range<Int>
    let lane: Int
    let group: EventGroup
    let isChosen: Bool
  }

  /// The day as it is drawn on screens.
  package let ribbon: DayRibbon
  let columns: Int
  let bars: [Bar]
  /// The group of the event that covers each column all day or for at least 23 hours; nil for columns without such an
  /// event.
  let background: [EventGroup?]
  /// The column of the present time; `part` is the share of the day that has passed. Both are nil unless the day is
  /// today.
  let here: Int?
  let part: Double?

  /// The maximum number of stacked bars.
  static let lanes = 3

  package init(_ agenda: DayAgenda, at now: Now, chosen: Event.Name?, columns: Int) {
    ribbon = DayRibbon(agenda, at: now, chosen: chosen)
    self.columns = max(1, columns)
    let width = self.columns
    let day = agenda.day
    // Uses wall-clock time rather than elapsed time, so that noon is always in the middle.
    func column(_ moment: Now) -> Int {
      if moment.day < day { return 0 }
      if moment.day > day { return width }
      return moment.time.seconds * width / 86_400
    }
    var ends: [Int] = []
    var bars: [Bar] = []
    var ground: [(Range<Int>, EventGroup)] = []
    for scheduled in agenda.events {
      let event = scheduled.event
      let start = min(column(event.start), width - 1)
      let end = max(start + 1, column(event.end))
      guard event.takesTime else {
        ground.append((start..<end, EventGroup(event, at: now.instant)))
        continue
      }
      // Events that only touch share a lane.
      let lane = ends.firstIndex { $0 <= start } ?? ends.count
      if lane == ends.count { ends.append(end) } else { ends[lane] = end }
      if lane >= Self.lanes { continue }
      bars.append(
        Bar(
          columns: start..<end, lane: lane, group: EventGroup(event, at: now.instant),
          isChosen: event.name == chosen))
    }
    self.bars = bars
    var background: [EventGroup?] = Array(repeating: nil, count: width)
    // Later groups overwrite earlier ones: events in progress cover upcoming ones, which cover past ones.
    for group in [EventGroup.done, .upcoming, .inProgress] {
      for (columns, its) in ground where its == group {
        for column in columns where column < width { background[column] = group }
      }
    }
    self.background = background
    here = day == now.day ? min(column(now), width - 1) : nil
    part = day == now.day ? Double(now.time.seconds) / 86_400 : nil
  }

  /// Draws the day as a ribbon.
  package func draw(into frame: inout Frame, in area: Area, _ glyphs: Glyphs) {
    ribbon.draw(into: &frame, in: area, glyphs)
  }
}
