import PresentationKit
import TextUI

/// A small Today page in the colours of the theme under the cursor.
struct ThemeSample {
  let language: Language
  let glyphs: Glyphs

  /// The height of the sample.
  static let rows = 8

  private struct Words: KeyWords {
    let language: Language
    var tabs: [String] {
      [PartWords.today, PartWords.people, PartWords.moods].map { $0(language) }
    }
    var event: String { TutorialDay.lunch(language) }
    var late: (name: String, note: String) {
      (say("할머니", "Gran"), say("9일 지남", "9 days late"))
    }
    var due: (name: String, note: String) { (say("민아", "Mina"), keyToday) }
    var book: String { TutorialCovers.sample(language) }
  }

  func draw(into frame: inout Frame, in area: Area) {
    let words = Words(language: language)
    let rule = String(repeating: glyphs.rule, count: area.size.columns)
    frame.write([StyledText(rule, .dim)], in: area)
    var tabs: [StyledText] = [StyledText(" " + words.tabs[0] + " ", .bold)]
    for tab in words.tabs.dropFirst() { tabs.append(StyledText("  " + tab, .dim)) }
    frame.write(tabs, in: area, row: 1)
    frame.select(area.rows(1, 1).first(columns: TextLayout.cells(words.tabs[0]) + 2))
    let sign = glyphs.bar
    frame.write(
      [StyledText("12:30  ", .dim), StyledText(words.event, Style(ink: Hue.water.ink, .bold))],
      in: area, row: 3)
    row(
      4, glyphs.withered, words.late.name, part: 0.1, words.late.note, Hue.rose, sign, into: &frame,
      in: area)
    row(
      5, glyphs.thirsty, words.due.name, part: 0.6, words.due.note, Hue.leaf, sign, into: &frame,
      in: area)
    row(
      6, glyphs.spine, words.book, part: 0.54, "54%", Hue.violet, sign, into: &frame, in: area)
    let moods = [Hue.ember, .rose, .leaf, .water, .violet].enumerated().map { index, hue in
      StyledText(glyphs.moods[index * 2] + "  ", Style(ink: hue.ink))
    }
    frame.write(moods, in: area, row: 7)
  }

  /// Draws a row with a sign, a name, a thin bar and a note.
  private func row(
    _ row: Int, _ sign: String, _ name: String, part: Double, _ note: String, _ hue: Hue,
    _ bar: String, into frame: inout Frame, in area: Area
  ) {
    let columns = 12
    let filled = Int(Double(columns) * part)
    frame.write(
      [
        StyledText(sign + " ", Style(ink: hue.ink)),
        StyledText(TextLayout.aligned(name, .left, in: 8)),
        StyledText(String(repeating: bar, count: filled), Style(ink: hue.ink)),
        StyledText(String(repeating: glyphs.rule, count: columns - filled) + "  ", .dim),
        StyledText(note, .dim),
      ], in: area, row: row)
  }
}

extension Area {
  /// Returns the first columns of the area.
  fileprivate func first(columns: Int) -> Area {
    Area(
      column: origin.column, row: origin.row, columns: min(columns, size.columns),
      rows: size.rows)
  }
}
