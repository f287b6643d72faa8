import TextUI

/// A difference from an average as a bar to the right or to the left of a middle line. The largest difference has the
/// longest bar, so that the bars show what differs.
struct DifferenceBar: Equatable, Sendable {
  private let change: Int
  private let side: Int
  private let length: Int
  private let glyphs: Glyphs

  /// The widest bar to each side, and the difference that always gets a bar of its own length.
  private static let (widest, least) = (14, 10)

  /// Creates a bar. `scale` is the largest difference of all bars.
  init(_ change: Int, of scale: Int, columns: Int, _ glyphs: Glyphs) {
    let side = max(0, min(Self.widest, (columns - 1) / 2))
    let scale = max(Self.least, scale)
    let length = (abs(change) * side + scale / 2) / scale
    (self.change, self.side, self.length) = (change, side, min(side, length))
    self.glyphs = glyphs
  }

  /// The difference with its sign.
  var number: String {
    let isPlain = glyphs.upward.count == 1
    let sign = change > 0 ? "+" : change < 0 ? (isPlain ? "-" : "−") : (isPlain ? "+" : "±")
    return sign + "\(abs(change))"
  }

  /// Returns the bar; empty if there is hardly room.
  func pieces(_ style: Style) -> [StyledText] {
    guard side >= 2 else { return [] }
    let rest = String(repeating: " ", count: side - length)
    let bar = String(repeating: glyphs.bar, count: length)
    let none = String(repeating: " ", count: side)
    return [
      StyledText(change < 0 ? rest + bar : none, style), StyledText(glyphs.edge, .dim),
      StyledText(change > 0 ? bar + rest : none, style),
    ]
  }
}
