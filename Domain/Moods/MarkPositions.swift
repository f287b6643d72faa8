/// Finds positions for small marks along the edges of a canvas, clear of all shapes. A mark without a free position is
/// left out. Lengths are ten-thousandths of the canvas's side.
public struct MarkPositions: Equatable, Sendable {
  /// The centre of a mark.
  public struct Position: Hashable, Sendable {
    /// The distance from the left.
    public let x: Int
    /// The distance from the top.
    public let y: Int
  }

  /// The side of a mark, in ten-thousandths of the canvas's side.
  public let side: Int
  /// The maximum distance between a shape as drawn and its exact position, because of rounding to pixels.
  private let slack: Int
  /// The distance of marks from the edge of the canvas.
  private let margin: Int
  private let shapes: [CanvasPosition]
  private let shapeSide: Int

  /// Prepares the search. `shapeSide` is in hundredths of the canvas's side, as in `Canvas`; all other lengths are in
  /// ten-thousandths.
  public init(
    side: Int, slack: Int = 0, margin: Int = 0, among shapes: [CanvasPosition], shapeSide: Int
  ) {
    self.side = max(1, side)
    self.slack = max(0, slack)
    self.margin = max(margin, Self.minimumMargin)
    self.shapes = shapes
    self.shapeSide = shapeSide * 100
  }

  /// Returns up to `count` free positions. They begin at the left end of the lower edge and continue around the canvas.
  public func first(_ count: Int) -> [Position] {
    Array(around.lazy.filter(isClear).prefix(max(0, count)))
  }

  /// Returns whether a mark stays clear of all shapes during their whole animation.
  public func isClear(_ position: Position) -> Bool {
    let reach = (shapeSide + side) / 2 + slack
    // The animation moves shapes up and down by a fifth of their side.
    let lift = shapeSide / 5
    return shapes.allSatisfy { shape in
      abs(position.x - shape.x) >= reach || abs(position.y - shape.y) >= reach + lift
    }
  }

  /// All candidate positions along the edges, half a mark apart.
  private var around: [Position] {
    let whole = CanvasPosition.side
    // The paper has rounded corners.
    let corner = max(side / 2 + Self.corner, side)
    let edge = side / 2 + max(margin, slack)
    let steps = Array(stride(from: corner, through: whole - corner, by: side + side / 2))
    return steps.map { Position(x: $0, y: whole - edge) }
      + steps.reversed().map { Position(x: whole - edge, y: $0) }.filter {
        $0.y < whole - 2 * corner
      }
      + steps.reversed().map { Position(x: $0, y: edge) }.filter { $0.x < whole - 2 * corner }
      + steps.map { Position(x: edge, y: $0) }.filter {
        $0.y > 2 * corner && $0.y < whole - 2 * corner
      }
  }

  private static let corner = 400
  private static let minimumMargin = 120
}
