package import TextUI

/// The sun or the moon. Its unit is the width of a cell, which is half the height of a cell. The location is unknown,
/// so the sun always rises at 6:00 and sets at 18:00.
package struct SkyLight: Equatable, Sendable {
  package let column: Double
  let height: Double
  package let radius: Double
  let isSun: Bool
  package let ink: Ink

  /// The hours of sunrise and sunset.
  package static let sunrise = 6.0
  package static let sunset = 18.0

  private static let sunNoon = Ink(0xFFD766, ansi256: 221, ansi16: 11)
  private static let sunLow = Ink(0xF58A4A, ansi256: 209, ansi16: 3)
  private static let moon = Ink(0xE4E6F2, ansi256: 254, ansi16: 15)
  package static let star = Ink(0xB8BEDA, ansi256: 146, ansi16: 7)

  package static func isNight(_ hour: Double) -> Bool { hour < sunrise - 1 || hour > sunset + 1.3 }

  /// Creates the sun or the moon of an hour. Twelve hours of the day and twelve of the night each have an arch above
  /// the height `low`.
  package init(at hour: Double, column: Double, low: Double, radius: Double) {
    isSun = hour >= Self.sunrise && hour < Self.sunset
    let rise = Easing.sway((hour - Self.sunrise) / 24).magnitude
    self.column = column.rounded()
    self.radius = radius
    height = (low - rise * (low - radius) * 0.9).rounded()
    ink = isSun ? Self.sunLow.mixed(with: Self.sunNoon, min(1, rise * 1.6)) : Self.moon
  }

  /// Returns how much brighter the sky is at a point, from 0 to 1.
  package func glow(_ x: Double, _ y: Double) -> Double {
    let away = distance(x, y, column, height) - radius
    return isSun
      ? max(0, 0.42 * (1 - away / (radius * 3.2))) : max(0, 0.09 * (1 - away / (radius * 2)))
  }

  /// Returns whether the cell around a point may show a part of the sun or of the moon.
  package func covers(_ x: Double, _ y: Double) -> Bool {
    distance(x, y, column, height) <= radius + 1
  }

  package func draw(into picture: inout Picture, across: Int, down: Int) {
    let columns =
      Int((column - radius) * Double(across))..<Int((column + radius + 1) * Double(across))
    for y in 0..<picture.height {
      for x in columns.clamped(to: 0..<picture.width) {
        let (px, py) = (
          (Double(x) + 0.5) / Double(across), (Double(y) + 0.5) * 2 / Double(down)
        )
        guard distance(px, py, column, height) <= radius else { continue }
        let shade = (column + radius * 0.6, height - radius * 0.2)
        if !isSun, distance(px, py, shade.0, shade.1) < radius * 0.9 { continue }
        picture[x, y] = ink
      }
    }
  }

  private func distance(_ x: Double, _ y: Double, _ toX: Double, _ toY: Double) -> Double {
    ((x - toX) * (x - toX) + (y - toY) * (y - toY)).squareRoot()
  }
}
