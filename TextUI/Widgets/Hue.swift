/// The colour of a part of a program: its ink for rules and signs, which can be read on black and on
/// white, and the fill of what is selected, on which white can be read.
public struct Hue: Equatable, Sendable {
  /// For letters, rules and signs.
  public let ink: Ink
  /// For the ground of what is selected.
  public let fill: Ink

  /// Makes a hue.
  public init(ink: Ink, fill: Ink) {
    self.ink = ink
    self.fill = fill
  }

  /// A glow.
  public static let ember = Hue(ink: Accent.ember, fill: Ink(0xA8401A, ansi256: 130, ansi16: 5))
  /// Leaves.
  public static let leaf = Hue(ink: Accent.leaf, fill: Ink(0x00704F, ansi256: 23, ansi16: 2))
  /// Petals.
  public static let rose = Hue(ink: Accent.rose, fill: Ink(0xB32A40, ansi256: 125, ansi16: 1))
  /// Water.
  public static let water = Hue(ink: Accent.sky, fill: Ink(0x1F5FA8, ansi256: 25, ansi16: 4))
  /// Violets.
  public static let violet = Hue(
    ink: Ink(0x8A63D2, ansi256: 98, ansi16: 5), fill: Ink(0x6B45B0, ansi256: 61, ansi16: 5))

  /// Every one of them.
  public static let all = [ember, leaf, rose, water, violet]

  /// What is written on a fill.
  public static let onFill = Ink(0xFFFFFF, ansi256: 231, ansi16: 15)
}

extension Frame {
  /// Fills the ground of a row that is selected; what stands on it keeps its weight, and nothing on
  /// it is faint.
  public mutating func select(_ row: Area) {
    let fill = hue.fill
    restyle(row) { style in
      style.paper = fill
      style.ink = Hue.onFill
      style.marks.remove(.dim)
    }
  }
}
