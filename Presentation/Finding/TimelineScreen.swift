import Domain

/// A day of the timeline: all that was kept and planned on it, in the order it went by.
struct TimelineScreen: Equatable, Sendable, PartScreen {
  var look: Look
  var words: FindingWords { FindingWords(look.language) }
  /// The day that is shown, or asked for.
  private(set) var day: Day
  private(set) var page: TimelineDay?
  private(set) var selected = 0
  /// The line a date is typed into; nothing while nobody types.
  private(set) var field: TextField?

  init(on day: Day, _ look: Look) {
    self.look = look
    self.day = day
  }

  var takesText: Bool { field != nil }
  /// A date that is typed makes no form.
  var isOverWhenDone: Bool { false }
  var reload: [Work] { [load] }
  private var load: Work { .finding(.day(day)) }

  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    if case .finding(.day(let page)) = answer { show(page) }
    return []
  }

  mutating func open(_ route: Route) -> [ScreenEffect]? {
    guard case .finding(.timeline(let day)) = route else { return nil }
    self = TimelineScreen(on: day ?? today, look)
    return [.work(load)]
  }

  private var records: [FoundRecord] { page?.records ?? [] }
  private var chosen: FoundRecord? {
    records.indices.contains(selected) ? records[selected] : nil
  }

  /// Takes a day, unless another one was asked for meanwhile.
  private mutating func show(_ page: TimelineDay) {
    guard page.day == day else { return }
    let before = self.page?.day == page.day ? chosen : nil
    self.page = page
    selected =
      before.flatMap { page.records.firstIndex(of: $0) }
      ?? min(selected, max(0, page.records.count - 1))
  }

  // MARK: Keys

  /// What keys do on the timeline.
  enum Action: Equatable, Sendable {
    case open(ItemName)
    case go(Day)
    case date, search, back
  }

  private var keys: KeyTable<Action> {
    let chosen = chosen
    return KeyTable([
      .init(
        Binding(
          .enter, meaning: words.keyOpen,
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
    let height = max(2, list(in: area).size.rows)
    if isMove, let next = Rows.moved(selected, by: key, count: records.count, height: height) {
      selected = next
      return []
    }
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
    (self.day, selected) = (day, 0)
    return [.work(load)]
  }

  private mutating func type(_ key: Key) -> [ScreenEffect]? {
    switch key {
    case .escape:
      field = nil
      return []
    case .enter:
      guard let text = field?.text, !text.allSatisfy(\.isWhitespace) else {
        field = nil
        return []
      }
      let order = DateOrder.monthFirst.spoken(in: words.language)
      guard let day = DayReader(today: today, order: order).searched(text) else {
        return [.say(NoticeLine(.refusal, words.notADay(text)))]
      }
      field = nil
      return go(to: day)
    case .character, .tab, .backTab, .backspace, .delete, .insert, .up, .down, .left, .right,
      .home, .end, .pageUp, .pageDown, .function, .control, .alt, .modified:
      return field?.update(key) == .ignored ? nil : []
    }
  }

  mutating func paste(_ text: String) -> [ScreenEffect] {
    _ = field?.paste(text)
    return []
  }

  mutating func handle(_ mouse: Mouse, in area: Area) -> [ScreenEffect] {
    if field != nil { return [] }
    switch mouse.action {
    case .wheelUp: return press(.up, in: area) ?? []
    case .wheelDown: return press(.down, in: area) ?? []
    case .press:
      guard
        let index = Rows.row(
          at: mouse.place, in: list(in: area), count: records.count, selected: selected)
      else { return [] }
      if index == selected { return press(.enter, in: area) ?? [] }
      selected = index
      return []
    case .release, .drag: return []
    }
  }
}
