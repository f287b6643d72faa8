import Domain
import PresentationKit
import PresentationMoods
import PresentationPeople
import PresentationReading
import PresentationSchedule
import TextUI

/// The Today page on a large screen, where each part has a panel.
extension TodayScreen {
  /// Returns the panels; nil if there is no room, or if the page is empty and shows suggestions instead.
  func panels(in area: Area) -> TodayPanels? {
    guard let page, !isEmpty else { return nil }
    return TodayPanels(page, at: now, in: area)
  }

  func draw(_ panels: TodayPanels, of page: TodayPage, into frame: inout Frame) {
    let chosen = chosen(among: panels.lines)
    for panel in panels.panels {
      frame.hue = hue(of: panel.name)
      Panel(
        title(of: panel.name), figure: figure(of: panel.name, page), ink: frame.hue.ink,
        hasKeys: panel.lines.contains { $0.matter.name == chosen?.matter.name }
      ).draw(into: &frame, in: panel.area, glyphs: glyphs)
      let inside = Panel.inside(panel.area)
      switch panel.name {
      case .day:
        drawLandscape(page, chosen, into: &frame, in: TodayPanels.landscape(in: panel.area))
        drawLines(panel, chosen, into: &frame)
      case .people, .reading: drawLines(panel, chosen, into: &frame)
      case .picture: drawFeelings(page, into: &frame, in: inside)
      case .saying: drawSaying(page, into: &frame, in: inside)
      case .chosen: drawDetails(of: chosen, into: &frame, in: inside)
      case .ahead: drawAhead(into: &frame, in: inside)
      }
      drawFailures(page, panel, into: &frame)
    }
  }

  /// Draws the saying of the day and, in the last row, a record from this day in an earlier month or year.
  private func drawSaying(_ page: TodayPage, into frame: inout Frame, in area: Area) {
    guard let past = page.past, area.size.rows > 3 else {
      return drawSaying(page.saying, into: &frame, in: area)
    }
    drawSaying(page.saying, into: &frame, in: area.rows(0, area.size.rows - 2))
    drawPast(past, into: &frame, in: area, row: area.size.rows - 1)
  }

  private func hue(of name: TodayPanels.Name) -> Hue {
    switch name {
    case .day, .ahead: .water
    case .people: .leaf
    case .reading: .violet
    case .picture: .rose
    case .saying, .chosen: .ember
    }
  }

  private func title(of name: TodayPanels.Name) -> String {
    switch name {
    case .day: words.panelDay
    case .people: words.panelPeople
    case .reading: words.panelReading
    case .picture: words.panelPicture
    case .saying: words.panelSaying
    case .chosen: words.panelChosen
    case .ahead: ScheduleWords(words.language).comingTitle
    }
  }

  /// Returns the main number of a panel as text.
  private func figure(of name: TodayPanels.Name, _ page: TodayPage) -> String {
    switch name {
    case .day: words.planned(page, at: now)
    case .people: words.waiting(page)
    case .reading: words.owed(page)
    case .picture: words.feelings(page.canvas)
    case .saying, .chosen, .ahead: ""
    }
  }

  /// Draws the events of the coming days.
  private func drawAhead(into frame: inout Frame, in area: Area) {
    let plans = ScheduleWords(words.language)
    let agenda = AgendaRows(ahead)
    if agenda.items.isEmpty {
      return _ = frame.write(wrapped: plans.nothingComing, .dim, in: area)
    }
    AgendaDrawing(agenda, words: plans, glyphs: glyphs, at: now).draw(
      agenda.lines(isAiry: false).prefix(area.size.rows), chosen: nil, into: &frame, in: area)
  }

  private func drawLandscape(
    _ page: TodayPage, _ chosen: TodayLine?, into frame: inout Frame, in area: Area
  ) {
    guard let agenda = page.agenda else { return }
    var event: Event.Name?
    if case .event(let scheduled)? = chosen?.matter { event = scheduled.event.name }
    DayLine(agenda, at: now, chosen: event, columns: area.size.columns)
      .draw(into: &frame, in: area, glyphs)
  }

  private func drawLines(
    _ panel: TodayPanels.Placed, _ chosen: TodayLine?, into frame: inout Frame
  ) {
    let list = TodayPanels.list(panel.name, in: panel.area)
    let rows = panel.lines.map {
      TodayRow($0, on: now.day, words, glyphs, accent: frame.hue.ink)
    }
    let columns = TodayColumns(rows, in: list.size.columns)
    for (index, row) in rows.enumerated() {
      columns.draw(
        row, isChosen: row.name == chosen?.matter.name, accent: frame.hue.ink, into: &frame,
        in: list, row: index, glyphs)
    }
    if panel.hidden > 0 {
      let more = glyphs.ellipsis + " " + words.moreHere(panel.hidden, isAtLeast: panel.isCut)
      frame.write([StyledText(more, .dim)], list.origin.column + 4, in: list, row: rows.count)
    } else if rows.isEmpty, let key = Self.invitation(of: panel.name) {
      frame.write([StyledText(words.quiet(panel.name))], list.origin.column + 2, in: list)
      frame.write(
        [StyledText(String(key), .bold), "  ", StyledText(words.beginning(key), .dim)],
        list.origin.column + 2, in: list, row: 2)
    }
  }

  /// Returns the key for adding a record, which an empty panel shows; nil if there is none.
  static func invitation(of name: TodayPanels.Name) -> Character? {
    switch name {
    case .day: "n"
    case .people: "a"
    case .reading: "b"
    case .picture: "m"
    case .saying: "S"
    case .chosen, .ahead: nil
    }
  }

  /// Draws the picture as large as it fits, and the moods of the day below it.
  private func drawFeelings(_ page: TodayPage, into frame: inout Frame, in area: Area) {
    guard let canvas = page.canvas else { return }
    let shapes = canvas.shapes
    let texts = min(shapes.count, max(1, area.size.rows / 5))
    let below = texts + 3
    CanvasScene(canvas).draw(
      into: &frame, in: area.rows(0, area.size.rows - below), glyphs)
    let list = area.rows(area.size.rows - below + 1)
    for (row, shape) in shapes.prefix(texts).enumerated() {
      frame.write(
        [
          StyledText(MoodsWords(words.language).clock(shape.record) + "  ", .dim),
          StyledText(
            (shape.record.level.map { "\($0.value)" } ?? glyphs.sign(of: nil)) + "  ",
            Style(ink: shape.theme.readable(shape.record.level), .bold)),
          StyledText(Printable.brief(shape.record.text?.text ?? "")),
        ].clipped(to: list.size.columns, ellipsis: glyphs.ellipsis), in: list, row: row)
    }
    frame.write(
      [StyledText("m", .bold), "  ", StyledText(words.beginning("m"), .dim)], in: list,
      row: texts + 1)
  }

  /// Draws the full details of the selected line.
  private func drawDetails(of line: TodayLine?, into frame: inout Frame, in area: Area) {
    guard let line else { return }
    switch line.matter {
    case .plant(let plant): draw(plant, into: &frame, in: area)
    case .begun(let contact): draw(contact.plant, into: &frame, in: area)
    case .birthday(let birthday):
      switch birthday.celebrant {
      case .person(let person): draw(Plant(person, today: now.day), into: &frame, in: area)
      case .contact(let card):
        frame.write([StyledText(Printable.brief(card.name.text), .bold)], in: area)
        frame.write([StyledText(words.inAddressBook, .dim)], in: area, row: 1)
      }
    case .appointment(let appointment):
      draw(Plant(appointment.person, today: now.day), into: &frame, in: area)
    case .event(let scheduled):
      let event = scheduled.event
      frame.write([StyledText(Printable.brief(event.title.text), .bold)], in: area)
      frame.write([StyledText(words.times(event, on: now.day), .dim)], in: area, row: 1)
      if let notes = event.notes {
        frame.write(wrapped: Printable.line(notes), .plain, in: area, row: 3)
      }
    case .book(let standing):
      BookPane(standing, ReadingWords(words.language), glyphs).draw(into: &frame, in: area)
    }
  }

  private func draw(_ plant: Plant, into frame: inout Frame, in area: Area) {
    let people = PeopleWords(words.language)
    let facts = PlantFacts.detailRows
    PlantPane(plant, people, glyphs).draw(
      into: &frame, in: area.rows(0, area.size.rows - facts - 2))
    PlantFacts(plant, people, glyphs).drawDetails(
      into: &frame, in: area.rows(area.size.rows - facts))
  }

  /// Draws the failures of the parts that a panel shows.
  private func drawFailures(
    _ page: TodayPage, _ panel: TodayPanels.Placed, into frame: inout Frame
  ) {
    let failures = page.failures.filter { TodayPanels.panel(of: $0) == panel.name }
    let list = TodayPanels.list(panel.name, in: panel.area)
    for (index, failure) in failures.enumerated() {
      frame.write(
        [
          StyledText(glyphs.withered + " ", Style(ink: Accent.rose, .bold)),
          StyledText(Printable.line(words.failure(failure, at: now).message)),
        ].clipped(to: list.size.columns, ellipsis: glyphs.ellipsis),
        in: list, row: list.size.rows - failures.count + index)
    }
  }

  /// Returns the target at a mouse position: a line, or the key for which the panel stands; nil if there is none.
  func target(at point: Point, on panels: TodayPanels) -> Target? {
    guard let panel = panels.panels.first(where: { $0.area.contains(point) }) else { return nil }
    let list = TodayPanels.list(panel.name, in: panel.area)
    let row = point.row - list.origin.row
    if panel.lines.indices.contains(row) { return .line(panel.lines[row].matter.name) }
    switch panel.name {
    case .picture: return .key("c")
    case .saying:
      let isLast = point.row == Panel.inside(panel.area).endRow - 1
      return .key(isLast && page?.past != nil ? "o" : "s")
    case .day, .people, .reading:
      return panel.lines.isEmpty ? Self.invitation(of: panel.name).map(Target.key) : nil
    case .ahead: return nil
    case .chosen: return chosen(among: panels.lines).map { .line($0.matter.name) }
    }
  }
}
