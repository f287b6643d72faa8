import Domain
package import TextUI

/// The five colours of a heat map on a background: one for days without activity, and four shades of one colour.
/// Neighbouring shades have the same contrast ratio.
package struct HeatShades: Equatable, Sendable {
  /// The colour of a day without activity.
  package let idle: Ink
  /// The four shades from little to much activity.
  package let active: [Ink]

  /// Mixes the five colours for a frame. On an unknown background they lie between grey and the ink itself.
  package init(of ink: Ink, in frame: Frame) {
    guard frame.knownGround == nil else {
      self.init(of: ink, on: frame.ground)
      return
    }
    self.init(
      idle: Frame.between,
      active: [0.35, 0.6, 0.8, 1].map { Frame.between.mixed(with: ink, $0) })
  }

  private init(idle: Ink, active: [Ink]) { (self.idle, self.active) = (idle, active) }

  /// Mixes the five colours from an ink and a background.
  package init(of ink: Ink, on ground: Ink) {
    let isLight = ground.isLight
    let far = RGB(isLight ? 0x000000 : 0xFFFFFF)
    let idle = ground.rgb.mixed(with: far, isLight ? 0.07 : 0.08)
    self.idle = Ink(idle, ansi16: isLight ? 7 : 8)
    let (middle, end) = (ink.rgb, Self.strongest(ink.rgb, on: idle, towards: far))
    // The path leads from the idle colour through the ink itself to its strongest shade.
    func colour(_ part: Double) -> RGB {
      part < 0.6
        ? idle.mixed(with: middle, part / 0.6) : middle.mixed(with: end, (part - 0.6) / 0.4)
    }
    let ansi16 = [ink.ansi16, ink.ansi16, ink.ansi16 % 8 + 8, isLight ? 0 : 15]
    let whole = end.contrast(with: idle)
    active = (1...4).map { step in
      let wanted = Self.quarterPower(whole, step)
      var (low, high) = (0.0, 1.0)
      for _ in 0..<10 {
        let part = (low + high) / 2
        if colour(part).contrast(with: idle) < wanted { low = part } else { high = part }
      }
      return Ink(colour(high), ansi16: ansi16[step - 1])
    }
  }

  /// Returns the colour of a shade from 0 to 4, where 0 is a day without activity.
  package subscript(shade: Int) -> Ink {
    shade <= 0 ? idle : active[min(3, shade - 1)]
  }

  /// The minimum contrast ratio between the strongest shade and the colour of an idle day: four steps with a ratio of
  /// 1.53 each.
  private static let least = 1.53 * 1.53 * 1.53 * 1.53

  /// Returns the ink mixed with `far` (white or black), with a contrast of at least `least` to the idle colour. Returns
  /// `far` if no mixture has enough contrast.
  private static func strongest(_ ink: RGB, on idle: RGB, towards far: RGB) -> RGB {
    let mixed = (0...12).lazy.map { ink.mixed(with: far, 0.4 + Double($0) / 20) }
    return mixed.first { $0.contrast(with: idle) >= least } ?? far
  }

  /// Returns `value` to the power of `quarters` / 4.
  private static func quarterPower(_ value: Double, _ quarters: Int) -> Double {
    let root = value.squareRoot().squareRoot()
    return (0..<quarters).reduce(1.0) { product, _ in product * root }
  }
}
