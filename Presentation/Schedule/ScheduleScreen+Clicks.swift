import Domain
import PresentationKit
import TextUI

extension ScheduleScreen {
  /// Handles a mouse click. A click selects a day or an event; a click on the selected event acts like the Enter key.
  mutating func click(_ point: Point, in area: Area) -> [ScreenEffect] {
    let layout = layout(in: area)
    if let day = monthSheet(layout).day(at: point, in: layout.month) {
      return day == self.day ? [] : go(to: day).map(ScreenEffect.work)
    }
    if let next = layout.panels[.nextMonth].map(Panel.inside),
      let day = nextMonthSheet.day(at: point, in: next)
    {
      return go(to: day).map(ScreenEffect.work)
    }
    if let line = layout.line,
      let event = ribbon?.event(
        at: point, in: line, glyphs, sky: SchedulePanel.Contents.mostSky)
    {
      choose(event)
      return []
    }
    if let week = layout.week, week.contains(point) { return clickWeek(point, week, in: area) }
    guard let agenda, layout.list.contains(point) else { return [] }
    let (rows, shown) = listPage(agenda, in: layout.list)
    let row = shown.lowerBound + point.row - layout.list.origin.row
    guard rows.indices.contains(row), let id = rows[row].event else { return [] }
    if id == selected { return press(.enter, in: area) ?? [] }
    choose(id)
    return []
  }

  /// Handles a click in the week. A click selects a day or an event; a click on the selected event shows its details.
  private mutating func clickWeek(_ point: Point, _ week: Area, in area: Area) -> [ScreenEffect] {
    var frame = Frame(size: Size(columns: area.endColumn, rows: area.endRow))
    let targets = weekSheet.draw(into: &frame, in: week)
    guard let found = targets.first(where: { $0.area.contains(point) }) else { return [] }
    let event = found.number.flatMap { number in
      self.week.first { $0.day == found.day }?.events[number].event.name
    }
    if found.day == day {
      guard let event else { return [] }
      if event == selected { return press(.enter, in: area) ?? [] }
      choose(event)
      return []
    }
    let work = go(to: found.day)
    if let event { choose(event) }
    return work.map(ScreenEffect.work)
  }
}
