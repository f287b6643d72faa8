import Domain
import PresentationKit
import TextUI

/// A list for choosing the value of a setting, with a preview.
struct SettingChooser: Equatable, Sendable {
  let preference: Preference
  /// The value that is in effect now.
  let current: String
  private(set) var cursor: ListCursor<String>
  let words: SettingsScreenWords
  let glyphs: Glyphs

  init(
    _ preference: Preference, values: [String], current: String,
    words: SettingsScreenWords, glyphs: Glyphs
  ) {
    self.preference = preference
    self.current = current
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

  /// Whether the chooser is drawn over the previous screen, which previews the value under the cursor.
  var liesOverPart: Bool { preference == .theme }

  func draw(into frame: inout Frame, in area: Area) {
    if liesOverPart { return drawCard(into: &frame, in: area) }
    let note = words.note(of: preference)
    let columns = ListPage(in: area, rows: cursor.count).list.size.columns
    let lines = min(3, TextLayout.wrapped(note, to: columns).count)
    let page = ListPage(in: area, rows: cursor.count, head: lines == 0 ? 0 : lines + 1)
    page.draw(words.title + " · " + words.label(preference), into: &frame, in: area, glyphs)
    frame.write(wrapped: note, in: page.head, rows: lines)
    if let preview = page.preview {
      drawValues(into: &frame, in: page.list)
      drawSample(into: &frame, in: preview)
    } else {
      var values = page.list
      values.size.columns = min(widest + 2, values.size.columns)
      drawValues(into: &frame, in: values)
      drawSample(
        into: &frame,
        in: Area(
          column: values.endColumn + 2, row: values.origin.row,
          columns: page.list.endColumn - values.endColumn - 2, rows: values.size.rows))
    }
  }

  /// The width of the widest value with its cursor and check mark, in cells.
  private var widest: Int {
    cursor.rows.reduce(0) { max($0, TextLayout.cells(words.value(preference, $1))) } + 4
  }

  /// Draws the list as a card at the right that leaves the previewed screen visible; on a narrow terminal it takes the
  /// whole width. If there is room, a small Today page below the list shows the theme under the cursor.
  private func drawCard(into frame: inout Frame, in area: Area) {
    let note = words.note(of: preference)
    let isNarrow = area.size.columns < 60
    let columns = isNarrow ? area.size.columns : Self.cardColumns
    let lines = TextLayout.wrapped(note, to: columns - 4).count + 1
    let sample = isNarrow ? 0 : ThemeSample.rows + 1
    let frameRows = 3
    let hasNote = area.size.rows >= cursor.rows.count + frameRows + lines
    let noteRows = hasNote ? lines : 0
    let hasSample = area.size.rows >= cursor.rows.count + frameRows + noteRows + sample
    let sampleRows = hasSample ? sample : 0
    let rows = min(area.size.rows, cursor.rows.count + frameRows + noteRows + sampleRows)
    let card = Area(
      column: area.endColumn - columns - (isNarrow ? 0 : 1),
      row: area.origin.row + (isNarrow ? 0 : (area.size.rows - rows) / 2), columns: columns,
      rows: rows)
    frame.fill(isNarrow ? area : card, .plain)
    Panel(words.label(preference), ink: frame.hue.ink, hasKeys: true)
      .draw(into: &frame, in: card, glyphs: glyphs)
    let inside = Panel.inside(card)
    drawValues(into: &frame, in: inside.rows(0, min(cursor.rows.count, inside.size.rows)))
    var below = inside.rows(cursor.rows.count + 1)
    if hasSample {
      ThemeSample(language: words.language, glyphs: glyphs).draw(into: &frame, in: below)
      below = below.rows(sample)
    }
    if hasNote { frame.write(wrapped: note, in: below, rows: lines) }
  }

  private static let cardColumns = 42

  private func drawValues(into frame: inout Frame, in list: Area) {
    let shade = frame.ground.rgb.shade
    let names = cursor.rows.reduce(0) { max($0, TextLayout.cells(words.value(preference, $1))) }
    cursor.draw(into: &frame, in: list, glyphs: glyphs) { value, isChosen in
      let mark = value.lowercased() == current.lowercased() ? glyphs.used : ""
      let name = TextLayout.aligned(
        words.value(preference, value), .left, in: min(names, list.size.columns))
      return [
        StyledText(TextLayout.aligned(mark, .left, in: 2), Style(ink: Accent.leaf)),
        StyledText(name, isChosen ? .bold : .plain),
      ] + swatch(value, shade)
    }
  }

  /// Returns the colours of a theme, to be drawn beside its name. Empty for other settings, and on a terminal without
  /// colours.
  private func swatch(_ value: String, _ shade: Shade) -> [StyledText] {
    guard preference == .theme, glyphs.pictures.isDrawn, let theme = SayingTheme(named: value)
    else { return [] }
    return ["  "]
      + ThemeColours(theme, shade).swatch.map { StyledText("▇▇", Style(ink: $0)) }
  }

  /// Draws a sample of the lettering under the cursor beside the list; nothing for other settings.
  private func drawSample(into frame: inout Frame, in room: Area) {
    guard preference == .sayingsLettering, let value = cursor.chosen,
      let lettering = SayingLettering(rawValue: value)
    else { return }
    let area = Area(
      column: room.origin.column, row: room.origin.row, columns: min(56, room.size.columns),
      rows: min(16, room.size.rows))
    LetteringSample(lettering, words, glyphs).draw(into: &frame, in: area)
  }
}
