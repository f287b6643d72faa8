import Domain
import PresentationKit
import TextUI

/// The home screen of the schedule: a month for choosing a day, and the list of the day's events. A large screen shows
/// the week of that day in place of the list, unless `showsDay` is set.
struct ScheduleScreen: Equatable, Sendable, ScrollingScreen, SelectionScreen {
  /// The view context. If the date changes while today is shown, the new today is shown.
  var context: ViewContext {
    didSet {
      if context.now.day != oldValue.now.day {
        noticeNewDay(staysOnToday: day == oldValue.now.day)
      }
    }
  }
  var keyContext: KeyContext? { .schedule }
  /// The part of the screen to which the arrow keys apply.
  enum Focus: Equatable, Sendable { case list, calendar }

  var words: ScheduleWords { ScheduleWords(context.language) }
  private(set) var grid: MonthGrid
  private(set) var agenda: DayAgenda?
  /// How busy the days of the shown month and of the next month are, by the first day of the month.
  private var loads: [Day: MonthLoad] = [:]
  /// The cached days around the shown day.
  var around: [DayAgenda] = []
  private(set) var focus = Focus.list
  private(set) var selected: Event.Name?
  private(set) var unfolded: Set<Event.Name> = []
  /// Whether a large screen shows the list of the day in place of the week.
  private(set) var showsDay = false
  var selection = MultiSelection()
  /// The number of rows of the selected event scrolled out above the list. It is 0 unless the event is taller than the
  /// list.
  private(set) var scroll = 0

  init(_ context: ViewContext) {
    self.context = context
    let words = ScheduleWords(context.language)
    grid = Self.grid(on: context.now.day, today: context.now.day, words)
  }

  private static func grid(on day: Day, today: Day, _ words: ScheduleWords) -> MonthGrid {
    MonthGrid(selected: day, today: today, in: words.language)
  }

  var day: Day { grid.selected }
  var reload: [Work] { [loadAround] + months.map(Self.load) }

  mutating func enter(again: Bool) -> [Work] {
    if again { _ = go(to: today) }
    return reload
  }

  /// The events in the order of the list.
  var events: [Event] { agenda.map { AgendaList.order($0, at: now) } ?? [] }
  var chosen: Event? { events.first { $0.name == selected } }

  /// The shown month and the next month, by their first days.
  private var months: [Day] {
    let next = day.lastOfMonth + 1
    return [day.firstOfMonth] + (next > day.lastOfMonth ? [next] : [])
  }

  /// How busy the days of the shown month are.
  var load: MonthLoad { loads[day.firstOfMonth] ?? .empty }
  /// How busy the days of the next month are.
  var nextLoad: MonthLoad { loads[day.lastOfMonth + 1] ?? .empty }

  private static func load(_ month: Day) -> Work { .schedule(.month(month)) }

  /// Shows how busy the days of a month are. Months that are not shown are dropped.
  mutating func show(_ load: MonthLoad, of month: Day) {
    loads[month] = load
    loads = loads.filter { months.contains($0.key) }
  }

  /// Shows the events of the day. The selection stays if its event still exists.
  mutating func show(_ shown: DayAgenda) {
    let before = agenda?.day == day ? self.events.map(\.name) : []
    agenda = shown
    let events = events
    if events.contains(where: { $0.name == selected }) { return }
    // Selects an event requested by its id alone, or else the event now at the index of a removed one.
    let meant = events.first { $0.id == selected?.id && selected?.day == nil }
    let kept = Rows.nearestRemaining(selected, of: before, in: events.map(\.name))
    selected = meant?.name ?? kept ?? events.first?.name
    scroll = 0
  }

  /// Shows a day, and selects the given event on that day unless nil.
  mutating func go(to day: Day, _ event: ID<Event>? = nil) -> [Work] {
    grid = Self.grid(on: day, today: now.day, words)
    focus = .list
    guard let event else { return arrive() }
    choose(Event.Name(id: event, day: nil))
    // The event may be newer than the cached days.
    return reload
  }

  /// Shows the day after a move to it, if it is cached. Returns the requests for what is missing.
  private mutating func arrive() -> [Work] {
    let months = months.filter { loads[$0] == nil }.map(Self.load)
    guard let cached = around.first(where: { $0.day == day }) else { return [loadAround] + months }
    show(cached)
    return loadMissing + months
  }

  mutating func choose(_ event: Event.Name) {
    selected = event
    scroll = 0
  }

  /// Handles a change of the date. If today was shown, the new today is shown.
  private mutating func noticeNewDay(staysOnToday: Bool) {
    grid = Self.grid(on: staysOnToday ? now.day : day, today: now.day, words)
    if agenda?.day != day { agenda = nil }
  }

  /// Returns the milliseconds until the screen changes: at the next minute if today has events in progress or to come,
  /// at the next start or end of an event, or at the next grid time in the week of today. Returns nil if nothing will
  /// change.
  func timeout() -> Int? {
    guard let agenda else { return nil }
    let grid = DayAndTime.grid
    let mark = isNear ? grid - now.instant % grid : nil
    let change = agenda.nextChange(after: now).map { $0 - now.instant }
    let isCounting = agenda.day == now.day && change.map { $0 < 86_400 } == true
    let minute = isCounting ? now.untilNextMinute : nil
    return [mark, change, minute].compactMap(\.self).min().map { min($0, 86_400) * 1000 }
  }

  /// Whether the present moment is in the week of the shown day.
  private var isNear: Bool { WeekOrder(in: language).week(of: day).contains(now.day) }

  // MARK: Keys

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    switch focus {
    case .calendar:
      if let effects = keys.press(key, { perform($0) }) { return effects }
      return turn(key)
    case .list:
      if let effects = pressMultiSelection(key, in: area, beside: keys.bindings) { return effects }
      if key == .left || key == .right { return turn(key) }
      if key == .enter, let chosen, layout(in: area).week != nil {
        // A week has no room for all details, so the list of the day shows them.
        showsDay = true
        scroll = 0
        unfolded.insert(chosen.name)
        return []
      }
      if let effects = move(key, in: area) { return effects }
      return keys.press(key) { perform($0) }
    }
  }

  /// Moves to another day and loads it; nil if the key does not move to another day.
  private mutating func turn(_ key: Key) -> [ScreenEffect]? {
    let before = grid.selected
    guard grid.update(key) == .moved else { return nil }
    return before == grid.selected ? [] : arrive().map(ScreenEffect.work)
  }

  /// Moves between events, and scrolls within an event that is taller than the list. Returns nil for keys with another
  /// meaning.
  private mutating func move(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if key == .character("g") { return nil }
    let hidden = hiddenRows(in: area)
    let page = max(1, area.size.rows / 2)
    let steps: [Key: Int] = [
      .down: 1, .character("j"): 1, .up: -1, .character("k"): -1, .pageDown: page, .pageUp: -page,
    ]
    let step = steps[key]
    if let step, step > 0 ? scroll < hidden : scroll > 0 {
      scroll = max(0, min(hidden, scroll + step))
      return []
    }
    let isWeek = layout(in: area).week != nil
    let events = isWeek ? agenda?.events.map(\.event) ?? [] : events
    let here = events.firstIndex { $0.name == selected } ?? 0
    guard let next = Rows.moved(here, by: key, count: events.count, height: area.size.rows / 3)
    else { return nil }
    if next == here { return [] }
    choose(events[next].name)
    // Moving up to a tall event starts at its end.
    if next < here, step != nil { scroll = hiddenRows(in: area) }
    return []
  }

  private mutating func perform(_ action: Action) -> [ScreenEffect] {
    switch action {
    case .new: return [.open(.schedule(.new(day)))]
    case .toggle(let id):
      scroll = 0
      if unfolded.remove(id) == nil { unfolded.insert(id) }
      return []
    case .toggleAll:
      scroll = 0
      let all = Set(events.map(\.name))
      if unfolded.isSuperset(of: all) { unfolded.subtract(all) } else { unfolded.formUnion(all) }
      return []
    case .code(let event):
      let code = EventQR(event: event, words: ScheduleWords(context.language), now: now)
      return [.show(QRScreen(code.text, context))]
    case .edit(let event):
      // For a series, the user is first asked which occurrences are meant.
      return event.isOccurrence
        ? [.work(.schedule(.series(event, .edit)))] : [.open(.schedule(.edit(event)))]
    case .remove(let event):
      return [.work(.schedule(event.isOccurrence ? .series(event, .remove) : .remove(event)))]
    case .day: showsDay.toggle()
    case .calendar: focus = .calendar
    case .list: focus = .list
    case .find: return [.open(.schedule(.find))]
    case .today: return go(to: now.day).map(ScreenEffect.work)
    case .agenda: return [.open(.schedule(.agenda(day)))]
    case .week: return [.open(.schedule(.week(day)))]
    case .year: return [.open(.schedule(.year(day)))]
    case .month(let key): return turn(key) ?? []
    }
    return []
  }
}
