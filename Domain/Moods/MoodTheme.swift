/// The colour theme of a day. Themes are stored by their raw values.
public enum MoodTheme: Int, Hashable, Sendable, CaseIterable {
  /// Colours from cold blue over sand to warm pink, as in the original app.
  case dawn
  case forest, dusk, ink
  /// Colours on dark paper, from blue over yellow to pink.
  case night

  /// Converts a stored number to a theme. An unknown number becomes the first theme.
  package init(stored number: Int) { self = MoodTheme(rawValue: number) ?? .dawn }

  /// The colours at levels 0, 10, … 90, from the unhappiest to the happiest.
  public var stops: [RGB] {
    switch self {
    case .dawn:
      [
        0x4174A9, 0x81AFC3, 0xB3D7C8, 0xCFDCB4, 0xF7E094, 0xEFBC82, 0xF38562, 0xF38562, 0xF29287,
        0xF1ABCE,
      ].map(RGB.init)
    case .forest:
      [
        0x2F5D50, 0x3F7A5C, 0x5C9A62, 0x86B764, 0xB4C95C, 0xE3CE6A, 0xF0B65E, 0xEE9A5B, 0xEE8A72,
        0xF2A0A0,
      ].map(RGB.init)
    case .dusk:
      [
        0x3A4587, 0x5A58A6, 0x7D6DBB, 0xA27FC6, 0xC68CC4, 0xE393B4, 0xF29A9E, 0xF5A681, 0xF6B765,
        0xF3C65A,
      ].map(RGB.init)
    case .ink:
      [
        0x3E434B, 0x565C65, 0x70767F, 0x8B9097, 0xA7AAAD, 0xBDB3A3, 0xCFAA82, 0xD9925F, 0xDE7448,
        0xDC5540,
      ].map(RGB.init)
    case .night:
      [
        0x5B6BB5, 0x5A86C4, 0x58A3C4, 0x62BFB6, 0x8CD3A2, 0xC3DD8D, 0xF0D97F, 0xF6BE77, 0xF59F85,
        0xF7B7C9,
      ].map(RGB.init)
    }
  }

  /// The colour of text, marks and diary entries on the paper of the theme.
  public var plain: RGB {
    switch self {
    case .dawn: RGB(0x485054)
    case .forest: RGB(0x3F4B42)
    case .dusk: RGB(0x494459)
    case .ink: RGB(0x3B3F45)
    case .night: RGB(0xE9E4D8)
    }
  }

  /// Returns the colour of a level, interpolated between stops and constant from 90 on. Returns `plain` for nil.
  public func colour(of level: MoodLevel?) -> RGB {
    level.map { colour(at: $0.value) } ?? plain
  }

  /// Returns the colour of a raw level, which may be 0 at the bottom of the gauge.
  public func colour(at level: Int) -> RGB {
    let stops = stops
    let index = max(0, level) / 10
    guard index < stops.count - 1 else { return stops[stops.count - 1] }
    return stops[index].mixed(with: stops[index + 1], Double(level % 10) / 10)
  }
}
