/// A picture as it is thought of: shapes of one colour, later ones over earlier ones.
public struct Sketch: Equatable, Sendable {
  /// A shape and its colour.
  public struct Shape: Equatable, Sendable {
    /// What is filled.
    public let outline: Outline
    /// With which colour.
    public let ink: Ink
  }

  /// How large one pixel will be on the sheet, so that nothing is drawn too thin to be seen.
  public let grain: Double
  /// What is drawn, the lowest first.
  public private(set) var shapes: [Shape] = []

  /// Makes an empty sketch for pixels of a size.
  public init(grain: Double) { self.grain = grain }

  /// A measure that is at least as large as a part of a pixel.
  public func seen(_ measure: Double, atLeast pixels: Double = 1) -> Double {
    max(measure, pixels * grain)
  }

  /// Lays a shape over the others.
  public mutating func fill(_ outline: Outline, _ ink: Ink) {
    shapes.append(Shape(outline: outline, ink: ink))
  }
}
