import Domain
import PresentationKit
import TextUI

/// The plant beside the form of a contact. It gets a drop of water for each of three things that are filled in: the
/// contact, a keyword and a note.
struct DrinkingPlant {
  let plant: Plant
  /// The number of drops, 0…3.
  let drops: Int
  let words: PeopleWords
  let glyphs: Glyphs

  /// The number of drops with which the plant is no longer thirsty.
  static let most = 3

  /// The thirst that remains after these drops.
  var thirst: Double {
    PlantArt.thirst(of: plant.state) * Double(Self.most - drops) / Double(Self.most)
  }

  func draw(into frame: inout Frame, in area: Area) {
    guard area.size.rows >= 8 else { return }
    drawPicture(into: &frame, in: area.rows(0, area.size.rows - 4))
    let full = glyphs.pictures.isDrawn ? Style(ink: Self.water) : .plain
    put(
      [
        StyledText(signs(glyphs.watered, drops), full),
        StyledText(drops > 0 && drops < Self.most ? " " : ""),
        StyledText(signs(glyphs.next, Self.most - drops), .dim),
      ].filter { !$0.text.isEmpty }, 3, into: &frame, in: area)
    let hint = TextLayout.balanced(
      words.dropHint, to: area.size.columns, rows: 2, ellipsis: glyphs.ellipsis)
    for (row, line) in hint.enumerated() {
      put([StyledText(line, .dim)], 2 - row, into: &frame, in: area)
    }
  }

  private func signs(_ sign: String, _ count: Int) -> String {
    Array(repeating: sign, count: max(0, count)).joined(separator: " ")
  }

  private func drawPicture(into frame: inout Frame, in area: Area) {
    guard glyphs.pictures.isDrawn else {
      return PlantPicture(plant, glyphs).draw(into: &frame, in: area)
    }
    let art = PlantArt(plant, thirst: thirst)
    var sketch = art.sketch(grain: frame.rendition.grain(in: area.size))
    for point in Self.points.prefix(drops) {
      sketch.fill(Self.drop(at: point, sketch.seen(6.4, atLeast: 1)), PlantTones.water)
    }
    sketch.draw(into: &frame, in: area)
  }

  private static let points = [SketchPoint(22, 12), SketchPoint(78, 12), SketchPoint(4, 32)]
  private static let water = PlantTones.water

  /// Returns a falling drop: round below and pointed above.
  static func drop(at point: SketchPoint, _ radius: Double) -> Outline {
    let side = (0...12).map { step in
      // Three quarters of a circle, from the upper right around the bottom to the upper left.
      SketchPoint.onCircle(0.125 + Double(step) / 16) * radius
    }
    return Outline([point - SketchPoint(0, radius * 2.1)] + side.map { point + $0 })
  }

  /// Writes a line in the middle of a row, counted from the bottom.
  private func put(
    _ line: [StyledText], _ row: Int, into frame: inout Frame, in area: Area
  ) {
    let fitting = line.clipped(to: area.size.columns, ellipsis: glyphs.ellipsis)
    let indent = TextLayout.indent(of: fitting.cells, .centre, in: area.size.columns)
    frame.write(
      fitting, area.origin.column + indent, in: area, row: area.size.rows - 1 - row)
  }
}
