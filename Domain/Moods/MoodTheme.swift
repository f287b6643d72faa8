/// The colours a day of feelings is painted in. A day keeps its theme by number.
public enum MoodTheme: Int, Hashable, Sendable, CaseIterable {
  /// From a cold blue over sand to a warm pink, as the original has it.
  case dawn
  case forest, dusk, ink

  /// The theme of a number that was stored; a number that no theme has gives the first one.
  public init(stored number: Int) { self = MoodTheme(rawValue: number) ?? .dawn }

  /// The colours at the levels 0, 10, … 90, from the unhappiest to the happiest.
  public var stops: [RGB] {
    switch self {
    case .dawn:
      [
        0x4174A9, 0x81AFC3, 0xB3D7C8, 0xCFDCB4, 0xF7E094, 0xEFBC82, 0xF38562, 0xF38562, 0xF29287,
        0xF1ABCE,
      ].map(RGB.init)
    case .forest:
      [
        0x3F5B4A, 0x557A5B, 0x6F9A6A, 0x93B873, 0xBCCB7B, 0xE0D58A, 0xE9B872, 0xDE8F5F, 0xD98A7B,
        0xE8B7A5,
      ].map(RGB.init)
    case .dusk:
      [
        0x3D4A7A, 0x5A5F9A, 0x7C76B4, 0xA08CC2, 0xC3A0C6, 0xE0AFC0, 0xF0B9A8, 0xF4C58E, 0xF5D38A,
        0xF8E6B0,
      ].map(RGB.init)
    case .ink:
      [
        0x4A4F57, 0x5F656E, 0x767C85, 0x8E939B, 0xA6AAB0, 0xB9B4A8, 0xC9AE8C, 0xD49A6A, 0xD98356,
        0xE07A5F,
      ].map(RGB.init)
    }
  }

  /// The colour of a level: between two stops it is mixed from both, and from 90 on it stays.
  public func colour(of level: MoodLevel) -> RGB { colour(at: level.value) }

  /// The same for the bottom of the gauge, which is 0.
  public func colour(at level: Int) -> RGB {
    let stops = stops
    let index = max(0, level) / 10
    guard index < stops.count - 1 else { return stops[stops.count - 1] }
    return stops[index].mixed(with: stops[index + 1], Double(level % 10) / 10)
  }
}
