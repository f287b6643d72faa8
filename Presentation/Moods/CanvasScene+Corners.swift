import TextUI

/// Draws the corners around the chosen shape.
extension CanvasScene {
  /// Draws four corners around a square to mark it as selected.
  func drawMark(around box: Box, into sketch: inout Sketch, on paper: CanvasPaper) {
    if paper.hasHardEdges {
      drawRing(around: box, into: &sketch, on: paper)
    } else {
      drawCorners(around: box, into: &sketch, on: paper)
    }
  }

  /// Draws the corners in the ring of cells around the shape. Their cells are cleared first, because a block character
  /// can show only two colours.
  private func drawRing(around box: Box, into sketch: inout Sketch, on paper: CanvasPaper) {
    let half = box.side / 2
    let left = max(0, (box.middle.x - half).rounded(.down) - 1)
    let right = min(paper.size.x, (box.middle.x + half).rounded(.up) + 1)
    let top = max(0, ((box.middle.y - half) / 2).rounded(.down) * 2 - 2)
    let bottom = min(paper.size.y, ((box.middle.y + half) / 2).rounded(.up) * 2 + 2)
    // The cells of an arm in each direction, besides the corner.
    let across = max(1, min(4, (box.side * 0.15).rounded()))
    let down = 2 * max(1, (across / 2).rounded(.down))
    let pixel = paper.pixel
    for (x, toRight) in [(left, 1.0), (right, -1)] {
      for (y, toBottom) in [(top, 1.0), (bottom, -1)] {
        let corner = SketchPoint(x, y)
        func bar(_ from: SketchPoint, _ to: SketchPoint, _ ink: Ink) {
          let (start, end) = (
            SketchPoint(from.x * toRight, from.y * toBottom),
            SketchPoint(to.x * toRight, to.y * toBottom)
          )
          sketch.fill(.rectangle(corner + start, corner + end), ink)
        }
        let (wide, high) = (1 + across, 2 + down)
        if let clear = sheet.paper {
          bar(SketchPoint(0, 0), SketchPoint(wide, 2), clear)
          bar(SketchPoint(0, 0), SketchPoint(1, high), clear)
        }
        // One pixel stays free between the corner and the cells of the shape.
        let start = 2 - 2 * pixel.y
        bar(SketchPoint(0, start), SketchPoint(wide, start + pixel.y), sheet.text)
        bar(SketchPoint(0, start), SketchPoint(pixel.x, high), sheet.text)
      }
    }
  }

  /// Draws the corners in real pixels. They are outlined in the colour of the paper, so that they stand out on any
  /// shape.
  private func drawCorners(around box: Box, into sketch: inout Sketch, on paper: CanvasPaper) {
    let unit = min(paper.size.x, paper.size.y) / 100
    let thick = SketchPoint(max(0.5 * unit, paper.pixel.x), max(0.5 * unit, paper.pixel.y))
    let half = box.side / 2
    // Keep the corners aligned with pixels while the shape moves.
    func crisp(_ middle: Double, _ pixel: Double) -> Double {
      pixel > 0 ? ((middle - half) / pixel).rounded() * pixel + half : middle
    }
    let middle = SketchPoint(
      crisp(box.middle.x, paper.pixel.x), crisp(box.middle.y, paper.pixel.y))
    let reach = SketchPoint(half + 2 * thick.x, half + 2 * thick.y)
    func arm(_ thick: Double) -> Double { max((box.side * 0.2 / thick).rounded(), 2) * thick }
    let arm = SketchPoint(arm(thick.x), arm(thick.y))
    func corners(_ swell: SketchPoint, _ ink: Ink) {
      for (x, y) in [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)] {
        let tip = SketchPoint(
          min(paper.size.x - thick.x, max(thick.x, middle.x + x * reach.x)),
          min(paper.size.y - thick.y, max(thick.y, middle.y + y * reach.y)))
        sketch.fill(
          .rectangle(tip, SketchPoint(tip.x - x * arm.x, tip.y - y * thick.y), swell), ink)
        sketch.fill(
          .rectangle(tip, SketchPoint(tip.x - x * thick.x, tip.y - y * arm.y), swell), ink)
      }
    }
    if let ink = sheet.paper { corners(SketchPoint(0.3 * unit, 0.3 * unit), ink) }
    corners(SketchPoint(0, 0), sheet.text)
  }
}
