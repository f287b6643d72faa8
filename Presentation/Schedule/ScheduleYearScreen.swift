import Domain
import PresentationKit
import TextUI

/// The screen of a year: days are shaded by the time of what does not repeat weekly, and arrow
/// keys move from day to day.
struct ScheduleYearScreen: Equatable, Sendable, DaysScreen {
  var context: ViewContext
  var keyContext: KeyContext? { .scheduleYear }
  private(set) var chosen: Day
  private var loaded: ScheduleYear?
  private var shaded = ShadedDays.empty
  private var agenda: DayAgenda?

  init(on day: Day, _ context: ViewContext) {
    self.context = context
    chosen = day
  }

  private var days: ClosedRange<Day> { Day.days(ofYear: chosen.parts.year) }
  /// The year of the chosen day; nil until loaded.
  var year: ScheduleYear? { loaded.flatMap { $0.year == chosen.parts.year ? $0 : nil } }

  var reload: [Work] { [.schedule(.year(chosen.parts.year)), .schedule(.days(chosen...chosen))] }

  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    if case .year(let year, let shaded)? = answer.schedule {
      (loaded, self.shaded) = (year, shaded)
    }
    if case .days(let days, let born)? = answer.schedule, days.count == 1 {
      agenda = days.first
      context.language = context.language.with(birthdays: born)
    }
    return []
  }

  // MARK: Keys

  enum Action: Equatable, Sendable { case open, today, agenda, week, back }

  var bindings: [Binding] { keys.bindings }

  private var keys: KeyTable<Action> {
    KeyTable([
      .init(
        Binding(
          .enter, meaning: words.keyOpenDay, on: .row, isPrimary: true, glyphs: glyphs), .open),
      .init(
        Binding(
          .left, .right, .up, .down, label: glyphs.arrows.joined(), meaning: words.keyDays,
          isPrimary: true)),
      .init(
        Binding(
          .character("<"), .character(">"), .pageUp, .pageDown, label: "< >",
          meaning: words.keyYear, isPrimary: true)),
      .init(Binding(.character("t"), meaning: words.keyToday, isPrimary: true), .today),
      .init(Binding(.character("g"), meaning: words.keyAgenda), .agenda),
      .init(Binding(.character("w"), meaning: words.keyWeek), .week),
      .init(
        Binding(
          .escape, .character("y"), .backspace, label: Key.escape.printed(glyphs),
          meaning: words.keyBack, isPrimary: true), .back),
    ])
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if let day = YearWalk.day(from: chosen, by: key) { return choose(day) }
    return keys.press(key) { perform($0) }
  }

  private mutating func perform(_ action: Action) -> [ScreenEffect] {
    switch action {
    case .open: turn(to: .day(chosen, nil))
    case .today: choose(today)
    case .agenda: turn(to: .agenda(chosen))
    case .week: turn(to: .week(chosen))
    case .back: [.back]
    }
  }

  private mutating func choose(_ day: Day) -> [ScreenEffect] {
    let before = chosen
    chosen = day
    let work = day.parts.year == before.parts.year ? Array(reload.dropFirst()) : reload
    return work.map(ScreenEffect.work)
  }

  // MARK: The mouse

  mutating func wheel(_ key: Key, in area: Area) -> [ScreenEffect] {
    choose(key == .up ? chosen - 7 : chosen + 7)
  }

  mutating func click(_ point: Point, in area: Area) -> [ScreenEffect] {
    guard let day = heat(in: ScheduleSheet.room(in: area)).layout.day(at: point) else { return [] }
    return day == chosen ? perform(.open) : choose(day)
  }

  // MARK: Drawing

  /// The number of rows below the year, for the chosen day and its first events.
  private static let rowsBelow = 3

  private func heat(in room: Area) -> YearHeat {
    YearHeat(
      days, chosen: chosen, today: today, in: room.rows(0, room.size.rows - Self.rowsBelow),
      context.language)
  }

  func draw(into frame: inout Frame, in area: Area) {
    ScheduleSheet.draw(
      words.yearTitle(chosen.parts.year), figure: year.map(words.sum) ?? "", into: &frame, in: area,
      glyphs)
    guard let year else { return }
    let room = ScheduleSheet.room(in: area)
    // If the year does not fit, only the chosen day is shown.
    guard room.size.rows - Self.rowsBelow >= YearHeat.smallest.rows else {
      return drawDay(year, into: &frame, in: room)
    }
    let heat = heat(in: room)
    draw(heat, year, into: &frame)
    let below = min(heat.layout.size.rows + 1, room.size.rows - Self.rowsBelow)
    drawDay(year, into: &frame, in: room.rows(below))
  }

  private func draw(_ heat: YearHeat, _ year: ScheduleYear, into frame: inout Frame) {
    let holidays = Set(DayNotes(context.language).holidays(days).map(\.day))
    heat.draw(
      into: &frame, ink: frame.hue.ink, glyphs,
      month: { CalendarWords.shortMonth($0, in: context.language) },
      dot: { holidays.contains($0) ? Style(ink: Accent.rose, .bold) : .dim },
      joinsNext: shaded.joinsNext, shade: shaded.shade)
  }

  /// Draws a summary of the chosen day, and its events.
  private func drawDay(_ year: ScheduleYear, into frame: inout Frame, in area: Area) {
    let line =
      [StyledText(words.heading(chosen, at: now), .bold)] + words.noted(chosen)
      + [StyledText("  " + words.load(year.load(of: chosen)), .dim)]
    frame.write(line.clipped(to: area.size.columns, ellipsis: glyphs.ellipsis), in: area)
    let legend = YearHeat.legend(frame.hue.ink, in: frame, glyphs, context.language)
    if line.cells + legend.cells + 2 <= area.size.columns {
      frame.write(legend, area.endColumn - legend.cells, in: area)
    }
    guard let agenda, agenda.day == chosen else { return }
    let list = AgendaRows([agenda])
    let room = area.rows(1)
    AgendaDrawing(list, words: words, glyphs: glyphs, at: now).draw(
      list.lines(isAiry: false).dropFirst().prefix(room.size.rows), chosen: nil, into: &frame,
      in: room)
  }
}
