/// Finds places for small marks along the edges of a canvas, where no shape ever comes. Shapes stay
/// where they are; a mark without a place is left out. All measures are ten-thousandths of the
/// canvas's side.
public struct MarkPositions: Equatable, Sendable {
  /// The middle of a mark.
  public struct Place: Hashable, Sendable {
    /// How far from the left.
    public let x: Int
    /// How far from the top.
    public let y: Int
  }

  /// The side of a mark.
  public let side: Int
  /// How far shapes may be off their places, as pixels have it.
  private let slack: Int
  /// How far marks keep from the edge.
  private let margin: Int
  private let shapes: [CanvasPosition]
  private let shapeSide: Int

  /// Looks for places that far from the edge among shapes, whose side is given in hundredths as
  /// `Canvas` has it.
  public init(
    side: Int, slack: Int = 0, margin: Int = 0, among shapes: [CanvasPosition], shapeSide: Int
  ) {
    self.side = max(1, side)
    self.slack = max(0, slack)
    self.margin = max(margin, Self.usualMargin)
    self.shapes = shapes
    self.shapeSide = shapeSide * 100
  }

  /// So many places as there are, at most as many as are wanted: along the lower edge from the left,
  /// and where that is full on around the canvas.
  public func first(_ count: Int) -> [Place] {
    Array(around.lazy.filter(isClear).prefix(max(0, count)))
  }

  /// Whether a mark at a place is clear of all shapes, wherever they rise or sink.
  public func isClear(_ place: Place) -> Bool {
    let reach = (shapeSide + side) / 2 + slack
    // Shapes rise and sink by a fifth of their side.
    let lift = shapeSide / 5
    return shapes.allSatisfy { shape in
      abs(place.x - shape.x) >= reach || abs(place.y - shape.y) >= reach + lift
    }
  }

  /// All places along the edges, a mark's half apart.
  private var around: [Place] {
    let whole = CanvasPosition.side
    // The corners of the paper are round.
    let corner = max(side / 2 + Self.corner, side)
    let edge = side / 2 + max(margin, slack)
    let steps = Array(stride(from: corner, through: whole - corner, by: side + side / 2))
    return steps.map { Place(x: $0, y: whole - edge) }
      + steps.reversed().map { Place(x: whole - edge, y: $0) }.filter { $0.y < whole - 2 * corner }
      + steps.reversed().map { Place(x: $0, y: edge) }.filter { $0.x < whole - 2 * corner }
      + steps.map { Place(x: edge, y: $0) }.filter {
        $0.y > 2 * corner && $0.y < whole - 2 * corner
      }
  }

  private static let corner = 400
  private static let usualMargin = 120
}
