import TextUI

/// A test card that draws the same three discs with each kind of block characters. If a font lacks some of these
/// characters, the user sees boxes and can choose another rendition.
struct PictureTestCard {
  let words: PictureMethodWords

  private static let disc = Size(columns: 8, rows: 4)
  private static let width = 12
  private static let renditions: [Rendition] = [.octant, .sextant, .quadrant, .half]

  /// The drawings side by side, each above its value for the setting `pictures`.
  var lines: [String] {
    var frame = Frame(
      size: Size(columns: Self.width * Self.renditions.count, rows: Self.disc.rows + 1))
    for (index, rendition) in Self.renditions.enumerated() {
      let area = Area(
        column: index * Self.width, row: 0, columns: Self.disc.columns, rows: Self.disc.rows)
      var sketch = Sketch(grain: 1)
      for centre in [SketchPoint(28, 72), SketchPoint(50, 26), SketchPoint(74, 66)] {
        sketch.fill(.disc(centre, 21), Accent.ember)
      }
      sketch.draw(into: &frame, in: area, rendition, fit: .sheet)
      frame.put(rendition.rawValue, area.origin.column, Self.disc.rows)
    }
    return [words.testCard] + frame.text.split(separator: "\n").map { "  " + $0 }
  }
}
