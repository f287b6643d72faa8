import Domain
package import TextUI

/// A day drawn as a landscape: timed events stand on the ground below the sun (6:00 to 18:00) or the moon. Only today
/// has a sun or a moon.
package struct DayLandscape: Equatable, Sendable {
  private let line: DayLine
  private let width: Int
  private let height: Int

  /// Creates a landscape that is `rows` cells high, with two pixels per cell.
  package init(_ line: DayLine, rows: Int) {
    self.line = line
    width = line.columns
    height = rows * 2
  }

  /// The height of a lane of bars in pixels.
  private static let lane = 2
  private static let ground = Ink(0x89898F, ansi256: 245, ansi16: 8)
  private static let moon = Ink(0xB9BFD0, ansi256: 146, ansi16: 7)
  private static let noon = Ink(0xF2A33A, ansi256: 215, ansi16: 3)
  private static let dusk = Ink(0xE76140, ansi256: 167, ansi16: 1)

  package var picture: Picture {
    var picture = Picture(width: width, height: height)
    if height < 2 { return picture }
    if let part = line.part { drawLight(part, into: &picture) }
    for x in 0..<width { picture[x, height - 1] = line.background[x]?.ink ?? Self.ground }
    for bar in line.bars { draw(bar, into: &picture) }
    return picture
  }

  /// Draws a bar. The chosen bar is a pixel higher, and a bar that touches the next bar leaves a gap.
  private func draw(_ bar: DayLine.Bar, into picture: inout Picture) {
    let bottom = height - 1 - bar.lane * Self.lane
    let top = bottom - Self.lane - (bar.isChosen ? 1 : 0)
    let touches = line.bars.contains {
      $0.lane == bar.lane && $0.columns.lowerBound == bar.columns.upperBound
    }
    let columns = touches && bar.columns.count > 2 ? bar.columns.dropLast() : bar.columns
    for y in max(0, top)..<max(0, bottom) {
      for x in columns where x < width { picture[x, y] = bar.group.ink }
    }
  }

  /// Draws the sun or the moon at a share of the day, from 0 to 1.
  private func drawLight(_ part: Double, into picture: inout Picture) {
    let isDay = part >= 0.25 && part < 0.75
    // The height follows an arch of twelve hours: from 6:00 to 18:00, and again at night.
    let rise = Easing.sway(part - 0.25).magnitude
    let radius = height >= 12 ? 3.0 : 2.0
    let low = Double(height) - 1 - radius
    // The centre lies between pixels, so that the disc is round.
    let centre = SketchPoint(
      min(max((part * Double(width)).rounded(), radius), Double(width) - radius),
      (low - rise * (low - radius)).rounded())
    let ink = isDay ? Self.dusk.mixed(with: Self.noon, min(1, rise * 1.4)) : Self.moon
    let shadow = SketchPoint(centre.x + radius * 0.8, centre.y - radius * 0.35)
    for y in 0..<height - 1 {
      for x in 0..<width {
        let point = SketchPoint(Double(x) + 0.5, Double(y) + 0.5)
        guard distance(point, centre) <= radius else { continue }
        if !isDay, distance(point, shadow) < radius * 0.8 { continue }
        picture[x, y] = ink
      }
    }
  }

  private func distance(_ one: SketchPoint, _ other: SketchPoint) -> Double {
    let (x, y) = (one.x - other.x, one.y - other.y)
    return (x * x + y * y).squareRoot()
  }
}
