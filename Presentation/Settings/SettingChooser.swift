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
  /// Whether things are light or dark.
  let appearance: String

  init(
    _ preference: Preference, values: [String], current: String, appearance: String = "",
    words: SettingsScreenWords, glyphs: Glyphs
  ) {
    self.preference = preference
    self.values = values
    self.current = current
    self.appearance = appearance
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
        Binding(.up, .down, label: glyphs.arrowKeys(0, 1), meaning: words.keyChoose), nil),
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
    let lines = TextLayout.wrapped(words.note(of: preference), to: room.size.columns, rows: 3)
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
    drawSample(
      into: &frame, in: list, from: list.origin.column + min(widest, list.size.columns) + 2)
  }

  /// What the value under the keys looks like, at the right of the list.
  private func drawSample(into frame: inout Frame, in list: Area, from column: Int) {
    guard values.indices.contains(selected) else { return }
    let isTheme = preference == .theme
    let area = Area(
      column: column, row: list.origin.row, columns: min(44, list.endColumn - column),
      rows: min(isTheme ? 9 : 12, list.size.rows))
    if isTheme {
      let colours = ThemeColours(theme: values[selected], appearance: appearance)
      ThemeSample(colours ?? ThemeColours(.first), words).draw(into: &frame, in: area)
    } else if let lettering = SayingLettering(rawValue: values[selected]),
      preference == .sayingsLettering
    {
      LetteringSample(lettering, words, glyphs).draw(into: &frame, in: area)
    }
  }
}
