import Domain
import PresentationKit
import TextUI

/// The agenda screen: the events from a day on in one list. Empty days are shown only as a number.
struct AgendaScreen: Equatable, Sendable, ScrollingScreen, DaysScreen, SelectionScreen {
  var context: ViewContext
  var keyContext: KeyContext? { .agenda }
  /// The first day; `length` is the number of days loaded. More days are loaded when the selection reaches the end of
  /// the list.
  private(set) var first: Day
  private var length = AgendaScreen.slice
  private var agenda: AgendaRows?
  /// The width of the longest time on the agenda, in cells.
  private var times = 0
  private(set) var number = 0
  var selection = MultiSelection()

  /// The number of days loaded at once; `longest` is the maximum number of days on the agenda.
  private static let slice = 60
  private static let longest = 366

  init(from day: Day, _ context: ViewContext) {
    self.context = context
    first = day
  }

  private var days: ClosedRange<Day> { first...(first + (length - 1)) }
  var items: [AgendaRows.Item] { agenda?.items ?? [] }
  var item: AgendaRows.Item? {
    let items = items
    return items.indices.contains(number) ? items[number] : nil
  }
  var chosen: Day { item?.day ?? first }

  var reload: [Work] { [.schedule(.days(days))] }

  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    guard case .days(let answered, let born)? = answer.schedule,
      answered.first?.day == days.lowerBound,
      answered.last?.day == days.upperBound
    else { return [] }
    let (before, index) = (self.items.map(\.name), number)
    context.language = context.language.with(birthdays: born)
    agenda = AgendaRows(answered, birthdays: born)
    let items = items
    times = AgendaDrawing.widestTime(items, words)
    let names = items.map(\.name)
    let kept =
      before.indices.contains(index) ? Rows.storedPosition(index, of: before, in: names) : nil
    let same = kept.flatMap { names.firstIndex(of: before[$0]) }
    number = same ?? min(number, max(0, items.count - 1))
    return []
  }

  // MARK: Keys

  enum Action: Equatable, Sendable { case open, new, today, week, year, back }

  var bindings: [Binding] { withMultiSelection(keys.bindings) }

  private var keys: KeyTable<Action> {
    let none = item == nil ? words.nothingComing : nil
    return KeyTable([
      .init(
        Binding(
          .enter, meaning: words.keyOpenDay, on: .row, unavailable: none, isPrimary: true,
          glyphs: glyphs), .open),
      .init(.arrows(words.keyChoose, unless: none, isPrimary: true, glyphs)),
      .init(
        Binding(
          .left, .right, label: glyphs.arrowKeys(2, 3), meaning: words.keyDay, unavailable: none,
          isPrimary: true)),
      .init(
        Binding(
          .character("<"), .character(">"), label: "< >", meaning: words.keyOtherDays,
          isPrimary: true)),
      .init(Binding(.character("n"), meaning: words.keyNew, isPrimary: true), .new),
      .init(Binding(.character("t"), meaning: words.keyToday, isPrimary: first != today), .today),
      .init(Binding(.character("w"), meaning: words.keyWeek), .week),
      .init(Binding(.character("y"), meaning: words.keyYears), .year),
      .init(
        Binding(
          .escape, .character("g"), .backspace, label: Key.escape.printed(glyphs),
          meaning: words.keyBack, isPrimary: true), .back),
    ])
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if let effects = pressMultiSelection(key, in: area, beside: keys.bindings) { return effects }
    if key == .left || key == .character("h") { return choose(day(before: true)) }
    if key == .right || key == .character("l") { return choose(day(before: false)) }
    if let step = Self.daySteps[key] { return begin(with: first + step) }
    // On this screen `g` leads back, so it does not move to the top of the list.
    if key != .character("g"),
      let next = Rows.moved(
        number, by: key, count: items.count, height: list(in: area).size.rows)
    {
      return choose(next)
    }
    return keys.press(key) { perform($0) }
  }

  private static let daySteps: [Key: Int] = [
    .character("<"): -28, .character("["): -28, .character(">"): 28, .character("]"): 28,
  ]

  private mutating func perform(_ action: Action) -> [ScreenEffect] {
    switch action {
    case .open: turn(to: .day(chosen, item?.scheduled.event.id))
    case .new: [.open(.schedule(.new(chosen)))]
    case .today: begin(with: today)
    case .week: turn(to: .week(chosen))
    case .year: turn(to: .year(chosen))
    case .back: [.back]
    }
  }

  /// Starts the agenda at another day.
  private mutating func begin(with day: Day) -> [ScreenEffect] {
    (first, length, number) = (day, Self.slice, 0)
    return reload.map(ScreenEffect.work)
  }

  /// Selects the event at an index; nil keeps the selection. At the end of the list more days are loaded.
  private mutating func choose(_ next: Int?) -> [ScreenEffect] {
    if let next { number = next }
    guard number >= items.count - 1, length < Self.longest else { return [] }
    length = min(Self.longest, length + Self.slice)
    return reload.map(ScreenEffect.work)
  }

  /// Returns the index of the first event on the nearest day with events before or after the chosen day; nil if there
  /// is no such day.
  private func day(before: Bool) -> Int? {
    let items = items
    let day = chosen
    if !before { return items.firstIndex { $0.day > day } }
    guard let other = items.last(where: { $0.day < day })?.day else { return nil }
    return items.firstIndex { $0.day == other }
  }

  // MARK: Drawing

  private func list(in area: Area) -> Area {
    let room = ScheduleSheet.room(in: Preview.list(beside: area), of: area)
    return room.rows(!SizeClass(area).hasPanels && room.size.rows >= 18 ? 1 : 0)
  }

  /// Returns all rows, and the range of visible rows.
  private func page(in list: Area) -> (rows: [AgendaRows.Line], shown: Range<Int>) {
    let rows = agenda?.lines(isAiry: list.size.rows >= 24) ?? []
    let here = rows.firstIndex { $0.number == number } ?? 0
    let shown = Rows.window(count: rows.count, selected: here, height: list.size.rows)
    // A day without its events below it is left out.
    let isCut = shown.upperBound < rows.count && shown.last.map { rows[$0].isDay } == true
    return (rows, isCut ? shown.dropLast() : shown)
  }

  mutating func click(_ point: Point, in area: Area) -> [ScreenEffect] {
    let list = list(in: area)
    let (rows, shown) = page(in: list)
    let row = shown.lowerBound + point.row - list.origin.row
    guard list.contains(point), shown.contains(row), let number = rows[row].number
    else { return [] }
    return number == self.number ? perform(.open) : choose(number)
  }

  func draw(into frame: inout Frame, in area: Area) {
    let figure = items.isEmpty ? "" : words.count(items.count)
    ScheduleSheet.draw(
      words.agendaTitle(from: first, at: now), figure: figure, into: &frame,
      in: Preview.list(beside: area), of: area, glyphs)
    drawPage(into: &frame, in: area)
    guard let agenda else { return }
    let list = list(in: area)
    if items.isEmpty { return frame.write(emptiness: words.emptyAgenda("n"), in: list) }
    let (all, shown) = page(in: list)
    var drawing = AgendaDrawing(agenda, words: words, glyphs: glyphs, at: now, times: times)
    drawing.showsNotes = true
    drawing.draw(
      all[shown], chosen: number, isSelected: selection.contains, into: &frame, in: list)
  }

  /// Draws the page of the selected event beside the list.
  private func drawPage(into frame: inout Frame, in area: Area) {
    let left = Preview.list(beside: area).endColumn
    guard left < area.endColumn else { return }
    let page = Area(
      column: left, row: area.origin.row, columns: area.endColumn - left, rows: area.size.rows)
    guard let item else {
      return Panel("", ink: frame.hue.ink).draw(into: &frame, in: page, glyphs: glyphs)
    }
    let others = items.filter { $0.day == item.day && $0.name != item.name }.map(\.scheduled)
    let card = EventCard(
      scheduled: item.scheduled, day: item.day, others: others, words: words, glyphs: glyphs,
      now: now)
    EventPanels(card: card).draw(into: &frame, in: page)
  }
}

extension AgendaRows.Item {
  /// The identity of an event on a day.
  fileprivate struct Name: Equatable {
    let day: Day
    let event: Event.Name
  }

  /// The identity by which the selection survives a reload of the days.
  fileprivate var name: Name { Name(day: day, event: scheduled.event.name) }
}
