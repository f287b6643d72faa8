import Domain
import PresentationKit
import TextUI

/// The plant of a card: its picture, and below it the epithet, the water as a ring, the condition and the hearts.
struct PlantHero {
  let plant: Plant
  let words: PeopleWords
  let glyphs: Glyphs
  let moment: PlantMoment?

  init(_ plant: Plant, _ words: PeopleWords, _ glyphs: Glyphs, moment: PlantMoment? = nil) {
    (self.plant, self.words, self.glyphs, self.moment) = (plant, words, glyphs, moment)
  }

  func draw(into frame: inout Frame, in area: Area) {
    let ring = glyphs.pictures.isDrawn ? (area.size.rows >= 26 ? 7 : 5) : 0
    let foot = max(ring, 5)
    // The picture, the words below it and the ring are one block in the middle.
    let most = area.size.rows - foot - 2
    let high = glyphs.pictures.isDrawn ? min(most, (area.size.columns + 1) / 2) : most
    let first = max(0, (most - high) / 2)
    PlantPicture(plant, glyphs, moment: moment)
      .draw(into: &frame, in: area.rows(first, high))
    put(words.caption(plant), into: &frame, in: area.rows(first + high, 1))
    let below = area.rows(first + high + 2, foot)
    guard ring > 0, below.size.columns >= 2 * ring + 10 else {
      return draw(texts(hasRing: false), into: &frame, in: below)
    }
    // The ring and its texts are one block in the middle.
    let texts = texts(hasRing: true)
    let width = 2 * ring + 2 + (texts.map(\.cells).max() ?? 0)
    let left = below.origin.column + max(0, (below.size.columns - width) / 2)
    WaterLeft(plant, glyphs).ring(words, ink: ink).draw(
      into: &frame,
      in: Area(column: left, row: below.origin.row, columns: 2 * ring, rows: ring), glyphs)
    let column = left + 2 * ring + 2
    draw(
      texts, into: &frame,
      in: Area(
        column: column, row: below.origin.row + (foot - texts.count) / 2,
        columns: below.endColumn - column, rows: texts.count))
  }

  private var ink: Ink { plant.gauge.isDanger ? Accent.rose : Accent.leaf }

  private func texts(hasRing: Bool) -> [[StyledText]] {
    let appearance = PlantAppearance(plant)
    let sign = appearance.sign(glyphs) + " "
    var lines: [[StyledText]] = []
    // The ring has the days in its middle; only what is due or late is said in words as well.
    if !hasRing || plant.state != .resting {
      lines.append([StyledText(sign + words.nearness(plant), Style(ink: appearance.ink, .bold))])
    }
    lines.append([StyledText(words.gauge(plant.gauge), Style(ink: ink))])
    if !hasRing {
      let bar = WaterLeft(plant, glyphs).whole.cells(8, glyphs: glyphs)
      lines.append([
        StyledText(words.labelWater + " ", .dim), StyledText(bar.filled, Style(ink: ink)),
        StyledText(bar.empty, .dim), StyledText(" " + words.daysLeft(plant)),
      ])
    }
    let label = hasRing ? [] : [StyledText(words.labelAffection + " ", .dim)]
    lines.append(label + appearance.hearts(glyphs))
    return lines
  }

  private func draw(_ lines: [[StyledText]], into frame: inout Frame, in area: Area) {
    for (row, line) in lines.prefix(area.size.rows).enumerated() {
      frame.write(
        line.clipped(to: area.size.columns, ellipsis: glyphs.ellipsis), in: area, row: row)
    }
  }

  private func put(_ text: String, into frame: inout Frame, in row: Area) {
    let line = [StyledText(text, Style([.dim, .italic]))]
      .clipped(to: row.size.columns, ellipsis: glyphs.ellipsis)
    frame.write(
      line,
      row.origin.column + TextLayout.indent(of: line.cells, .centre, in: row.size.columns),
      in: row)
  }
}
