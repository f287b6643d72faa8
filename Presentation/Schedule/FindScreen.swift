import Domain

/// The search: words find events by title and body, a day leads there.
struct FindScreen: Equatable, Sendable, PartScreen {
  var look: Look
  /// A row to choose.
  enum Hit: Equatable, Sendable {
    case day(Day)
    case event(Event)

    /// The id of an event, or nothing of a day.
    var name: ID<Event>? { if case .event(let event) = self { event.id } else { nil } }
  }

  var words: ScheduleWords { ScheduleWords(look.language) }
  private var field: TextField
  private var found: [Event] = []
  /// The text whose answer is shown.
  private var answered: String?
  private var selected = 0

  init(_ look: Look) {
    self.look = look
    let words = ScheduleWords(look.language)
    field = TextField(limit: 100, placeholder: words.findHint)
  }

  var takesText: Bool { true }

  private var day: Day? {
    let text = field.text.drop(while: \.isWhitespace)
    guard let last = text.lastIndex(where: { !$0.isWhitespace }) else { return nil }
    let order = DateOrder.monthFirst.spoken(in: words.language)
    return DayReader(today: now.day, order: order).readable(String(text[...last]))
  }

  private var hits: [Hit] { (day.map { [.day($0)] } ?? []) + found.map(Hit.event) }
  private var hit: Hit? { hits.indices.contains(selected) ? hits[selected] : nil }

  var bindings: [Binding] {
    [
      Binding(
        .enter, meaning: words.keyGoThere, unavailable: hit == nil ? words.noMatch : nil,
        isPrimary: true, glyphs: glyphs),
      Binding(
        .up, .down, label: glyphs.arrowKeys(0, 1), meaning: words.keyChoose,
        unavailable: hits.count < 2 ? words.noMatch : nil),
      Binding(.escape, meaning: words.keyBack, isPrimary: true, glyphs: glyphs),
    ]
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    switch key {
    case .escape: return [.back]
    case .enter: return open()
    case .up, .down, .pageUp, .pageDown:
      if let next = Rows.moved(
        selected, by: key, count: hits.count, height: max(2, area.size.rows - 3))
      {
        selected = next
      }
      return []
    case .character, .tab, .backTab, .backspace, .delete, .insert, .left, .right, .home, .end,
      .function, .control, .alt, .modified:
      return search(field.update(key))
    }
  }

  mutating func paste(_ text: String) -> [ScreenEffect] { search(field.paste(text)) ?? [] }

  private func open() -> [ScreenEffect] {
    switch hit {
    case .day(let day): [.back, .open(.schedule(.day(day, nil)))]
    case .event(let event): [.back, .open(.schedule(.day(event.start.day, event.id)))]
    case nil: []
    }
  }

  private mutating func search(_ outcome: EditOutcome) -> [ScreenEffect]? {
    switch outcome {
    case .ignored: return nil
    case .moved: return []
    case .changed, .cut:
      selected = 0
      return [.work(.schedule(.search(field.text)))]
    }
  }

  /// What brings up to date what was found.
  var reload: [Work] { answered == nil ? [] : [.schedule(.search(field.text))] }

  /// Takes what was found. What was chosen stays so where it was found before; else the first one that is not over is chosen, or the day that was typed.
  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    if case .schedule(.found(let text, let events)) = answer { show(events, for: text) }
    return []
  }

  private mutating func show(_ events: [Event], for text: String) {
    guard text == field.text else { return }
    let chosen = answered == text ? hit?.name : nil
    found = events
    answered = text
    if let chosen, let place = hits.firstIndex(where: { $0.name == chosen }) {
      selected = place
      return
    }
    let next = events.firstIndex { $0.end.instant > now.instant } ?? max(0, events.count - 1)
    selected = day == nil ? next : 0
  }

  mutating func handle(_ mouse: Mouse, in area: Area) -> [ScreenEffect] {
    switch mouse.action {
    case .wheelUp: return press(.up, in: area) ?? []
    case .wheelDown: return press(.down, in: area) ?? []
    case .press:
      guard
        let row = Rows.row(
          at: mouse.place, in: list(in: area), count: hits.count, selected: selected)
      else { return [] }
      if row == selected { return open() }
      selected = row
      return []
    case .release, .drag: return []
    }
  }

  private func list(in area: Area) -> Area {
    let room = area.inset(columns: 2)
    return Area(
      column: room.origin.column, row: room.origin.row + 3, columns: room.size.columns,
      rows: room.size.rows - 3)
  }

  func draw(into frame: inout Frame, in area: Area) {
    let room = area.inset(columns: 2)
    frame.write([StyledText(words.findTitle, .bold)], in: room)
    let line = Area(
      column: room.origin.column, row: room.origin.row + 1, columns: room.size.columns, rows: 1)
    frame.write([StyledText("/ ", .dim)], in: line)
    let inner = Area(
      column: line.origin.column + 2, row: line.origin.row, columns: line.size.columns - 2, rows: 1)
    field.draw(into: &frame, in: inner, isFocused: true, glyphs: glyphs)
    let list = list(in: area)
    let hits = hits
    if hits.isEmpty {
      let isAnswered = answered != nil && !field.text.allSatisfy(\.isWhitespace)
      let text =
        isAnswered
        ? LettersAlone(words.language).explained(words.noMatch, field.text) : words.findHelp
      for (row, line) in TextLayout.wrapped(text, to: list.size.columns, rows: 3).enumerated() {
        frame.write([StyledText(line, .dim)], in: list, row: row)
      }
      return
    }
    let shown = Rows.window(count: hits.count, selected: selected, height: list.size.rows)
    for (row, index) in shown.enumerated() {
      let pointer = index == selected ? glyphs.pointer : " "
      frame.write(
        ([StyledText(pointer + " ", .bold)] + pieces(hits[index], index == selected))
          .clipped(to: list.size.columns, ellipsis: glyphs.ellipsis), in: list, row: row)
    }
  }

  private func pieces(_ hit: Hit, _ isChosen: Bool) -> [StyledText] {
    switch hit {
    case .day(let day): return [StyledText(words.goTo(day, at: now), .bold)]
    case .event(let event):
      let group = EventGroup(event, at: now.instant)
      let title = StyledText(event.title.text, isChosen ? .bold : .plain)
      return [
        StyledText(glyphs.spine, Style(ink: group.ink, .bold)), " ", title,
        StyledText("  " + words.when(event, at: now), .dim),
      ]
    }
  }
}
