import Domain

/// The search over everything: each letter searches anew, in all parts or in one.
struct FindingScreen: Equatable, Sendable, PartScreen {
  var look: Look
  /// A row to choose.
  enum Row: Equatable, Sendable {
    /// The timeline on a day.
    case day(Day)
    case hit(Hit)
  }

  var words: FindingWords { FindingWords(look.language) }
  private(set) var field: TextField
  /// The part that is searched; nothing stands for all.
  private(set) var part: DailyPart?
  private(set) var hits: [Hit] = []
  private(set) var day: Day?
  /// The text whose answer is shown.
  private(set) var answered: String?
  private(set) var selected = 0

  /// The most characters of a search.
  static let limit = 200

  init(_ look: Look) {
    self.look = look
    let words = FindingWords(look.language)
    field = TextField(limit: Self.limit, placeholder: words.hint)
  }

  var takesText: Bool { true }

  /// Whether nothing is looked for.
  var isBlank: Bool { field.text.allSatisfy(\.isWhitespace) }
  /// Without a word the timeline of today is offered.
  var rows: [Row] {
    if isBlank { return [.day(today)] }
    return (day.map { [.day($0)] } ?? []) + hits.map(Row.hit)
  }
  private var row: Row? { rows.indices.contains(selected) ? rows[selected] : nil }

  /// What is shown, asked for again.
  var reload: [Work] { isBlank ? [] : [.finding(.search(field.text, part))] }

  var bindings: [Binding] {
    let none = row == nil ? words.nothingFound(field.text) : nil
    return [
      Binding(
        .enter, meaning: words.keyOpen, unavailable: none, isPrimary: true, glyphs: glyphs),
      Binding(.escape, meaning: words.keyBack, isPrimary: true, glyphs: glyphs),
      Binding(.tab, .backTab, label: "Tab", meaning: words.keyPart, isPrimary: true),
      Binding(.control("t"), meaning: words.keyTimeline),
      Binding(
        .up, .down, label: glyphs.arrowKeys(0, 1), meaning: words.keyChoose,
        unavailable: rows.count < 2 ? words.nothingElse : nil),
    ]
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    switch key {
    case .escape: return [.back]
    case .enter: return open()
    case .tab: return turn(by: 1)
    case .backTab: return turn(by: -1)
    case .control("t"): return [.open(.finding(.timeline(day)))]
    case .up, .down, .pageUp, .pageDown:
      let height = max(2, list(in: area).size.rows)
      if let next = Rows.moved(selected, by: key, count: rows.count, height: height) {
        selected = next
      }
      return []
    case .character, .backspace, .delete, .insert, .left, .right, .home, .end, .function,
      .control, .alt, .modified:
      return search(field.update(key))
    }
  }

  mutating func paste(_ text: String) -> [ScreenEffect] { search(field.paste(text)) ?? [] }

  private func open() -> [ScreenEffect] {
    switch row {
    case .day(let day): [.open(.finding(.timeline(day)))]
    case .hit(let hit): [.open(.item(hit.record.name))]
    case nil: []
    }
  }

  /// Searches the next part, or the one before.
  private mutating func turn(by step: Int) -> [ScreenEffect] {
    let parts: [DailyPart?] = [nil] + DailyPart.allCases
    let here = parts.firstIndex(of: part) ?? 0
    part = parts[(here + step + parts.count) % parts.count]
    selected = 0
    return reload.map(ScreenEffect.work)
  }

  private mutating func search(_ outcome: EditOutcome) -> [ScreenEffect]? {
    switch outcome {
    case .ignored: return nil
    case .moved: return []
    case .changed, .cut:
      selected = 0
      if isBlank { (hits, day, answered) = ([], nil, nil) }
      let work = reload.map(ScreenEffect.work)
      guard outcome == .cut else { return work }
      return [
        .say(NoticeLine(.refusal, ShellWords(words.language).limitReached(.characters(Self.limit))))
      ]
        + work
    }
  }

  /// Takes what was found, unless something else is looked for by now; whatever was chosen stays
  /// chosen.
  mutating func show(_ hits: [Hit], _ day: Day?, for text: String, in part: DailyPart?) {
    guard text == field.text, part == self.part else { return }
    let chosen = answered == text ? row : nil
    (self.hits, self.day, answered) = (hits, day, text)
    selected = chosen.flatMap { rows.firstIndex(of: $0) } ?? min(selected, max(0, rows.count - 1))
  }

  mutating func handle(_ mouse: Mouse, in area: Area) -> [ScreenEffect] {
    switch mouse.action {
    case .wheelUp: return press(.up, in: area) ?? []
    case .wheelDown: return press(.down, in: area) ?? []
    case .press:
      guard
        let index = Rows.row(
          at: mouse.place, in: list(in: area), count: rows.count, selected: selected)
      else { return [] }
      if index == selected { return open() }
      selected = index
      return []
    case .release, .drag: return []
    }
  }
}
