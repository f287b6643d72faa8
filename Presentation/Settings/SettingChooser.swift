import Domain

/// A list from which one value of a setting is chosen, with a look at what it would be like.
struct SettingChooser: Equatable, Sendable {
  let preference: Preference
  /// The values in their order.
  let values: [String]
  /// The one that counts now.
  let current: String
  private(set) var selected: Int
  let words: SettingsScreenWords
  let glyphs: Glyphs
  /// Whether things are dark where no theme is chosen.
  let isDark: Bool

  init(
    _ preference: Preference, values: [String], current: String, isDark: Bool = false,
    words: SettingsScreenWords, glyphs: Glyphs
  ) {
    self.preference = preference
    self.values = values
    self.current = current
    self.isDark = isDark
    self.words = words
    self.glyphs = glyphs
    selected = values.firstIndex { $0.lowercased() == current.lowercased() } ?? 0
  }

  private var keys: KeyTable<Bool> {
    KeyTable([
      .init(
        Binding(
          .enter, .character(" "), label: glyphs.enter, meaning: words.keyTake, isPrimary: true),
        true),
      .init(
        Binding(.up, .down, label: glyphs.arrowKeys(0, 1), meaning: words.keyMove), nil),
      .init(
        Binding(.escape, .left, meaning: words.keyBack, isPrimary: true, glyphs: glyphs), false),
    ])
  }

  var bindings: [Binding] { keys.bindings }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if let place = Rows.moved(
      selected, by: key, count: values.count, height: max(2, area.size.rows - 2))
    {
      selected = place
      return []
    }
    let (values, selected, preference) = (values, selected, preference)
    return keys.press(key) { takes in
      guard takes, values.indices.contains(selected) else { return [.back] }
      return [.work(.settings(.set(preference, values[selected])))]
    }
  }

  func draw(into frame: inout Frame, in area: Area) {
    let room = area.inset(columns: 2)
    frame.write(
      [StyledText(words.title + " · " + words.label(preference), .bold)], in: room)
    let note = preference == .pictureFont ? words.fontNote : ""
    let lines = TextLayout.wrapped(note, to: room.size.columns, rows: 3)
    for (row, line) in lines.enumerated() {
      frame.write([StyledText(line, .dim)], in: room, row: 1 + row)
    }
    let first = lines.isEmpty ? 2 : lines.count + 2
    let list = Area(
      column: room.origin.column, row: room.origin.row + first, columns: room.size.columns,
      rows: room.size.rows - first)
    let names = values.map { words.value(preference, $0) }
    let widest = names.reduce(0) { max($0, TextLayout.cells($1)) } + 4
    let shown = Rows.window(count: names.count, selected: selected, height: list.size.rows)
    for (row, index) in shown.enumerated() {
      let isChosen = index == selected
      let mark = values[index].lowercased() == current.lowercased() ? glyphs.used : ""
      let line: [StyledText] = [
        StyledText(isChosen ? glyphs.pointer + " " : "  ", .bold),
        StyledText(TextLayout.aligned(mark, .left, in: 2), Style(ink: Accent.leaf)),
        StyledText(names[index], isChosen ? .bold : .plain),
      ]
      frame.write(
        line.clipped(to: list.size.columns, ellipsis: glyphs.ellipsis), in: list, row: row)
    }
    guard preference == .theme, values.indices.contains(selected) else { return }
    let column = list.origin.column + min(widest, list.size.columns) + 2
    let theme = SayingTheme(named: values[selected]) ?? (isDark ? .black : .first)
    ThemeSample(theme, words).draw(
      into: &frame,
      in: Area(
        column: column, row: list.origin.row, columns: min(44, list.endColumn - column),
        rows: min(9, list.size.rows)))
  }
}

/// A saying on a card in the colours of a theme.
struct ThemeSample {
  let theme: SayingTheme
  let words: SettingsScreenWords

  init(_ theme: SayingTheme, _ words: SettingsScreenWords) {
    self.theme = theme
    self.words = words
  }

  func draw(into frame: inout Frame, in area: Area) {
    guard area.size.columns >= 10, area.size.rows >= 3 else { return }
    frame.fill(area, Style(paper: Ink(theme.background)))
    let card = area.inset(columns: 2, rows: 1)
    let paper = Ink(theme.secondary)
    frame.fill(card, Style(paper: paper))
    let room = card.inset(columns: 1)
    let hasSpeaker = card.size.rows >= 4
    let lines = TextLayout.balanced(
      words.sample, to: room.size.columns, rows: card.size.rows - (hasSpeaker ? 1 : 0))
    let first = max(0, (card.size.rows - lines.count - (hasSpeaker ? 1 : 0)) / 2)
    for (row, line) in lines.enumerated() {
      write(line, Style(ink: Ink(theme.ink), paper: paper), first + row, &frame, room)
    }
    if hasSpeaker {
      write(
        words.speaker, Style(ink: Ink(theme.quietInk), paper: paper), first + lines.count, &frame,
        room)
    }
  }

  private func write(
    _ text: String, _ style: Style, _ row: Int, _ frame: inout Frame, _ room: Area
  ) {
    let indent = TextLayout.indent(of: TextLayout.cells(text), .centre, in: room.size.columns)
    frame.write([StyledText(text, style)], room.origin.column + indent, in: room, row: row)
  }
}
