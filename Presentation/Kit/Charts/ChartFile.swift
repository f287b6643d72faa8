package import TextUI

/// A chart as a square picture file: title, shapes and labels on a light background.
package struct ChartFile {
  /// The area of a chart inside the margins and below the title.
  package static let room = ChartBox(left: 7, top: 19, width: 86, height: 74)

  package var sketch = Sketch(grain: 0)
  private(set) var lines: [Lettering] = []

  package init(title: String) {
    write(
      title, SketchPoint(Self.room.left, 11.5), size: 4.6, ChartTones.text, .start, isBold: true)
  }

  /// Adds a line of text, scaled down if it is wider than `room`.
  package mutating func write(
    _ text: String, _ point: SketchPoint, size: Double, _ ink: Ink,
    _ anchor: Lettering.Anchor = .middle,
    within room: Double = room.width, isBold: Bool = false
  ) {
    let width = Self.width(of: text, size)
    let size = width > room ? size * room / width : size
    lines.append(
      Lettering(text: text, position: point, size: size, ink: ink, isBold: isBold, anchor: anchor))
  }

  /// Returns the width of a line of text on the sheet.
  package static func width(of text: String, _ size: Double) -> Double {
    Double(text.reduce(0) { $0 + LetterWidth.of($1) }) * size / 1000
  }

  /// Returns the SVG document, `side` pixels wide and high.
  package func svg(side: Int) -> [UInt8] {
    var svg = SVG(side: side, paper: ChartTones.paper)
    svg.add(sketch)
    svg.add(lines)
    return svg.bytes
  }
}
