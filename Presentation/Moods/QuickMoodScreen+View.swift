import Domain
import PresentationKit
import TextUI

/// Draws the sheet.
extension QuickMoodScreen {
  private func accent(_ frame: Frame) -> Ink { Hue.rose.colour(onLight: frame.isLight) }

  func drawFrame(_ layout: QuickMoodLayout, into frame: inout Frame) {
    let ink = accent(frame)
    let card = CardFrame(
      area: layout.card, style: Style(ink: ink),
      title: [StyledText(words.quickTitle, Style(ink: ink, .bold))])
    card.draw(into: &frame, glyphs)
    let figure = ClockWords.time(now.time, in: language) + " · " + words.quickFigure
    let room = layout.card.size.columns - TextLayout.cells(words.quickTitle) - 10
    guard TextLayout.cells(figure) <= room else { return }
    frame.write(
      [" ", StyledText(figure, .dim), " "],
      layout.card.endColumn - 4 - TextLayout.cells(figure), in: layout.card)
  }

  func draw(_ step: MoodStep, _ layout: QuickMoodLayout, into frame: inout Frame) {
    if layout.hasRows { return drawRow(of: step, in: layout.row(of: step), into: &frame) }
    let tile = layout.tiles[step.rawValue - 1]
    let isChosen = step == chosen
    var mark = MoodMark(step.level, theme: theme)
    mark.isChosen = isChosen
    mark.draw(into: &frame, in: tile, glyphs)
    let ink = MoodSheet(theme, on: frame.knownGround).shown(mark.ink)
    if isChosen { drawEdge(around: tile, ink, into: &frame) }
    for (row, line) in layout.names[step.rawValue - 1].enumerated() {
      let indent = (tile.size.columns - TextLayout.cells(line) + 1) / 2
      let column = tile.origin.column + indent
      let below = tile.endRow + 1 + row
      frame.put(
        line, column, below, isChosen ? .bold : row > 0 || line.count > 1 ? .dim : .bold,
        upTo: layout.card.endColumn - 1)
      // The digit is a key, so it is bold.
      if row == 0 {
        frame.put(
          "\(step.rawValue)", column, below,
          Style(ink: isChosen ? theme.readable(step.level) : nil, .bold))
      }
    }
  }

  /// Draws a thin frame in the gap around the chosen tile.
  private func drawEdge(around tile: Area, _ ink: Ink, into frame: inout Frame) {
    CardFrame(
      area: Area(
        column: tile.origin.column - 1, row: tile.origin.row - 1, columns: tile.size.columns + 2,
        rows: tile.size.rows + 2), style: Style(ink: ink)
    ).draw(into: &frame, glyphs)
  }

  private func drawRow(of step: MoodStep, in row: Area, into frame: inout Frame) {
    let isChosen = step == chosen
    let sign = StyledText(
      glyphs.sign(of: step.level.shape) + " ", Style(ink: theme.readable(step.level)))
    frame.write(
      [
        StyledText((isChosen ? glyphs.pointer : " ") + " ", .bold),
        StyledText("\(step.rawValue)  ", .bold), sign,
        StyledText(" " + words.name(of: step), isChosen ? .bold : .plain),
      ].clipped(to: row.size.columns, ellipsis: glyphs.ellipsis), in: row)
    if isChosen, glyphs.pictures.isDrawn { frame.select(row) }
  }

  /// Draws the hints for the other keys: the gauge and typing a text at the left, closing the sheet at the right.
  func drawHints(_ layout: QuickMoodLayout, into frame: inout Frame) {
    guard let row = layout.hints else { return }
    let leaving = [
      StyledText(Key.escape.printed(glyphs), .bold), StyledText(" " + words.notNow, .dim),
    ]
    var line = [StyledText("n", .bold), StyledText(" " + words.keyGauge, .dim)]
    let more = [StyledText("    "), StyledText(words.typeWords, .dim)]
    if line.cells + more.cells + leaving.cells + 3 <= row.size.columns { line += more }
    frame.write(line, in: row)
    if line.cells + leaving.cells + 2 <= row.size.columns {
      frame.write(leaving, row.endColumn - leaving.cells, in: row)
    }
  }
}
