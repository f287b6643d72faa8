import Domain
import PresentationKit
import PresentationMoods
import PresentationSchedule
import TextUI

/// The contents of the panels on a large screen.
extension TodayScreen {
  func rowAppearance(_ page: TodayPage, accent: Ink, isLight: Bool) -> TodayRow.Appearance {
    TodayRow.Appearance(
      page: page, now: now, words: words, glyphs: glyphs, accent: accent, isLight: isLight)
  }

  // MARK: The day

  private func chosenEvent(_ chosen: TodayLine?) -> Event.Name? {
    if case .event(let scheduled)? = chosen?.matter { scheduled.event.name } else { nil }
  }

  /// Draws the day as a ribbon, and the open events in words below it.
  func drawDay(
    _ panel: TodayPanels.Placed, _ page: TodayPage, _ chosen: TodayLine?,
    into frame: inout Frame, in area: Area
  ) {
    guard let agenda = page.agenda else { return }
    let list = TodayPanels.list(.day, in: panel.area)
    let parts = dayParts(page, in: list, isRoomy: isRoomy(area))
    let event = chosenEvent(chosen)
    DayRibbon(agenda, at: now, chosen: event).draw(
      into: &frame, in: parts.ribbon, glyphs, sky: parts.sky)
    let below = dayText(below: parts, in: list)
    let lines = DayRibbonLines(
      agenda, at: now, in: context.language, chosen: event, glyphs, isRoomy: isRoomy(area),
      isLight: frame.isLight)
    if lines.rows.isEmpty { return drawInvitation(.day, into: &frame, in: below) }
    lines.draw(into: &frame, in: below, glyphs)
  }

  /// Returns the area of the words below the ribbon.
  private func dayText(below parts: (ribbon: Area, gap: Int, sky: Int), in list: Area) -> Area {
    list.inset(columns: 2).rows(parts.ribbon.size.rows + parts.gap)
  }

  /// Returns the event at a mouse position in the panel of the day; nil if there is none, or if the event is over.
  func event(at point: Point, in list: Area, of area: Area) -> Event.Name? {
    guard let page, let agenda = page.agenda else { return nil }
    let parts = dayParts(page, in: list, isRoomy: isRoomy(area))
    let open = Set(
      agenda.events.map(\.event).filter { EventGroup($0, at: now.instant) != .done }.map(\.name))
    if let event = DayRibbon(agenda, at: now).event(
      at: point, in: parts.ribbon, glyphs, sky: parts.sky)
    {
      return open.contains(event) ? event : nil
    }
    let below = dayText(below: parts, in: list)
    for (row, segments) in dayLines(in: area).enumerated() where row < below.size.rows {
      if let name = segments.name(at: point, in: below.rows(row, 1)) { return name }
    }
    return nil
  }

  // MARK: Lists

  func drawLines(
    _ panel: TodayPanels.Placed, _ page: TodayPage, _ chosen: TodayLine?,
    into frame: inout Frame
  ) {
    let list = TodayPanels.list(panel.name, in: panel.area)
    let accent = frame.hue.colour(onLight: frame.isLight)
    let context = rowAppearance(page, accent: accent, isLight: frame.isLight)
    let rows = panel.lines.map { TodayRow($0, context) }
    let columns = TodayColumns(
      rows, in: list.size.columns - TodayPanels.margin, margin: TodayPanels.margin)
    for (index, row) in rows.enumerated() {
      columns.draw(
        row, isChosen: row.name == chosen?.matter.name, accent: accent, into: &frame,
        in: list, row: index, glyphs)
    }
    if panel.hidden > 0 {
      let more = glyphs.ellipsis + " " + words.moreHere(panel.hidden, isAtLeast: panel.isCut)
      frame.write([StyledText(more, .dim)], list.origin.column + 4, in: list, row: rows.count)
    } else if rows.isEmpty {
      drawInvitation(panel.name, into: &frame, in: list)
    }
    if !panel.birthdays.isEmpty {
      drawBirthdays(
        panel.birthdays, chosen?.matter.name, into: &frame, in: birthdayRow(of: panel))
    }
  }

  /// Returns the area of the row of birthdays: below the lines, after a blank row if there is room for one.
  func birthdayRow(of panel: TodayPanels.Placed) -> Area {
    let list = TodayPanels.list(panel.name, in: panel.area)
    let used = panel.lines.isEmpty ? 3 : panel.lines.count + (panel.hidden > 0 ? 1 : 0)
    return list.rows(min(used + 1, list.size.rows - 1), 1)
  }

  /// Draws all birthdays on one row.
  func drawBirthdays(
    _ lines: [TodayLine], _ chosen: TodayMatter.Name?, into frame: inout Frame, in row: Area
  ) {
    let style = Style(ink: TodayTones.late(onLight: frame.isLight), .bold)
    frame.write([StyledText(glyphs.liked, style)], row.origin.column + 2, in: row)
    let segments = birthdays(lines, chosen)
    if segments.chosen != nil {
      frame.write([StyledText(glyphs.pointer, Style(ink: frame.hue.ink, .bold))], in: row)
    }
    segments.draw(into: &frame, in: birthdayArea(row), glyphs)
  }

  private func birthdayArea(_ row: Area) -> Area {
    Area(
      column: row.origin.column + 4, row: row.origin.row, columns: max(0, row.size.columns - 5),
      rows: row.size.rows)
  }

  private func birthdays(
    _ lines: [TodayLine], _ chosen: TodayMatter.Name?
  ) -> DayRibbonSegments<TodayMatter.Name> {
    let segments = lines.compactMap { line -> DayRibbonSegments<TodayMatter.Name>.Segment? in
      guard case .birthday(let birthday) = line.matter else { return nil }
      return .init(
        line.matter.name,
        [
          StyledText(
            Printable.brief(birthday.celebrant.calledName),
            birthday.daysLeft <= 1 ? .bold : .plain),
          StyledText(" " + words.birthdayInBrief(birthday), .dim),
        ])
    }
    return DayRibbonSegments(
      segments, chosen: segments.contains { $0.name == chosen } ? chosen : nil)
  }

  func birthday(at point: Point, in panel: TodayPanels.Placed) -> TodayMatter.Name? {
    panel.birthdays.isEmpty
      ? nil : birthday(at: point, panel.birthdays, in: birthdayRow(of: panel))
  }

  func birthday(at point: Point, _ lines: [TodayLine], in row: Area) -> TodayMatter.Name? {
    birthdays(lines, nil).name(at: point, in: birthdayArea(row))
  }
}
