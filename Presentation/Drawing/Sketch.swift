/// A picture as it is thought of: shapes of one colour, later ones over earlier ones.
struct Sketch: Equatable, Sendable {
  /// A shape and its colour.
  struct Shape: Equatable, Sendable {
    let outline: Outline
    let ink: Ink
  }

  /// How large one pixel will be on the sheet, so that nothing is drawn too thin to be seen.
  let grain: Double
  private(set) var shapes: [Shape] = []

  init(grain: Double) { self.grain = grain }

  /// A measure that is at least as large as a part of a pixel.
  func seen(_ measure: Double, atLeast pixels: Double = 1) -> Double {
    max(measure, pixels * grain)
  }

  /// Lays a shape over the others.
  mutating func fill(_ outline: Outline, _ ink: Ink) {
    shapes.append(Shape(outline: outline, ink: ink))
  }
}
