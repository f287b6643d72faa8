import Domain
import PresentationKit
import TextUI

/// The sky over the hours of a ribbon, in the colours of each hour, with the sun or the moon at the present time and a
/// few stars at night.
struct DaySky: Equatable, Sendable {
  let hours: DayRibbonHours
  /// The present time in seconds since midnight; nil if the day is not today.
  let now: Int?

  /// The hours of sunrise and sunset.
  static let sunrise = SkyLight.sunrise
  static let sunset = SkyLight.sunset

  private struct Stop {
    let hour: Double
    let top: SkyTone
    let bottom: SkyTone

    /// Creates a stop from two colours, each with its entry in the 16-colour palette.
    init(_ hour: Double, _ top: UInt32, _ top16: UInt8, _ bottom: UInt32, _ bottom16: UInt8) {
      self.hour = hour
      self.top = SkyTone(Ink(top, ansi16: top16))
      self.bottom = SkyTone(Ink(bottom, ansi16: bottom16))
    }
  }

  /// The colours of the sky from midnight to midnight, at the zenith and at the horizon.
  private static let stops = [
    Stop(0, 0x0F1229, 0, 0x191E42, 4), Stop(sunrise - 1.5, 0x11142D, 0, 0x1E2350, 4),
    Stop(sunrise - 0.6, 0x262858, 4, 0x6A4A70, 5), Stop(sunrise, 0x55588C, 4, 0xDB855C, 3),
    Stop(sunrise + 0.8, 0x5589B8, 12, 0xE6BC88, 11), Stop(sunrise + 2, 0x4086BA, 12, 0x83B8DC, 14),
    Stop(12, 0x3C88C4, 12, 0x7AB8E4, 14), Stop(sunset - 2, 0x4084B6, 12, 0x8AB6D4, 14),
    Stop(sunset - 0.8, 0x4C78A8, 12, 0xE8AE64, 11), Stop(sunset, 0x50447A, 5, 0xDC683F, 9),
    Stop(sunset + 0.7, 0x2A2656, 4, 0x74406A, 5), Stop(sunset + 1.6, 0x14173A, 0, 0x262652, 4),
    Stop(24, 0x0F1229, 0, 0x191E42, 4),
  ]

  /// Returns the colours at an hour, at the zenith and at the horizon.
  private static func tones(at hour: Double) -> (top: SkyTone, bottom: SkyTone) {
    let next = stops.firstIndex { $0.hour > hour } ?? stops.count - 1
    let (one, other) = (stops[max(0, next - 1)], stops[next])
    let part = other.hour > one.hour ? (hour - one.hour) / (other.hour - one.hour) : 0
    return (one.top.mixed(with: other.top, part), one.bottom.mixed(with: other.bottom, part))
  }

  /// Returns the colour of the sky at the horizon.
  static func horizon(at hour: Double) -> Ink { tones(at: hour).bottom.ink }

  func draw(into frame: inout Frame, in area: Area) {
    guard area.size.columns > 0, area.size.rows > 0 else { return }
    frame.drawCached(self, in: area, drawSky)
  }

  private func drawSky(into frame: inout Frame, in area: Area) {
    let size = area.size
    let light = light(in: size)
    let tones = tones(in: size, light, frame)
    let (across, down) = frame.rendition.grid
    var picture = Picture(width: size.columns * across, height: size.rows * down)
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        picture[x, y] = tones[y * 2 / down * size.columns + x / across]
      }
    }
    light?.draw(into: &picture, across: across, down: down)
    let stars = stars(in: size, beside: light)
    // Where a part of a cell is small enough, a star is one part of the picture; otherwise it is a dot of text.
    if down > 2 {
      for star in stars {
        let (x, y) = (star.column * across + across / 2, star.row * down + down / 3)
        let side = max(1, across / 3)
        for dy in 0..<side { for dx in 0..<side { picture[x + dx, y + dy] = SkyLight.star } }
      }
      return picture.drawParts(into: &frame, in: area)
    }
    picture.drawParts(into: &frame, in: area)
    for star in stars {
      let upper = tones[star.row * 2 * size.columns + star.column]
      let paper = upper.mixed(with: tones[(star.row * 2 + 1) * size.columns + star.column], 0.5)
      frame.put(
        "·", area.origin.column + star.column, area.origin.row + star.row,
        Style(ink: SkyLight.star, paper: paper))
    }
  }

  /// Returns the colour of each half of a cell, row by row. Close to the sun the sky is brighter.
  private func tones(in size: Size, _ light: SkyLight?, _ frame: Frame) -> [Ink] {
    let ground = SkyTone(frame.ground)
    let calm = frame.isLight ? 0.24 : 0.1
    let bright = light.map { SkyTone($0.ink) }
    let columns = (0..<size.columns).map { column in
      let (top, bottom) = Self.tones(at: hours.hour(column, of: size.columns))
      return (top: top.mixed(with: ground, calm), bottom: bottom.mixed(with: ground, calm))
    }
    var tones: [Ink] = []
    tones.reserveCapacity(size.columns * size.rows * 2)
    for half in 0..<size.rows * 2 {
      let height = size.rows * 2 > 1 ? Double(half) / Double(size.rows * 2 - 1) : 0
      for (column, ends) in columns.enumerated() {
        let tone = ends.top.mixed(with: ends.bottom, height)
        let glow = light?.glow(Double(column) + 0.5, Double(half) + 0.5) ?? 0
        tones.append(bright.map { tone.mixed(with: $0, glow) }?.ink ?? tone.ink)
      }
    }
    return tones
  }

  /// Returns the cells of the stars. Their positions depend on the hour only.
  private func stars(in size: Size, beside light: SkyLight?) -> [Point] {
    (0..<size.columns).compactMap { column in
      let hour = hours.hour(column, of: size.columns)
      let ten = Int(hour * 10)
      let seed = ten * 37 + ten * ten * 11
      guard SkyLight.isNight(hour), seed % 17 < 3 else { return nil }
      if let light, (Double(column) - light.column).magnitude < light.radius + 2 { return nil }
      return Point(column: column, row: seed / 17 % size.rows)
    }
  }

  /// Returns the sun or the moon; nil if the day is not today.
  private func light(in size: Size) -> SkyLight? {
    guard let now else { return nil }
    let hour = Double(now) / 3600
    let radius = min(2.6, Double(size.rows) - 0.2)
    let along =
      (hour - Double(hours.hours.lowerBound)) / Double(hours.hours.count) * Double(size.columns)
    let column = min(max(along, radius), Double(size.columns) - radius)
    return SkyLight(
      at: hour, column: column, low: Double(size.rows) * 2 - radius, radius: radius)
  }
}
