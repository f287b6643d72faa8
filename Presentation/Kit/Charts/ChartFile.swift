package import TextUI

/// A chart as a square picture in a file: its title, its shapes and its words on light paper.
package struct ChartFile {
  /// The room of a chart inside the borders, under the title.
  package static let room = ChartBox(left: 7, top: 19, width: 86, height: 74)

  package var sketch = Sketch(grain: 0)
  private(set) var lines: [Lettering] = []

  package init(title: String) {
    write(title, Spot(Self.room.left, 11.5), size: 4.6, ChartTones.text, .start, isBold: true)
  }

  /// Writes a line, smaller where it would not fit its room; what is left of the paper without one.
  package mutating func write(
    _ text: String, _ place: Spot, size: Double, _ ink: Ink, _ anchor: Lettering.Anchor = .middle,
    within room: Double = room.width, isBold: Bool = false
  ) {
    let width = Self.width(of: text, size)
    let size = width > room ? size * room / width : size
    lines.append(
      Lettering(text: text, place: place, size: size, ink: ink, isBold: isBold, anchor: anchor))
  }

  /// How wide a line is on the sheet.
  package static func width(of text: String, _ size: Double) -> Double {
    Double(text.reduce(0) { $0 + LetterWidth.of($1) }) * size / 1000
  }

  /// The document, so many pixels wide and high.
  package func svg(side: Int) -> [UInt8] {
    var svg = SVG(side: side, paper: ChartTones.paper)
    svg.add(sketch)
    svg.add(lines)
    return svg.bytes
  }
}
