import Domain
import TextUI

/// A list from which one value of a setting is chosen, with a look at what it would be like.
struct SettingChooser: Equatable, Sendable {
  let preference: Preference
  /// The one that counts now.
  let current: String
  /// The values in their order.
  private(set) var cursor: ListCursor<String>
  let words: SettingsScreenWords
  let glyphs: Glyphs
  /// Whether things are light or dark.
  let appearance: String

  init(
    _ preference: Preference, values: [String], current: String, appearance: String = "",
    words: SettingsScreenWords, glyphs: Glyphs
  ) {
    self.preference = preference
    self.current = current
    self.appearance = appearance
    self.words = words
    self.glyphs = glyphs
    cursor = ListCursor(
      values, selected: values.firstIndex { $0.lowercased() == current.lowercased() } ?? 0)
  }

  private var keys: KeyTable<Bool> {
    KeyTable([
      .init(
        Binding(
          .enter, .character(" "), label: glyphs.enter, meaning: words.keyTake, isPrimary: true),
        true),
      .init(.arrows(words.keyChoose, glyphs)),
      .init(
        Binding(.escape, .left, meaning: words.keyBack, isPrimary: true, glyphs: glyphs), false),
    ])
  }

  var bindings: [Binding] { keys.bindings }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if cursor.move(by: key, height: area.size.rows - 2) { return [] }
    return keys.press(key) { takes in
      guard takes, let value = cursor.chosen else { return [.back] }
      return [.work(.settings(.set(preference, value)))]
    }
  }

  func draw(into frame: inout Frame, in area: Area) {
    let room = area.inset(columns: 2)
    frame.write(
      [StyledText(words.title + " · " + words.label(preference), .bold)], in: room)
    let first = 2 + frame.write(wrapped: words.note(of: preference), in: room, row: 1, rows: 3)
    let list = room.rows(first)
    let widest =
      cursor.rows.reduce(0) { max($0, TextLayout.cells(words.value(preference, $1))) } + 4
    cursor.draw(into: &frame, in: list, glyphs: glyphs) { value, isChosen in
      let mark = value.lowercased() == current.lowercased() ? glyphs.used : ""
      return [
        StyledText(TextLayout.aligned(mark, .left, in: 2), Style(ink: Accent.leaf)),
        StyledText(words.value(preference, value), isChosen ? .bold : .plain),
      ]
    }
    drawSample(
      into: &frame, in: list, from: list.origin.column + min(widest, list.size.columns) + 2)
  }

  /// What the value under the keys looks like, at the right of the list.
  private func drawSample(into frame: inout Frame, in list: Area, from column: Int) {
    guard let value = cursor.chosen else { return }
    let isTheme = preference == .theme
    let area = Area(
      column: column, row: list.origin.row, columns: min(44, list.endColumn - column),
      rows: min(isTheme ? 9 : 12, list.size.rows))
    if isTheme {
      let colours = ThemeColours(theme: value, appearance: appearance)
      ThemeSample(colours ?? ThemeColours(.first), words).draw(into: &frame, in: area)
    } else if let lettering = SayingLettering(rawValue: value),
      preference == .sayingsLettering
    {
      LetteringSample(lettering, words, glyphs).draw(into: &frame, in: area)
    }
  }
}
