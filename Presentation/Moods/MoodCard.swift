import Domain

/// One feeling on a card over the dimmed screen: its shape, when it was, and its words.
struct MoodCard: Equatable, Sendable, PartScreen {
  var look: Look
  /// What stands on the card.
  enum Content: Equatable, Sendable {
    case record(MoodRecord, MoodTheme)
    /// A tip of the guide.
    case tip(Int)
  }

  let content: Content
  var words: MoodsWords { MoodsWords(look.language) }
  private var top = 0

  init(_ content: Content, _ look: Look) {
    self.look = look
    self.content = content
  }

  var isOverWhenDone: Bool { true }
  var isOverWhenGone: Bool { true }

  /// What keys do on the card.
  enum Action: Equatable, Sendable { case edit(MoodRecord), remove(MoodRecord), back }

  var liesOver: Bool { true }
  var bindings: [Binding] { keys.bindings }

  /// A click puts it back.
  mutating func handle(_ mouse: Mouse, in area: Area) -> [ScreenEffect] {
    mouse.action == .press ? [.back] : []
  }

  private var keys: KeyTable<Action> {
    var rows: [KeyTable<Action>.Row] = []
    if case .record(let record, _) = content {
      rows = [
        .init(Binding(.character("e"), meaning: words.keyEdit, isPrimary: true), .edit(record)),
        .init(Binding(.character("x"), .delete, meaning: words.keyRemove), .remove(record)),
        .init(
          Binding(
            .up, .down, label: glyphs.arrows[0] + glyphs.arrows[1], meaning: words.keyScroll), nil),
      ]
    }
    rows.append(
      .init(
        Binding(
          .escape, .enter, .backspace, label: Key.escape.printed(glyphs), meaning: words.keyClose,
          isPrimary: true), .back))
    return KeyTable(rows)
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    let room = frame(in: area).area.size
    let hidden = max(0, text(columns: room.columns - 6).count - (room.rows - 4))
    switch key {
    case .up, .character("k"): top = max(0, top - 1)
    case .down, .character("j"): top = min(hidden, top + 1)
    default:
      return keys.press(key) { action in
        switch action {
        case .edit(let record): [.open(.moods(.edit(record)))]
        case .remove(let record): [.work(.moods(.remove(record)))]
        case .back: [.back]
        }
      }
    }
    return []
  }

  private func text(columns: Int) -> [String] {
    switch content {
    case .record(let record, _): TextLayout.wrapped(record.text?.text ?? "", to: max(4, columns))
    case .tip(let number): TextLayout.wrapped(words.tip(number), to: max(4, columns))
    }
  }

  private func frame(in area: Area) -> CardFrame {
    let columns = min(area.size.columns - 4, 56)
    let wanted = text(columns: columns - 6).count + 4
    let rows = max(5, min(area.size.rows, wanted))
    return CardFrame(
      area: Area(
        column: area.origin.column + (area.size.columns - columns) / 2,
        row: area.origin.row + (area.size.rows - rows) / 2, columns: columns, rows: rows),
      style: Style(ink: ink), title: [StyledText(title, .bold)])
  }

  private var title: String {
    switch content {
    case .record(let record, _): words.cardTitle(record.at)
    case .tip(let number): words.tipTitle(number)
    }
  }

  private var ink: Ink {
    switch content {
    case .record(let record, let theme): theme.readable(record.level)
    case .tip: Accent.ember
    }
  }

  func draw(into frame: inout Frame, in area: Area) {
    frame.restyle(area) { $0 = Style(ink: nil, paper: nil, .dim) }
    let card = self.frame(in: area)
    frame.fill(card.area, .plain)
    card.draw(into: &frame, glyphs)
    let room = card.area.inset(columns: 3, rows: 2)
    let lines = text(columns: room.size.columns)
    for (row, line) in lines.dropFirst(top).prefix(room.size.rows).enumerated() {
      frame.put(line, room.origin.column, room.origin.row + row, upTo: room.endColumn)
    }
    if case .record(let record, _) = content {
      let mark = " \(glyphs.sign(of: record.level.shape)) \(record.level.value) "
      frame.put(
        mark, card.area.endColumn - 2 - TextLayout.cells(mark), card.area.endRow - 1,
        Style(ink: ink, .bold))
    }
    if lines.count - top > room.size.rows {
      frame.put(" \(glyphs.arrows[1]) ", card.area.origin.column + 3, card.area.endRow - 1, .dim)
    }
  }
}
