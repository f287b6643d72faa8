import Domain
import PresentationKit
import TextUI

/// The diary: a list of days, newest first, with the moods of a day oldest first. A calendar lets the user jump to a
/// day.
struct DiaryScreen: Equatable, Sendable, ScrollingScreen, SearchedScreen, SelectionScreen {
  var context: ViewContext
  var keyContext: KeyContext? { .diary }
  enum Line: Equatable, Sendable {
    case day(Day)
    case record(MoodRecord, MoodTheme)
  }

  var words: MoodsWords { MoodsWords(context.language) }
  private(set) var days: [MoodDay] = []
  /// The day around which the loaded days were requested.
  private(set) var around: Day
  private(set) var selected: ID<MoodRecord>?
  private(set) var isLoaded = false
  /// The open calendar; nil if it is closed.
  private(set) var grid: MonthGrid?
  private(set) var daysWithEntries: [Day] = []
  var selection = MultiSelection()
  /// The search filter.
  private(set) var typed = TypedFilter<MoodFacet>()
  var line = SearchLine()
  var searched: String? { typed.text }

  init(on day: Day, _ context: ViewContext) {
    self.context = context
    around = day
  }

  /// The loaded moods in list order.
  var records: [MoodRecord] { days.flatMap(\.records) }
  /// The selected mood, with the theme of its day.
  var chosen: (record: MoodRecord, theme: MoodTheme)? {
    for day in days {
      if let record = day.records.first(where: { $0.id == selected }) { return (record, day.theme) }
    }
    return nil
  }

  var reload: [Work] {
    [load(around: chosen?.record.day ?? around)]
      + (grid.map { [.moods(.month($0.selected))] } ?? [])
  }

  /// Returns the request for the days around a day.
  private func load(around day: Day) -> Work {
    .moods(.diary(around: day, matching: typed.filter))
  }

  /// Stores the loaded days. Selects the same mood as before, otherwise the nearest remaining one, otherwise a mood of
  /// the requested day.
  private mutating func show(_ days: [MoodDay], around day: Day) {
    let before = records.map(\.id)
    self.days = typed.refusal == nil ? days : []
    (isLoaded, around) = (true, day)
    let now = records.map(\.id)
    if let selected, now.contains(selected) { return }
    if let kept = Rows.nearestRemaining(selected, of: before, in: now) {
      selected = kept
      return
    }
    let nearest = days.first { $0.day <= day } ?? days.last
    selected = nearest?.records.first?.id
  }

  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    guard let event = answer.moods else { return [] }
    switch event {
    case .changed(let record, _): selected = record.id
    case .added(let record, _): (selected, around) = (record.id, record.day)
    case .removed(let record, _): leave(record)
    case .diary(let days, let around, let filter, _):
      if filter == typed.filter { show(days, around: around) }
    case .month(let month, let days):
      if grid?.selected.firstOfMonth == month.firstOfMonth { daysWithEntries = days }
    case .page, .record, .shuffled, .confirmed, .saved, .year, .patterns, .wall, .lately, .failed:
      break
    }
    return []
  }

  /// Selects the mood after a removed mood.
  private mutating func leave(_ record: MoodRecord) {
    let all = records
    guard let index = all.firstIndex(where: { $0.id == record.id }) else { return }
    selected = (index + 1 < all.count ? all[index + 1] : index > 0 ? all[index - 1] : nil)?.id
    around = record.day
  }

  enum Action: Equatable, Sendable {
    case card(MoodRecord, MoodTheme), entry, edit(MoodRecord), remove(MoodRecord)
    case calendar, jump(Day), whole(Day), search, everything, back
  }

  var bindings: [Binding] {
    line.isOpen ? searchKeys : grid == nil ? withMultiSelection(keys.bindings) : monthKeys.bindings
  }

  private var keys: KeyTable<Action> {
    let chosen = chosen
    let none = chosen == nil ? words.nothingChosen : nil
    let rows: [KeyTable<Action>.Row] = [
      .init(
        Binding(
          .enter, meaning: words.keyOpen, on: .row, unavailable: none, isPrimary: true,
          glyphs: glyphs),
        chosen.map { .card($0.record, $0.theme) }),
      .init(
        Binding(.character("e"), meaning: words.keyEdit, on: .row, unavailable: none),
        chosen.map { .edit($0.record) }),
      .init(
        Binding(
          .character("x"), .character("D"), .delete, meaning: words.keyRemove, on: .row,
          unavailable: none),
        chosen.map { .remove($0.record) }),
      .init(Binding(.character("i"), meaning: words.keyEntry, isPrimary: true), .entry),
      .init(Binding(.character("/"), meaning: words.keySearch), .search),
      .init(Binding(.character("c"), meaning: words.keyCalendar, isPrimary: true), .calendar),
      .init(
        Binding(.character("o"), meaning: words.keyWholeDay, unavailable: none),
        chosen.map { .whole($0.record.day) }),
      .init(
        Binding(
          .up, .down, label: glyphs.arrows[0] + glyphs.arrows[1], meaning: words.keyChoose,
          unavailable: none), nil),
    ]
    return KeyTable(rows + [searched == nil ? leaving : showingAll])
  }

  private var leaving: KeyTable<Action>.Row {
    .init(
      Binding(
        .escape, .backspace, label: Key.escape.printed(glyphs), meaning: words.keyBack,
        isPrimary: true),
      .back)
  }

  /// The row for Esc, which ends the search before it leaves the diary.
  private var showingAll: KeyTable<Action>.Row {
    .init(
      Binding(
        .escape, .backspace, label: Key.escape.printed(glyphs), meaning: words.keyShowAll,
        isPrimary: true),
      .everything)
  }

  private var monthKeys: KeyTable<Action> {
    let day = grid?.selected
    let has = day.map(daysWithEntries.contains) ?? false
    return KeyTable([
      .init(
        Binding(
          .enter, meaning: words.keyGoThere, unavailable: has ? nil : words.nothingThatDay,
          isPrimary: true, glyphs: glyphs), day.map(Action.jump)),
      .init(
        Binding(
          .left, .right, .up, .down, label: glyphs.arrows.joined(), meaning: words.keyDay), nil),
      .init(Binding(.pageUp, .pageDown, label: "PgUp PgDn", meaning: words.keyMonth), nil),
      .init(Binding(.character("t"), meaning: words.keyToday), nil),
      .init(Binding(.character("o"), meaning: words.keyWholeDay), day.map(Action.whole)),
      .init(
        Binding(
          .escape, .character("c"), label: Key.escape.printed(glyphs), meaning: words.keyClose,
          isPrimary: true),
        .calendar),
    ])
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if line.isOpen { return pressSearch(key) }
    if grid != nil { return pressMonth(key) }
    if let effects = pressMultiSelection(key, in: area, beside: keys.bindings) { return effects }
    if let effects = move(key, height: area.size.rows) { return effects }
    return keys.press(key) { perform($0) }
  }

  /// Applies a filter; nil removes it. The selected mood stays selected if it matches.
  mutating func search(_ text: String?) -> [ScreenEffect] {
    typed = TypedFilter(text)
    if typed.refusal != nil { days = [] }
    return [.work(load(around: chosen?.record.day ?? today))]
  }

  private mutating func pressMonth(_ key: Key) -> [ScreenEffect]? {
    guard var month = grid else { return nil }
    let before = month.selected
    if month.update(key) == .moved {
      grid = month
      if before.firstOfMonth == month.selected.firstOfMonth { return [] }
      daysWithEntries = []
      return [.work(.moods(.month(month.selected)))]
    }
    return monthKeys.press(key) { perform($0) }
  }

  private mutating func perform(_ action: Action) -> [ScreenEffect] {
    switch action {
    case .card(let record, let theme): return [.open(.moods(.card(record, theme)))]
    case .entry: return [.open(.moods(.entry(today)))]
    case .edit(let record): return [.open(.moods(.edit(record)))]
    case .remove(let record): return [.work(.moods(.remove(record)))]
    case .calendar:
      if grid != nil {
        grid = nil
        return []
      }
      let day = chosen?.record.day ?? today
      grid = MonthGrid(selected: day, today: today, in: words.language)
      daysWithEntries = []
      return [.work(.moods(.month(day)))]
    case .jump(let day):
      grid = nil
      selected = nil
      around = day
      return [.work(load(around: day))]
    case .search:
      line.open(searched, limit: 100, hint: words.filterHint)
      return []
    case .everything: return search(nil)
    case .whole(let day):
      let record = grid == nil ? chosen.map { ItemName(.moods, $0.record.id.text) } : nil
      return [.open(.finding(.timeline(day, choosing: record)))]
    case .back: return [.back]
    }
  }

  /// Moves the selection, and requests more days near either end of the loaded days.
  private mutating func move(_ key: Key, height: Int) -> [ScreenEffect]? {
    guard
      let next = Rows.moved(selected, by: key, among: records.map(\.id), height: height / 2)
    else { return nil }
    selected = next
    guard let day = chosen?.record.day else { return [] }
    let isNearEnd = day == days.first?.day || day == days.last?.day
    return isNearEnd && day != around ? [.work(load(around: day))] : []
  }
}
