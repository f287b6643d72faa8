import Domain
import PresentationKit
import PresentationSayings
import TextUI

/// A sample card with a saying in a lettering.
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
    // Letterings that exist only for Korean are shown on a Korean sample.
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
