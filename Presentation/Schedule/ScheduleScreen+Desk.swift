import Domain
import TextUI

/// The panels of the schedule on a large screen.
enum SchedulePanel: Hashable, Sendable {
  case month, free, day

  static let desk = Desk<SchedulePanel>(columns: [
    .init(
      least: 34, most: 46, weight: 1,
      [.init(.month, least: 12, most: 18, weight: 1), .init(.free, least: 6, weight: 1, rank: 1)]),
    .init(least: 60, weight: 3, [.init(.day, least: 16)]),
  ])
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
        }
      panel.draw(into: &frame, in: area, glyphs: glyphs)
      if name == .free { drawFree(into: &frame, in: Panel.inside(area)) }
    }
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

  /// The hours of a day people plan with, of which what is free is told.
  private static let waking = 8 * 3600..<22 * 3600

  private var free: [Range<Int>] { agenda?.freeTime(within: Self.waking, at: now) ?? [] }

  private var freeFigure: String {
    let seconds = free.reduce(0) { $0 + $1.count }
    return seconds == 0 ? "" : words.length(seconds)
  }

  /// When nothing is planned, from the present moment on, hour by hour.
  private func drawFree(into frame: inout Frame, in area: Area) {
    guard agenda != nil else { return }
    if free.isEmpty {
      let sentence = day < now.day ? words.nothingFreeThen : words.nothingFree
      return _ = frame.write(wrapped: sentence, .dim, in: area)
    }
    func clock(_ seconds: Int) -> String {
      ClockWords.time(TimeOfDay(seconds: seconds), in: words.language)
    }
    for (row, stretch) in free.prefix(area.size.rows).enumerated() {
      let span = CalendarWords.span(
        clock(stretch.lowerBound), clock(stretch.upperBound), in: words.language)
      let length = words.length(stretch.count)
      frame.write([StyledText(span)], in: area, row: row)
      frame.write(
        [StyledText(length, .dim)], area.endColumn - TextLayout.cells(length), in: area, row: row)
    }
  }
}
