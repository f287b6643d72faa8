import PresentationKit
import TextUI

/// The category shares as a ring. The selected part is pulled out and described in the middle.
struct CategoryDonut: Equatable, Sendable {
  let parts: [CategoryPart]
  let chosen: Int?

  init(_ parts: [CategoryPart], chosen: Int? = nil) {
    self.parts = parts
    self.chosen = chosen.flatMap { parts.indices.contains($0) ? $0 : nil }
  }

  /// The radii of the ring and its hole, and the distance of a pulled-out part, in a drawing of size 100. The remaining
  /// margin is for the pulled-out part.
  static let (outer, inner, pull) = (45.0, 27.0, 5.0)

  /// Draws the ring around `middle`, with its parts clockwise from the top. `radius` includes the margin for the
  /// pulled-out part.
  func draw(
    into sketch: inout Sketch, middle: SketchPoint, radius: Double, _ inks: [Ink],
    resting: (Ink) -> Ink = ChartTones.beside
  ) {
    let factor = radius / 50
    let inner = sketch.crisp(Self.inner * factor)
    let outer = sketch.crisp(Self.outer * factor)
    let all = parts.reduce(0.0) { $0 + Double($1.pages) }
    guard all > 0 else {
      sketch.fill(
        .ring(middle, inner: inner, outer: outer, from: 0, to: 1), ChartTones.faint)
      return
    }
    var start = 0.0
    // The selected part is drawn last, on top of its neighbours.
    var top: (Outline, Ink)?
    for (number, part) in parts.enumerated() {
      let end = min(1, start + Double(part.pages) / all)
      defer { start = end }
      if end <= start { continue }
      let isChosen = number == chosen
      let isWhole = end - start > 0.999
      let pull = isChosen && !isWhole ? sketch.crisp(Self.pull * factor) : 0
      let outline = Outline.ring(
        middle + SketchPoint.onCircle((start + end) / 2) * pull, inner: inner, outer: outer,
        from: start, to: end)
      if isChosen {
        top = (outline, inks[number])
      } else {
        sketch.fill(outline, chosen == nil ? inks[number] : resting(inks[number]))
      }
    }
    if let top { sketch.fill(top.0, top.1) }
  }
}
