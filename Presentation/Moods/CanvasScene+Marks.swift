import Domain
import TextUI

/// The marks at the edge of a canvas: a drop for each person, a book for each book, and a cross if there are more. The
/// marks are below all shapes and never displace any.
extension CanvasScene {
  /// The minimum number of pixels per side for drawing marks.
  private static let fewestPixels = 24.0

  /// Draws the marks inside a frame of the given thickness.
  func drawMarks(into sketch: inout Sketch, within frame: Double = 0) {
    guard let marks = canvas.marks, sketch.grain * Self.fewestPixels <= 100 else { return }
    let side = whole(sketch.seen(3, atLeast: 2), sketch.grain)
    let unit = Double(CanvasPosition.side) / 100
    let positions = MarkPositions(
      side: Int((side * unit).rounded(.up)), slack: Int(1.5 * sketch.grain * unit),
      margin: Int(frame * unit),
      among: canvas.shapes.map(\.record.position) + (canvas.hasGuide ? guide : []),
      shapeSide: canvas.shapeSide
    ).first(CanvasMarks.most + 1)
    for (kind, position) in zip(marks.kinds(atMost: positions.count), positions) {
      let corner = SketchPoint(
        whole(Double(position.x) / unit - side / 2, sketch.grain),
        whole(Double(position.y) / unit - side / 2, sketch.grain))
      draw(kind, at: corner, side: side, into: &sketch)
    }
  }

  /// Rounds a measure to whole pixels, so that edges stay crisp.
  private func whole(_ measure: Double, _ grain: Double) -> Double {
    grain > 0 ? (measure / grain).rounded() * grain : measure
  }

  private func draw(
    _ kind: CanvasMarks.Kind, at corner: SketchPoint, side: Double, into sketch: inout Sketch
  ) {
    let (half, grain) = (side / 2, sketch.grain)
    let middle = corner + SketchPoint(half, half)
    func bar(_ width: Double, _ height: Double, _ ink: Ink) {
      let start = SketchPoint(
        corner.x + whole((side - width) / 2, grain), corner.y + whole((side - height) / 2, grain))
      sketch.fill(.rectangle(start, start + SketchPoint(width, height), 0), ink)
    }
    switch kind {
    case .person:
      let ink = sheet.rim(around: Hue.leaf.ink)
      // Below five pixels a drop is not recognisable, so draw a square.
      if grain > 0, side / grain < 5 { return bar(side, side, ink) }
      sketch.fill(Outline(Self.drop.map { middle + $0 * half }), ink)
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
