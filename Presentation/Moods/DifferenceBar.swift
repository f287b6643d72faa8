import TextUI

/// Draws differences from an average as bars to the left or to the right of a line. The bars are scaled so that the
/// lowest and the highest difference together fill the columns.
struct DifferenceBar: Equatable, Sendable {
  /// The columns on the left and on the right of the line; nil if there is no room.
  private let sides: (left: Int, right: Int)?
  private let unit: Double
  private let glyphs: Glyphs

  /// The maximum number of columns, the minimum span of differences to which the bars are scaled, and the smallest
  /// difference for which bars are drawn.
  private static let (widest, leastSpan, leastChange) = (28, 12, 2)

  init(of changes: [Int], columns: Int, _ glyphs: Glyphs) {
    self.glyphs = glyphs
    let room = min(Self.widest, columns - 1)
    let (low, high) = (min(0, changes.min() ?? 0), max(0, changes.max() ?? 0))
    guard room >= 6, max(-low, high) >= Self.leastChange else {
      (sides, unit) = (nil, 0)
      return
    }
    unit = Double(room) / Double(max(Self.leastSpan, high - low))
    let left = Int((Double(-low) * unit).rounded())
    sides = (left, min(room - left, Int((Double(high) * unit).rounded())))
  }

  static func == (a: DifferenceBar, b: DifferenceBar) -> Bool {
    a.unit == b.unit && a.sides?.left == b.sides?.left && a.sides?.right == b.sides?.right
      && a.glyphs == b.glyphs
  }

  /// Returns a difference with its sign.
  func number(_ change: Int) -> String {
    let isPlain = glyphs.upward.count == 1
    let sign = change > 0 ? "+" : change < 0 ? (isPlain ? "-" : "−") : (isPlain ? "+" : "±")
    return sign + "\(abs(change))"
  }

  /// Returns the bar of a difference; empty if there is no room or all differences are small.
  func pieces(_ change: Int, _ style: Style) -> [StyledText] {
    guard let sides else { return [] }
    let length = Int((Double(abs(change)) * unit).rounded())
    let (left, right) = (
      change < 0 ? min(length, sides.left) : 0, change > 0 ? min(length, sides.right) : 0
    )
    func blank(_ count: Int) -> String { String(repeating: " ", count: count) }
    func bar(_ count: Int) -> String { String(repeating: glyphs.bar, count: count) }
    return [
      StyledText(blank(sides.left - left) + bar(left), style), StyledText(glyphs.edge, .dim),
      StyledText(bar(right) + blank(sides.right - right), style),
    ]
  }
}
