import Domain
import PresentationKit
import TextUI

/// The screen of a day: all its records and events in chronological order, with its picture.
struct TimelineScreen: Equatable, Sendable, ListScreen {
  var context: ViewContext
  var keyContext: KeyContext? { .timeline }
  var words: FindingWords { FindingWords(context.language) }
  /// The day that is shown or being loaded.
  private(set) var day: Day
  private(set) var page: TimelineDay?
  /// The picture of the day; nil if no mood was recorded on it.
  private(set) var picture: DayPicture?
  /// The record to select when the day is loaded; nil if none was requested.
  private var wanted: ItemName?
  var cursor = ListCursor<RecordSummary>()
  /// The field for typing a date; nil while no date is typed.
  private(set) var field: TextField?

  init(on day: Day, choosing record: ItemName? = nil, _ context: ViewContext) {
    self.context = context
    self.day = day
    wanted = record
  }

  var takesText: Bool { field != nil }
  /// Always false: unlike a form, this screen stays open after a change.
  var isOverWhenDone: Bool { false }
  var reload: [Work] { [load] }
  private var load: Work { .finding(.day(day)) }

  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    if case .day(let page, let picture, let born)? = answer.finding {
      context.language = context.language.with(birthdays: born)
      show(page, picture)
    }
    return []
  }

  mutating func open(_ route: Route) -> [ScreenEffect]? {
    guard case .timeline(let day, let record)? = route.finding else { return nil }
    self = TimelineScreen(on: day ?? today, choosing: record, context)
    return [.work(load)]
  }

  /// Shows a loaded day, unless another day was requested in the meantime.
  private mutating func show(_ page: TimelineDay, _ picture: DayPicture?) {
    guard page.day == day else { return }
    if self.page?.day == day {
      cursor.show(page.records, keeping: \.name)
    } else {
      cursor.show(page.records)
    }
    (self.page, self.picture) = (page, picture)
    if let wanted, let row = page.records.firstIndex(where: { $0.name == wanted }) {
      cursor.selected = row
    }
    wanted = nil
  }

  // MARK: Keys

  enum Action: Equatable, Sendable {
    case open(ItemName)
    case go(Day)
    case date, search, back
  }

  private var keys: KeyTable<Action> {
    let chosen = cursor.chosen
    return KeyTable([
      .init(
        Binding(
          .enter, meaning: words.keyOpen, on: .row,
          unavailable: chosen == nil ? words.nothingThatDay : nil, isPrimary: true,
          glyphs: glyphs), chosen.map { .open($0.name) }),
      .init(
        Binding(
          .left, .character("h"), meaning: words.keyEarlier,
          unavailable: page?.older == nil ? words.nothingEarlier : nil, isPrimary: true,
          glyphs: glyphs), page?.older.map(Action.go)),
      .init(
        Binding(
          .right, .character("l"), meaning: words.keyLater,
          unavailable: page?.newer == nil ? words.nothingLater : nil, isPrimary: true,
          glyphs: glyphs), page?.newer.map(Action.go)),
      .init(Binding(.character("t"), meaning: words.keyToday), .go(today)),
      .init(Binding(.character("g"), meaning: words.keyDate), .date),
      .init(Binding(.character("/"), meaning: words.title), .search),
      .init(Binding(.escape, meaning: words.keyBack, isPrimary: true, glyphs: glyphs), .back),
    ])
  }

  var bindings: [Binding] {
    if field == nil { return keys.bindings }
    return [
      Binding(.enter, meaning: words.keyGoThere, isPrimary: true, glyphs: glyphs),
      Binding(.escape, meaning: words.keyBack, isPrimary: true, glyphs: glyphs),
    ]
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if field != nil { return type(key) }
    let isMove = key != .character("g") && key != .character("G")
    if isMove, let effects = move(by: key, in: area) { return effects }
    return keys.press(key) { perform($0) }
  }

  private mutating func perform(_ action: Action) -> [ScreenEffect] {
    switch action {
    case .open(let name): return [.open(.item(name))]
    case .go(let day): return go(to: day)
    case .date:
      field = TextField(limit: 40, placeholder: words.dateHint)
      return []
    case .search: return [.open(.finding(.search))]
    case .back: return [.back]
    }
  }

  private mutating func go(to day: Day) -> [ScreenEffect] {
    (self.day, cursor.selected) = (day, 0)
    return [.work(load)]
  }

  private mutating func type(_ key: Key) -> [ScreenEffect]? {
    if key == .enter, let text = field?.text, !text.allSatisfy(\.isWhitespace) {
      return submit(text)
    }
    if key == .enter || key == .escape {
      field = nil
      return []
    }
    return field?.update(key) == .ignored ? nil : []
  }

  /// Goes to the typed day. A text that is not a day is refused.
  private mutating func submit(_ text: String) -> [ScreenEffect] {
    let order = DateOrder.monthFirst.spoken(in: words.language)
    guard let day = DayReader(today: today, order: order).searched(text) else {
      return [.say(NoticeLine(.refusal, words.notADay(text)))]
    }
    field = nil
    return go(to: day)
  }

  mutating func paste(_ text: String) -> [ScreenEffect] {
    _ = field?.paste(text)
    return []
  }

  mutating func click(_ point: Point, in area: Area) -> [ScreenEffect] {
    // While a date is typed, clicks do nothing.
    if field != nil { return [] }
    if let area = layout(in: area).picture, area.contains(point) {
      return choose(at: point, in: area)
    }
    return finish(cursor.click(point, in: list(in: area)), in: area)
  }

  /// Selects the mood whose shape is at a position, or opens that mood if it is already selected.
  private mutating func choose(at point: Point, in picture: Area) -> [ScreenEffect] {
    guard let id = self.picture?.feeling(at: point, in: picture),
      let row = cursor.rows.firstIndex(where: { $0.name == ItemName(.moods, id) })
    else { return [] }
    if row == cursor.selected, let record = cursor.chosen { return perform(.open(record.name)) }
    cursor.selected = row
    return []
  }
}
