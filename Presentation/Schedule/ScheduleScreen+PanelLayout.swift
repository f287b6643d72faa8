import Domain
import PresentationKit
import TextUI

/// The panels of the schedule on a large screen.
enum SchedulePanel: Hashable, Sendable {
  case month, nextMonth, next, week, day, event, coming

  /// The contents of the panels, from which the sizes of the panels are computed.
  struct Contents: Equatable {
    /// The number of rows of the month with its notes; `nextMonth` and `event` are those of the next month and of the
    /// selected event.
    var month = 0
    /// The number of rows of the month without its notes.
    var weeks = 0
    /// The number of blank rows between the month and its notes.
    var gap = 1
    var nextMonth = 0
    var event = 0
    /// Whether the list of the day takes the place of the week.
    var showsDay = false
    /// The ribbon of the day; nil while the day is not loaded.
    var ribbon: DayRibbon?
    var glyphs = Glyphs.unicode

    /// Returns the number of rows of the ribbon in a room. At least half of the room's rows are kept for the list.
    func ribbonRows(in room: Size) -> Int {
      guard let ribbon, room.rows >= 14 else { return 0 }
      let sky = room.rows >= 48 ? Self.mostSky : room.rows >= 32 ? 3 : 2
      return min(ribbon.rows(columns: room.columns, glyphs, sky: sky), room.rows / 2)
    }

    /// The maximum number of rows of the sky.
    static let mostSky = 6
  }

  /// The minimum width of a screen on which the selected event has a panel of its own.
  private static let leastColumnsOfEvent = 160

  static func areas(in area: Area, _ contents: Contents) -> [SchedulePanel: Area] {
    let month = Panel.rows(holding: contents.month)
    let isWide = SizeClass(area) == .wide && area.size.columns >= leastColumnsOfEvent
    var slots: [PanelLayout<SchedulePanel>.Slot] = [
      .init(.month, least: min(month, 13), most: month)
    ]
    let next = Panel.rows(holding: contents.nextMonth)
    if isWide { slots.append(.init(.nextMonth, least: next, most: next, rank: 2)) }
    slots.append(.init(.next, least: 6, rank: 1, stretches: true))
    let left = PanelLayout<SchedulePanel>.Column(least: 36, most: 44, weight: 1, slots)
    let middle = PanelLayout<SchedulePanel>.Column(
      least: 74, weight: 5, [.init(contents.showsDay ? .day : .week, least: 12)])
    guard isWide else { return PanelLayout(columns: [left, middle]).areas(in: area) }
    let event = Panel.rows(holding: max(4, contents.event))
    let right = PanelLayout<SchedulePanel>.Column(
      least: 40, most: 48, weight: 1,
      [
        .init(.event, least: min(event, 8), most: event),
        .init(.coming, least: 8, rank: 1, stretches: true),
      ])
    return PanelLayout(columns: [left, middle, right]).areas(in: area)
  }

  /// Returns the area inside a panel. A week begins directly below its title, because its first row has the names of
  /// the days.
  func inside(_ area: Area) -> Area {
    self == .week ? area.inset(columns: 2, rows: 1) : Panel.inside(area)
  }
}

extension ScheduleScreen {
  /// Returns the contents of the panels on a screen of this size.
  func contents(in area: Area) -> SchedulePanel.Contents {
    let isRoomy = area.size.rows >= 52
    let month = MonthSheet.rows(weeks: grid.weeks.count, isRoomy: isRoomy)
    let below = area.size.rows >= 32 ? (isRoomy ? 1 : 2) : 0
    return SchedulePanel.Contents(
      month: month + max(below, monthNotes.isEmpty ? 0 : monthNotes.count + (isRoomy ? 0 : 1)),
      weeks: month, gap: isRoomy ? 0 : 1,
      nextMonth: MonthSheet.rows(weeks: nextGrid.weeks.count, isRoomy: isRoomy),
      event: card?.lines(40).count ?? 3,
      showsDay: showsDay, ribbon: ribbon, glyphs: glyphs)
  }

  var ribbon: DayRibbon? {
    agenda.map { DayRibbon($0, at: now, chosen: focus == .list ? selected : nil) }
  }

  /// The details of the selected event; nil if there is none.
  var card: EventCard? {
    guard let agenda, let scheduled = agenda.events.first(where: { $0.event.name == selected })
    else { return nil }
    return EventCard(
      scheduled: scheduled, day: day,
      others: agenda.events.filter { $0.event.name != scheduled.event.name }, words: words,
      glyphs: glyphs, now: now)
  }

  func drawPanels(_ layout: Layout, into frame: inout Frame) {
    let ink = frame.accent
    let isList = focus == .list
    let hasComing = layout.panels[.coming] != nil
    for (name, area) in layout.panels {
      let panel =
        switch name {
        case .month: Panel(monthTitle(day), ink: ink, hasKeys: !isList, key: "< >")
        case .next:
          Panel(
            nextTitle, figure: freeFigure, ink: ink, key: hasComing ? "" : "g",
            verb: hasComing ? "" : words.keyAgenda)
        case .week:
          Panel(weekTitle, figure: weekFigure, ink: ink, hasKeys: isList)
        case .day: Panel(dayTitle, figure: dayFigure, ink: ink, hasKeys: isList)
        case .event: Panel(card?.title ?? words.heading(day, at: now), ink: ink)
        case .nextMonth: Panel(monthTitle(nextGrid.selected), ink: ink)
        case .coming: Panel(words.comingTitle, ink: ink, key: "g", verb: words.keyAgenda)
        }
      panel.draw(into: &frame, in: area, glyphs: glyphs)
      fill(name, layout, into: &frame, in: name.inside(area))
    }
  }

  /// Draws the contents of a panel other than the month and the list of the day.
  private func fill(
    _ name: SchedulePanel, _ layout: Layout, into frame: inout Frame, in area: Area
  ) {
    switch name {
    case .month, .day: break
    case .nextMonth: nextMonthSheet.draw(into: &frame, in: area)
    case .next: drawNext(into: &frame, in: area, alone: layout.panels[.coming] != nil)
    case .week: drawWeek(into: &frame, in: area)
    case .event: drawCard(into: &frame, in: area)
    case .coming: drawComing(into: &frame, in: area)
    }
  }

  // MARK: Titles

  private func monthTitle(_ day: Day) -> String {
    day.parts.year == now.day.parts.year && !words.language.isKorean
      ? CalendarWords.monthName(day.parts.month) : CalendarWords.month(day, in: words.language)
  }

  private var weekTitle: String {
    guard let first = week.first?.day, let last = week.last?.day else { return "" }
    return words.title(first...last, at: now)
  }

  private var weekFigure: String {
    let events = Set(week.flatMap(\.events).map(\.event.name)).count
    if events == 0 { return "" }
    let seconds = week.reduce(0) { $0 + $1.busySeconds }
    return words.count(events) + (seconds >= 60 ? " · " + words.hours(seconds) : "")
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

  private var nextTitle: String {
    day == now.day ? words.nextTitle : words.heading(day, at: now)
  }

  var freeFigure: String {
    let seconds = freeTime.reduce(0) { $0 + $1.count }
    return seconds == 0 ? "" : words.free(seconds)
  }

  /// The hours within which free time is shown, in seconds since midnight.
  private static let waking = 8 * 3600..<22 * 3600

  var freeTime: [Range<Int>] { agenda?.freeTime(within: Self.waking, at: now) ?? [] }

  // MARK: Contents

  /// The month after the shown one.
  var nextGrid: MonthGrid {
    MonthGrid(
      selected: day.lastOfMonth + 1, today: now.day, in: words.language)
  }

  var nextMonthSheet: MonthSheet {
    MonthSheet(
      grid: nextGrid, load: nextLoad, words: words, glyphs: glyphs, isFocused: false,
      isTitled: false,
      hasSelection: false)
  }

  /// The week of the shown day, with the selected event.
  var weekSheet: WeekSheet {
    let number = agenda?.events.firstIndex { $0.event.name == selected }
    var sheet = WeekSheet(
      days: week, chosen: day, number: focus == .list ? number : nil, words: words,
      glyphs: glyphs, now: now)
    sheet.hasDetail = true
    sheet.leastColumns = WeekSheet.leastColumnsBeside
    return sheet
  }

  private func drawWeek(into frame: inout Frame, in area: Area) {
    if week.isEmpty { return }
    weekSheet.draw(into: &frame, in: area)
  }

  private func drawCard(into frame: inout Frame, in area: Area) {
    guard let card else {
      return _ = frame.write(wrapped: words.emptyDay("n"), .dim, in: area)
    }
    let lines = card.lines(area.size.columns) { $0.ink(in: frame) }
    EventCard.draw(lines, into: &frame, in: area)
  }

  private func drawComing(into frame: inout Frame, in area: Area) {
    guard agenda != nil else { return }
    let agenda = AgendaRows(coming)
    if agenda.items.isEmpty {
      return _ = frame.write(wrapped: words.nothingComing, .dim, in: area)
    }
    let airy = agenda.lines(isAiry: true)
    let lines = airy.count <= area.size.rows ? airy : agenda.lines(isAiry: false)
    var drawing = AgendaDrawing(agenda, words: words, glyphs: glyphs, at: now)
    drawing.showsStarts = true
    drawing.draw(
      lines.prefix(area.size.rows), chosen: nil, into: &frame, in: area)
  }
}

extension DayAgenda {
  /// The total length of the timed events within the day, in seconds. Time in which events overlap counts more than
  /// once.
  var busySeconds: Int {
    events.map(\.event).filter(\.takesTime).reduce(0) { sum, event in
      let start = event.start.day < day ? 0 : event.start.time.seconds
      let end = event.end.day > day ? 86_400 : event.end.time.seconds
      return sum + max(0, end - start)
    }
  }
}
