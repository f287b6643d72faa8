import Domain
import TextUI

/// A saying on a card in the colours of a theme.
struct ThemeSample {
  let colours: ThemeColours
  let words: SettingsScreenWords

  init(_ colours: ThemeColours, _ words: SettingsScreenWords) {
    self.colours = colours
    self.words = words
  }

  func draw(into frame: inout Frame, in area: Area) {
    guard area.size.columns >= 10, area.size.rows >= 3 else { return }
    frame.fill(area, Style(paper: Ink(colours.background)))
    let card = area.inset(columns: 2, rows: 1)
    let paper = Ink(colours.secondary)
    frame.fill(card, Style(paper: paper))
    let room = card.inset(columns: 1)
    let hasSpeaker = card.size.rows >= 4
    let lines = TextLayout.balanced(
      words.sample, to: room.size.columns, rows: card.size.rows - (hasSpeaker ? 1 : 0))
    let first = max(0, (card.size.rows - lines.count - (hasSpeaker ? 1 : 0)) / 2)
    for (row, line) in lines.enumerated() {
      write(line, Style(ink: Ink(colours.ink), paper: paper), first + row, &frame, room)
    }
    if hasSpeaker {
      write(
        words.speaker, Style(ink: Ink(colours.quietInk), paper: paper), first + lines.count, &frame,
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

/// The same saying on a card, in a lettering.
struct LetteringSample {
  let lettering: SayingLettering
  let words: SettingsScreenWords
  let glyphs: Glyphs

  init(_ lettering: SayingLettering, _ words: SettingsScreenWords, _ glyphs: Glyphs) {
    self.lettering = lettering
    self.words = words
    self.glyphs = glyphs
  }

  func draw(into frame: inout Frame, in area: Area) {
    guard area.size.columns >= 20, area.size.rows >= 5 else { return }
    CardFrame(area: area, style: .dim).draw(into: &frame, glyphs)
    let room = area.inset(columns: 3, rows: 1)
    // What Korean alone is lettered in is seen on Korean.
    let isKorean = lettering == .manuscript || lettering == .upright
    let sample = isKorean ? SettingsScreenWords(.korean).sample : words.sample
    let rows = SayingLetters(lettering, glyphs, in: room.size).rows(sample)
      .prefix(room.size.rows)
    let top = (room.size.rows - rows.count) / 2
    for (row, line) in rows.enumerated() {
      let indent =
        line.isCentred
        ? TextLayout.indent(of: TextLayout.cells(line.text), .centre, in: room.size.columns) : 0
      frame.put(
        line.text, room.origin.column + indent, room.origin.row + top + row, line.style,
        upTo: room.endColumn)
    }
  }
}
