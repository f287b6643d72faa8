import Domain
import PresentationKit
import TextUI

/// The sky behind the first visible shelf, in the colours of the season and of the hour, with the sun or the moon.
/// Towards the shelf it fades into the background.
struct GardenSky: Equatable, Sendable {
  /// The time of the day by the light.
  enum Period: CaseIterable, Sendable { case dawn, day, dusk, night }

  let season: Season
  /// The hour of the day in steps of ten minutes, so that the sky is seldom drawn again.
  let hour: Double

  init(_ season: Season, at time: TimeOfDay) {
    self.season = season
    hour = Double(time.seconds / 600) / 6
  }

  var period: Period {
    if SkyLight.isNight(hour) { return .night }
    if (hour - Self.noon).magnitude < 4.1 { return .day }
    return hour < Self.noon ? .dawn : .dusk
  }

  private static let noon = 12.0
  /// The height from which the sky fades, as a fraction from the top.
  private static let fade = 0.62
  /// The height of the horizon, as a fraction from the top.
  private static let horizon = 0.85
  /// The colour through which a bright sky fades on a dark background; halfway to the background it would be grey.
  private static let haze = SkyTone(Ink(0x33506A, ansi16: 4))

  /// The colours of a sky, from the zenith to the horizon.
  private static func colours(_ season: Season, _ period: Period) -> [UInt32] {
    switch (season, period) {
    case (.spring, .day): [0x6FB1E0, 0xA9D2EE, 0xF3D9DD]
    case (.spring, .dawn), (.spring, .dusk): [0x33407E, 0x7A629A, 0xD98F9A, 0xF4C6A4]
    case (.spring, .night): [0x0F1636, 0x1F2A55, 0x3D3D66]
    case (.summer, .day): [0x3F93D4, 0x7CBFEA, 0xCDE8EC]
    case (.summer, .dawn), (.summer, .dusk): [0x21366C, 0x6C5888, 0xDE7A5C, 0xF4B860]
    case (.summer, .night): [0x0D1A3A, 0x173A52, 0x2C5A52]
    case (.autumn, .day): [0x5B97C4, 0xA2C2D2, 0xEAD7B2]
    case (.autumn, .dawn), (.autumn, .dusk): [0x1B2447, 0x4A3358, 0xA3523C, 0xD98A45]
    case (.autumn, .night): [0x10132E, 0x231F40, 0x40303F]
    case (.winter, .day): [0x86AACB, 0xB8CDDD, 0xE6E9EE]
    case (.winter, .dawn), (.winter, .dusk): [0x232B58, 0x5A5280, 0xB0828E, 0xE0B49A]
    case (.winter, .night): [0x0C1230, 0x1A2448, 0x33406A]
    }
  }

  /// The entries of the colours in the palette of 16 colours. No plant has one of them.
  private static func ansi16(_ period: Period) -> UInt8 {
    switch period {
    case .dawn, .day, .dusk: 4
    case .night: 0
    }
  }

  private func tones(_ period: Period) -> [SkyTone] {
    Self.colours(season, period).map { SkyTone(Ink($0, ansi16: Self.ansi16(period))) }
  }

  /// How far the sun is down, from 0 by day to 1 at dawn and at dusk.
  private var low: Double { min(1, max(0, ((hour - Self.noon).magnitude - 3.8) / 0.5)) }

  /// Returns the colours from the top to the bottom, one for each half of a row.
  private func tones(count: Int) -> [SkyTone] {
    let dark = min(1, max(0, ((hour - Self.noon).magnitude - 6.4) / 0.9))
    let (day, dusk, night) = (tones(.day), tones(.dusk), tones(.night))
    func tone(_ stops: [SkyTone], _ height: Double) -> SkyTone {
      let along = height * Double(stops.count - 1)
      let index = min(Int(along), stops.count - 2)
      return stops[index].mixed(with: stops[index + 1], along - Double(index))
    }
    return (0..<count).map { half in
      let height = min(1, Double(half) / Double(max(1, count - 1)) / Self.horizon)
      return tone(day, height).mixed(with: tone(dusk, height), low)
        .mixed(with: tone(night, height), dark)
    }
  }

  /// Returns the sun or the moon. The sun crosses the sky from left to right during the day, the moon at night.
  func light(in size: Size) -> SkyLight {
    let radius = min(5, max(1.2, Double(size.rows) * 0.3))
    let since = hour - SkyLight.sunrise
    let along = (since < 0 ? since + 12 : since >= 12 ? since - 12 : since) / 12
    let edge = radius + 2
    return SkyLight(
      at: hour, column: min(max(along * Double(size.columns), edge), Double(size.columns) - edge),
      low: Double(size.rows) * 1.5 - radius, radius: radius)
  }

  /// Draws the sky. On an unknown background nothing is drawn, because the sky could not fade into it.
  func draw(into frame: inout Frame, in area: Area) {
    guard frame.rendition.isDrawn, frame.knownGround != nil, area.size.rows > 1,
      area.size.columns >= 12
    else { return }
    frame.drawCached(self, in: area, drawSky)
  }

  private func drawSky(into frame: inout Frame, in area: Area) {
    let size = area.size
    // Pictures in pixels hide what is below them, so that plants in pixels stand before a sky in cells.
    let rendition = frame.rendition.isInPixels ? Rendition.half : frame.rendition
    let (across, down) = rendition.grid
    var picture = Picture(width: size.columns * across, height: size.rows * down)
    let light = light(in: size)
    for (half, row) in rows(in: size, light, frame).enumerated() {
      for y in half * down / 2..<(half + 1) * down / 2 {
        for x in 0..<picture.width { picture[x, y] = row[x / across] }
      }
    }
    light.draw(into: &picture, across: across, down: down)
    picture.drawParts(into: &frame, in: area, rendition)
    frame.restyle(area) { $0.paper = $0.paper ?? $0.ink }
  }

  /// Returns the colours of each half of a row, column by column. Close to the sun the sky is brighter.
  private func rows(in size: Size, _ light: SkyLight, _ frame: Frame) -> [[Ink]] {
    let (ground, bright) = (SkyTone(frame.ground), SkyTone(light.ink))
    let share = frame.isLight ? 0.8 : 0.92
    let halves = size.rows * 2
    return tones(count: halves).enumerated().map { half, tone in
      let faded = max(0, (Double(half + 1) / Double(halves) - Self.fade) / (1 - Self.fade))
      let hazy = frame.isLight ? 0 : min(1, faded * 2) * (1 - low)
      func shade(_ tone: SkyTone) -> Ink {
        tone.mixed(with: Self.haze, hazy).mixed(with: ground, 1 - share * (1 - faded)).ink
      }
      let plain = shade(tone)
      return (0..<size.columns).map { column in
        let glow = light.glow(Double(column) + 0.5, Double(half) + 0.5)
        return glow > 0 ? shade(tone.mixed(with: bright, glow)) : plain
      }
    }
  }
}
