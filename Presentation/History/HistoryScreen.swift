import Domain

/// What was done, the newest first: when, what, from where, and how it stands with it.
struct HistoryScreen: Equatable, Sendable, PartScreen {
  var look: Look
  var words: HistoryWords { HistoryWords(look.language) }
  private(set) var entries: [HistoryEntry]?
  private var total = 0
  private var selected = 0

  init(_ look: Look) {
    self.look = look
  }

  /// Takes what was done. What was chosen stays so where it is still told.
  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    if case .history(.listed(let entries, let total)) = answer { show(entries, of: total) }
    return []
  }

  var reload: [Work] { [.history(.list)] }

  private mutating func show(_ entries: [HistoryEntry], of total: Int) {
    let before = self.entries ?? []
    let chosen = before.indices.contains(selected) ? before[selected].number : nil
    self.entries = entries
    self.total = total
    selected =
      entries.firstIndex { $0.number == chosen } ?? min(selected, max(0, entries.count - 1))
  }

  /// The record the chosen deed was done to, where it was one.
  private var chosen: ItemName? {
    guard let entries, entries.indices.contains(selected), let item = entries[selected].item,
      let part = entries[selected].part
    else { return nil }
    return ItemName(part, item)
  }

  var bindings: [Binding] {
    [
      Binding(
        .enter, meaning: words.keyOpen, unavailable: chosen == nil ? words.nothingToOpen : nil,
        isPrimary: true, glyphs: glyphs),
      Binding(.character("z"), meaning: words.keyUndo, isPrimary: true),
      Binding(
        .control("y"), .character("Z"), meaning: words.keyRedo, isPrimary: true),
      Binding(.up, .down, label: glyphs.arrowKeys(0, 1), meaning: words.keyMove),
      Binding(.escape, meaning: words.keyBack, isPrimary: true, glyphs: glyphs),
    ]
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if key == .escape || key == .left { return [.back] }
    if key == .enter {
      guard let chosen else { return [.say(NoticeLine(.refusal, words.nothingToOpen))] }
      return [.open(.item(chosen))]
    }
    guard
      let place = Rows.moved(
        selected, by: key, count: entries?.count ?? 0, height: max(1, area.size.rows - 2))
    else { return nil }
    selected = place
    return []
  }

  mutating func handle(_ mouse: Mouse, in area: Area) -> [ScreenEffect] {
    switch mouse.action {
    case .wheelUp: press(.up, in: area) ?? []
    case .wheelDown: press(.down, in: area) ?? []
    case .press, .release, .drag: []
    }
  }

  func draw(into frame: inout Frame, in area: Area) {
    let page = HistoryFrame(words.historyTitle, of: total, nothing: words.nothingYet, words, glyphs)
    guard let list = page.draw(entries?.count, into: &frame, in: area), let entries else { return }
    Rows(
      columns: [
        .init(.fixed(16), importance: 2), .init(.rest, importance: 5),
        .init(.fitting(upTo: 8), importance: 1), .init(.fitting(upTo: 18), importance: 3),
      ], total: entries.count, selected: selected, height: list.size.rows
    ) { index in
      let entry = entries[index]
      let isHere = entry.state == .done || entry.state == .settled
      return [
        [StyledText(words.moment(entry.at), .dim)],
        [StyledText(words.what(entry), isHere ? .plain : .dim)],
        [StyledText(words.shell(entry.origin), .dim)],
        [StyledText(words.state(entry.state), .dim)],
      ]
    }.draw(into: &frame, in: list, glyphs: glyphs)
  }
}
