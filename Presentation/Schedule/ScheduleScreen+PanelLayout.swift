import Domain
import PresentationKit
import TextUI

/// The panels of the schedule on a large screen.
enum SchedulePanel: Hashable, Sendable {
  case month, free, day, coming, week

  private static let monthColumn = PanelLayout<SchedulePanel>.Column(
    least: 34, most: 46, weight: 1,
    [.init(.month, least: 12, most: 18, weight: 1), .init(.free, least: 6, weight: 1, rank: 1)])

  /// The panels of the month beside the day, and the upcoming events below the day.
  private static let layout = PanelLayout<SchedulePanel>(columns: [
    monthColumn,
    .init(
      least: 60, weight: 3,
      [.init(.day, least: 20, weight: 1), .init(.coming, least: 9, weight: 1, rank: 1)]),
  ])

  /// The minimum number of rows for showing the hours of a week below the day.
  private static let leastRowsOfWide = 44

  /// The panels with the upcoming events beside the day, and the week below.
  private static let wide = PanelLayout<SchedulePanel>([
    .init(
      least: 20, most: 21, weight: 1,
      [
        monthColumn, .init(least: 60, weight: 3, [.init(.day, least: 16)]),
        .init(least: 48, weight: 2, [.init(.coming, least: 9)]),
      ]),
    .init(
      least: 22, weight: 2, rank: 1,
      [.init(least: WeekSheet.leastColumns + 4, [.init(.week, least: 22)])]),
  ])

  static func areas(in area: Area) -> [SchedulePanel: Area] {
    let hasWeek = SizeClass(area) == .wide && area.size.rows >= leastRowsOfWide
    return (hasWeek ? wide : layout).areas(in: area)
  }
}

extension ScheduleScreen {
  func drawPanels(_ layout: Layout, into frame: inout Frame) {
    let ink = frame.hue.ink
    for (name, area) in layout.panels {
      let panel =
        switch name {
        case .month: Panel(words.monthTitle, ink: ink, hasKeys: focus == .calendar)
        case .free: Panel(words.freeTitle, figure: freeFigure, ink: ink)
        case .day: Panel(dayTitle, figure: dayFigure, ink: ink, hasKeys: focus == .list)
        case .coming: Panel(words.comingTitle, figure: "g", ink: ink)
        case .week: Panel(weekTitle, figure: "w", ink: ink)
        }
      panel.draw(into: &frame, in: area, glyphs: glyphs)
      fill(name, into: &frame, in: Panel.inside(area))
    }
  }

  /// Draws the contents of a panel that takes no keys.
  private func fill(_ name: SchedulePanel, into frame: inout Frame, in area: Area) {
    switch name {
    case .month, .day: break
    case .free: drawFree(into: &frame, in: area)
    case .coming: drawComing(into: &frame, in: area)
    case .week: drawWeek(into: &frame, in: area)
    }
  }

  private func drawComing(into frame: inout Frame, in area: Area) {
    guard agenda != nil else { return }
    let agenda = AgendaRows(coming)
    if agenda.items.isEmpty {
      return _ = frame.write(wrapped: words.nothingComing, .dim, in: area)
    }
    AgendaDrawing(agenda, words: words, glyphs: glyphs, at: now).draw(
      agenda.lines(isAiry: false).prefix(area.size.rows), chosen: nil, into: &frame, in: area)
  }

  private var weekTitle: String {
    guard let first = week.first?.day, let last = week.last?.day else { return "" }
    return words.title(first...last, at: now)
  }

  private func drawWeek(into frame: inout Frame, in area: Area) {
    if week.isEmpty { return }
    WeekSheet(days: week, chosen: day, words: words, glyphs: glyphs, now: now)
      .draw(into: &frame, in: area)
  }

  private var dayTitle: String {
    guard let agenda else { return "" }
    let near = words.nearness(agenda.day, at: now).map { " · " + $0 } ?? ""
    return DayNotes(words.language).named(words.heading(agenda.day, at: now) + near, agenda.day)
  }

  private var dayFigure: String {
    guard let agenda, !agenda.events.isEmpty else { return "" }
    return words.count(agenda.events.count)
  }

  /// The hours within which free time is shown, in seconds since midnight.
  private static let waking = 8 * 3600..<22 * 3600

  private var free: [Range<Int>] { agenda?.freeTime(within: Self.waking, at: now) ?? [] }

  private var freeFigure: String {
    let seconds = free.reduce(0) { $0 + $1.count }
    return seconds == 0 ? "" : words.length(seconds)
  }

  /// Draws the free time of the day; for today it starts at the present time.
  private func drawFree(into frame: inout Frame, in area: Area) {
    guard agenda != nil else { return }
    if free.isEmpty {
      let sentence = day < now.day ? words.nothingFreeThen : words.nothingFree
      return _ = frame.write(wrapped: sentence, .dim, in: area)
    }
    func clock(_ seconds: Int) -> String {
      ClockWords.time(TimeOfDay(seconds: seconds), in: words.language)
    }
    for (row, slice) in free.prefix(area.size.rows).enumerated() {
      let span = CalendarWords.span(
        clock(slice.lowerBound), clock(slice.upperBound), in: words.language)
      let length = words.length(slice.count)
      frame.write([StyledText(span)], in: area, row: row)
      frame.write(
        [StyledText(length, .dim)], area.endColumn - TextLayout.cells(length), in: area, row: row)
    }
  }
}
