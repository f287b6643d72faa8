import Domain
import TextUI

/// A vertical bar of the affection with its percentage below. It is red to yellow below 50 % and green from 50 % on.
/// Dots mark the quarters; plants reach their next stages at the first two dots.
struct AffectionGauge {
  let affection: Affection
  let glyphs: Glyphs

  init(_ affection: Affection, _ glyphs: Glyphs) {
    self.affection = affection
    self.glyphs = glyphs
  }

  static let red = Ink(0xF7596C, ansi256: 204, ansi16: 9)
  static let yellow = Ink(0xF2C94C, ansi256: 221, ansi16: 11)
  static let green = Ink(0x12A26B, ansi256: 35, ansi16: 2)
  static let leaf = Ink(0x1AD287, ansi256: 42, ansi16: 10)

  /// Returns the colour at a height of the bar, from 0 (bottom) to 1 (top).
  func ink(at height: Double) -> Ink {
    affection.percent < 50
      ? Self.red.mixed(with: Self.yellow, height * 2) : Self.green.mixed(with: Self.leaf, height)
  }

  func draw(into frame: inout Frame, in area: Area) {
    let height = area.size.rows - 1
    guard height > 0, area.size.columns >= 2, let full = glyphs.upward.last else { return }
    let steps = glyphs.upward.count
    let units = affection.points * height * steps / Affection.full
    for row in 0..<height {
      let filled = min(steps, units - row * steps)
      let isQuarter = (1...4).contains { height * $0 / 4 - 1 == row }
      let empty = isQuarter ? glyphs.track : " "
      let text = filled > 0 ? (filled == steps ? full : glyphs.upward[filled - 1]) : empty
      let style = filled > 0 ? Style(ink: ink(at: Double(row) / Double(height))) : .dim
      for column in 0..<(height < 24 ? 1 : 2) {
        frame.put(
          text, area.origin.column + column, area.origin.row + height - 1 - row, style,
          upTo: area.endColumn)
      }
    }
    frame.put(
      "\(affection.percent)%", area.origin.column, area.origin.row + height, upTo: area.endColumn)
  }
}
