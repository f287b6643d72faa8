import Domain
import PresentationKit
import TextUI

/// The screen of a week. The keys move by days and weeks, and within a day from event to event.
struct WeekScreen: Equatable, Sendable, DaysScreen {
  var context: ViewContext
  var keyContext: KeyContext? { .week }
  private(set) var chosen: Day
  /// The index of the selected event on the chosen day; nil if the day itself is selected.
  private(set) var number: Int?
  private var loaded: [DayAgenda] = []

  init(on day: Day, _ context: ViewContext) {
    self.context = context
    chosen = day
  }

  /// The week of the chosen day.
  var week: ClosedRange<Day> { WeekOrder(in: context.language).week(of: chosen) }
  /// The days of the week; empty until loaded.
  var days: [DayAgenda] { loaded.first?.day == week.lowerBound ? loaded : [] }
  private var events: [ScheduledEvent] { days.first { $0.day == chosen }?.events ?? [] }
  var event: Event? {
    number.flatMap { events.indices.contains($0) ? events[$0].event : nil }
  }

  var reload: [Work] { [.schedule(.days(week))] }

  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    guard case .days(let days, let born)? = answer.schedule, days.first?.day == week.lowerBound,
      days.last?.day == week.upperBound
    else { return [] }
    let (before, wanted) = (events.map(\.event.name), event?.name)
    loaded = days
    context.language = context.language.with(birthdays: born)
    let kept = Rows.nearestRemaining(wanted, of: before, in: events.map(\.event.name))
    number = kept.flatMap { name in events.firstIndex { $0.event.name == name } }
    return []
  }

  // MARK: Keys

  enum Action: Equatable, Sendable { case open, new, today, agenda, year, back }

  var bindings: [Binding] { keys.bindings }

  private var keys: KeyTable<Action> {
    KeyTable([
      .init(
        Binding(
          .enter, meaning: words.keyOpenDay, on: .row, isPrimary: true, glyphs: glyphs), .open),
      .init(
        Binding(
          .left, .right, label: glyphs.arrowKeys(2, 3), meaning: words.keyDay, isPrimary: true)),
      .init(
        .arrows(
          words.keyChoose, unless: events.isEmpty ? words.nothingChosen : nil, isPrimary: true,
          glyphs)),
      .init(
        Binding(
          .character("<"), .character(">"), .pageUp, .pageDown, label: "< >",
          meaning: words.keyOtherWeeks, isPrimary: true)),
      .init(Binding(.character("n"), meaning: words.keyNew, isPrimary: true), .new),
      .init(
        Binding(
          .character("t"), meaning: words.keyToday, isPrimary: !week.contains(today)), .today),
      .init(Binding(.character("g"), meaning: words.keyAgenda), .agenda),
      .init(Binding(.character("y"), meaning: words.keyYears), .year),
      .init(
        Binding(
          .escape, .character("w"), .backspace, label: Key.escape.printed(glyphs),
          meaning: words.keyBack, isPrimary: true), .back),
    ])
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if let day = walked(by: key) { return choose(day) }
    if let step = Self.eventSteps[key] { return self.step(step) }
    return keys.press(key) { perform($0) }
  }

  private static let eventSteps: [Key: Int] = [
    .up: -1, .character("k"): -1, .down: 1, .character("j"): 1,
  ]
  private static let daySteps: [Key: Int] = [
    .left: -1, .character("h"): -1, .right: 1, .character("l"): 1,
    .pageUp: -7, .character("<"): -7, .character("["): -7,
    .pageDown: 7, .character(">"): 7, .character("]"): 7,
  ]

  private mutating func perform(_ action: Action) -> [ScreenEffect] {
    switch action {
    case .open: turn(to: .day(chosen, event?.id))
    case .new: [.open(.schedule(.new(chosen)))]
    case .today: choose(today)
    case .agenda: turn(to: .agenda(chosen))
    case .year: turn(to: .year(chosen))
    case .back: [.back]
    }
  }

  /// Returns the day to which a key moves; nil if the key does not move to a day.
  private func walked(by key: Key) -> Day? {
    if let step = Self.daySteps[key] { return chosen + step }
    if key == .home { return week.lowerBound }
    return key == .end ? week.upperBound : nil
  }

  private mutating func choose(_ day: Day, _ number: Int? = nil) -> [ScreenEffect] {
    let before = week
    chosen = day
    self.number = number
    return week == before ? [] : reload.map(ScreenEffect.work)
  }

  /// Moves from event to event. Above the first event, the day itself is selected.
  private mutating func step(_ step: Int) -> [ScreenEffect] {
    let next = (number ?? -1) + step
    if next < events.count { number = next < 0 ? nil : next }
    return []
  }

  // MARK: The mouse

  mutating func wheel(_ key: Key, in area: Area) -> [ScreenEffect] {
    choose(key == .up ? chosen - 7 : chosen + 7)
  }

  mutating func click(_ point: Point, in area: Area) -> [ScreenEffect] {
    var frame = Frame(size: Size(columns: area.endColumn, rows: area.endRow))
    let targets = sheet.draw(into: &frame, in: room(in: area))
    guard let found = targets.first(where: { $0.area.contains(point) }) else { return [] }
    if found.day == chosen, found.number == number { return perform(.open) }
    return choose(found.day, found.number)
  }

  // MARK: Drawing

  private var sheet: WeekSheet {
    var sheet = WeekSheet(
      days: days, chosen: chosen, number: number, words: words, glyphs: glyphs, now: now)
    sheet.hasDetail = true
    return sheet
  }

  /// Returns the area of the week. In a panel, the week begins directly below the title, because its first row has the
  /// names of the days.
  private func room(in area: Area) -> Area {
    SizeClass(area).hasPanels ? SchedulePanel.week.inside(area) : ScheduleSheet.room(in: area)
  }

  func draw(into frame: inout Frame, in area: Area) {
    let count = Set(days.flatMap(\.events).map(\.event.name)).count
    ScheduleSheet.draw(
      words.title(week, at: now), figure: count > 0 ? words.count(count) : "", into: &frame,
      in: area, glyphs)
    if !days.isEmpty { sheet.draw(into: &frame, in: room(in: area)) }
  }
}
