/// A vector picture of shapes with one colour each. Later shapes are drawn over earlier shapes.
public struct Sketch: Equatable, Sendable {
  /// A filled outline.
  public struct Shape: Equatable, Sendable {
    public let outline: Outline
    public let ink: Ink
  }

  /// The size of a pixel in sheet units. With it, `seen` prevents shapes too thin to be visible.
  public let grain: Double
  /// The shapes, lowest first.
  public private(set) var shapes: [Shape] = []

  /// Creates an empty sketch. `grain` is the size of a pixel in sheet units.
  public init(grain: Double) { self.grain = grain }

  /// Returns the length `measure`, but at least `pixels` pixels, so that the shape is visible.
  public func seen(_ measure: Double, atLeast pixels: Double = 1) -> Double {
    max(measure, pixels * grain)
  }

  /// Adds a shape on top.
  public mutating func fill(_ outline: Outline, _ ink: Ink) {
    shapes.append(Shape(outline: outline, ink: ink))
  }
}
