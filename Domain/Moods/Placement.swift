/// Finds positions for new shapes. Existing shapes are never moved.
public enum Placement {
  /// The number of random positions that are tried before an overlap is accepted.
  public static let tries = 50

  /// Returns a random position that overlaps no other shape, if one is found within `tries`. `side` is in hundredths of
  /// the canvas's side.
  public static func position(
    side: Int, among others: [CanvasPosition], _ randomSource: RandomSource
  )
    -> CanvasPosition
  {
    var position = draw(randomSource)
    for _ in 1..<tries {
      if !others.contains(where: { overlap(position, $0, side: side) }) { return position }
      position = draw(randomSource)
    }
    return position
  }

  /// Returns new positions for all shapes of a canvas.
  public static func positions(count: Int, _ randomSource: RandomSource) -> [CanvasPosition] {
    let side = Canvas.shapeSide(count: count)
    var positions: [CanvasPosition] = []
    for _ in 0..<count { positions.append(position(side: side, among: positions, randomSource)) }
    return positions
  }

  private static func draw(_ randomSource: RandomSource) -> CanvasPosition {
    let range = CanvasPosition.range
    return CanvasPosition(
      x: range.lowerBound + randomSource.below(range.count),
      y: range.lowerBound + randomSource.below(range.count))
  }

  /// Returns whether a new shape covers too much of another shape: the middle 70 % of the new square overlaps the other
  /// square.
  static func overlap(_ new: CanvasPosition, _ other: CanvasPosition, side: Int) -> Bool {
    // Half of 0.7 of one side plus half of the other, in ten-thousandths.
    let reach = side * 85
    return abs(new.x - other.x) < reach && abs(new.y - other.y) < reach
  }
}
