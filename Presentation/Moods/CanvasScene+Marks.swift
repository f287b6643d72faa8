import Domain
import TextUI

/// The marks at the edge of a canvas: a drop for each person, a book for each book, and a plus sign if there are more
/// than fit. The marks are below all shapes and never displace any.
extension CanvasScene {
  /// The minimum number of pixels per side for drawing marks.
  private static let fewestPixels = 24.0

  /// Draws the marks along the edges of the paper.
  func drawMarks(into sketch: inout Sketch, on paper: CanvasPaper) {
    let least = min(paper.size.x, paper.size.y)
    guard let marks = canvas.marks, paper.grain * Self.fewestPixels <= least else { return }
    let side = whole(max(3 * least / 100, 2 * paper.grain), paper.grain)
    // The positions are found on a square of ten-thousandths and stretched to the paper.
    let whole = Double(CanvasPosition.side)
    let positions = MarkPositions(
      side: Int((side / least * whole).rounded(.up)),
      slack: Int(1.5 * paper.grain / least * whole),
      among: centres(on: paper).map { point in
        CanvasPosition(
          x: Int(point.x / paper.size.x * whole), y: Int(point.y / paper.size.y * whole))
      },
      shapeSide: Int((paper.side / least * 100).rounded(.up))
    ).first(CanvasMarks.most + 1)
    for (kind, position) in zip(marks.kinds(atMost: positions.count), positions) {
      let corner = SketchPoint(
        self.whole(Double(position.x) / whole * paper.size.x - side / 2, paper.pixel.x),
        self.whole(Double(position.y) / whole * paper.size.y - side / 2, paper.pixel.y))
      draw(kind, at: corner, side: side, into: &sketch, on: paper)
    }
  }

  /// The centres of all shapes at rest.
  private func centres(on paper: CanvasPaper) -> [SketchPoint] {
    if !paper.centres.isEmpty { return paper.centres }
    return (canvas.shapes.map(\.record.position) + (canvas.hasGuide ? guide : [])).map {
      SketchPoint(Double($0.x) / 100, Double($0.y) / 100)
    }
  }

  /// Rounds a measure to whole pixels, so that edges stay crisp.
  private func whole(_ measure: Double, _ grain: Double) -> Double {
    grain > 0 ? (measure / grain).rounded() * grain : measure
  }

  private func draw(
    _ kind: CanvasMarks.Kind, at corner: SketchPoint, side: Double, into sketch: inout Sketch,
    on paper: CanvasPaper
  ) {
    let (half, grain) = (side / 2, paper.grain)
    let middle = corner + SketchPoint(half, half)
    func bar(_ width: Double, _ height: Double, _ ink: Ink) {
      let start = SketchPoint(
        corner.x + whole((side - width) / 2, grain), corner.y + whole((side - height) / 2, grain))
      sketch.fill(.rectangle(start, start + SketchPoint(width, height)), ink)
    }
    switch kind {
    case .person:
      let ink = sheet.rim(around: Hue.leaf.ink)
      // Below five pixels a drop is not recognisable, so draw a square.
      if grain > 0, side / grain < 5 { return bar(side, side, ink) }
      let drop = Outline(Self.drop.map { middle + $0 * half })
      paper.fill(drop, ink, into: &sketch)
    case .book:
      bar(max(whole(side * 0.7, grain), grain), side, sheet.rim(around: Hue.violet.ink))
    case .more:
      let thin = max(whole(side / 4, grain), grain)
      bar(side, thin, sheet.text)
      bar(thin, side, sheet.text)
    }
  }

  /// The outline of a drop of height 2, centred on the origin.
  private static let drop = [
    (0, -1), (0.28, -0.45), (0.5, -0.05), (0.62, 0.3), (0.55, 0.65), (0.33, 0.9), (0, 1),
    (-0.33, 0.9), (-0.55, 0.65), (-0.62, 0.3), (-0.5, -0.05), (-0.28, -0.45),
  ].map { SketchPoint($0.0, $0.1) }
}
