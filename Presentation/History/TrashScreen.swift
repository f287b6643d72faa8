import Domain

/// What was removed: it is brought back, or all of it destroyed for good.
struct TrashScreen: Equatable, Sendable, PartScreen {
  var look: Look
  var words: HistoryWords { HistoryWords(look.language) }
  private(set) var lines: [TrashLine]?
  private var total = 0
  private var selected = 0

  init(_ look: Look) {
    self.look = look
  }

  /// Takes what lies in it. What was chosen stays so where it still does.
  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    if case .history(.trash(let lines, let total)) = answer { show(lines, of: total) }
    return []
  }

  var reload: [Work] { [.history(.trash)] }

  private mutating func show(_ lines: [TrashLine], of total: Int) {
    let chosen = chosen?.id
    self.lines = lines
    self.total = total
    selected =
      lines.firstIndex { $0.item.id == chosen } ?? min(selected, max(0, lines.count - 1))
  }

  private enum Command: Equatable { case restore, empty }

  private var chosen: TrashItem? {
    guard let lines, lines.indices.contains(selected) else { return nil }
    return lines[selected].item
  }

  private var keys: KeyTable<Command> {
    let none = chosen == nil ? words.emptyTrash : nil
    return KeyTable([
      .init(
        Binding(
          .character("r"), .enter, label: "r " + glyphs.enter, meaning: words.keyRestore,
          unavailable: none,
          isPrimary: true), .restore),
      .init(
        Binding(.character("x"), meaning: words.keyEmpty, unavailable: none, isPrimary: true),
        .empty),
      .init(
        Binding(
          .up, .down, label: glyphs.arrowKeys(0, 1), meaning: words.keyMove, unavailable: none),
        nil),
    ])
  }

  var bindings: [Binding] {
    keys.bindings + [Binding(.escape, meaning: words.keyBack, isPrimary: true, glyphs: glyphs)]
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if key == .escape || key == .left { return [.back] }
    if let place = Rows.moved(
      selected, by: key, count: lines?.count ?? 0, height: max(1, area.size.rows - 2))
    {
      selected = place
      return []
    }
    return keys.press(key) { command in
      guard let chosen else { return [] }
      if isReadOnly {
        return [.say(NoticeLine(.refusal, StorageWords(words.language).onlyReading))]
      }
      switch command {
      case .restore: return [.work(.history(.restore(chosen)))]
      case .empty: return [.open(.more(.history(.question(question))))]
      }
    }
  }

  mutating func handle(_ mouse: Mouse, in area: Area) -> [ScreenEffect] {
    switch mouse.action {
    case .wheelUp: press(.up, in: area) ?? []
    case .wheelDown: press(.down, in: area) ?? []
    case .press, .release, .drag: []
    }
  }

  func draw(into frame: inout Frame, in area: Area) {
    let page = HistoryFrame(words.trashTitle, of: total, nothing: words.trashIsEmpty, words, glyphs)
    guard let list = page.draw(lines?.count, into: &frame, in: area), let lines else { return }
    Rows(
      columns: [
        .init(.fitting(upTo: 12), importance: 3),
        .init(.rest, importance: 5), .init(.fixed(16), importance: 1),
      ], total: lines.count, selected: selected, height: list.size.rows
    ) { index in
      let line = lines[index]
      return [
        [StyledText(words.kind(line.item.kind), .dim)],
        [StyledText(words.title(line.item))],
        [StyledText(words.moment(line.at), .dim)],
      ]
    }.draw(into: &frame, in: list, glyphs: glyphs)
  }
}

extension TrashScreen {
  /// Asks before the trash is emptied, by another key than the one that asks.
  private var question: Question {
    Question(
      title: words.emptyTitle, text: words.askToEmpty(total),
      [
        .init("k", words.keyKeepIt),
        .init("e", words.keyDestroy, [.work(.history(.empty))]),
      ])
  }
}
