import Domain
package import TextUI

/// The five colours of a heat map on a background: days without activity, and four shades in the colour of the part.
/// Neighbouring shades have the same contrast ratio.
package struct HeatShades: Equatable, Sendable {
  /// The colour of a day without activity.
  package let idle: Ink
  /// The four shades from little to much activity.
  package let active: [Ink]

  /// Mixes the colours of an ink for a background.
  package init(of ink: Ink, on ground: Ink) {
    let isLight = ground.isLight
    idle = ground.mixed(with: Ink(isLight ? 0x000000 : 0xFFFFFF), isLight ? 0.07 : 0.08)
      .with(ansi16: isLight ? 7 : 8)
    let (first, idle) = (idle, idle.rgb)
    let end = Self.strongest(ink, on: idle, isLight: isLight)
    let whole = end.rgb.contrast(with: idle)
    // The path leads from the idle colour through the ink itself to its strongest shade.
    let path = (1...200).map { step in
      step <= 120
        ? first.mixed(with: ink, Double(step) / 120)
        : ink.mixed(with: end, Double(step - 120) / 80)
    }
    let ansi16 = [ink.ansi16, ink.ansi16, ink.ansi16 % 8 + 8, isLight ? 0 : 15]
    active = (1...4).map { step in
      let wanted = Self.quarterPower(whole, step)
      let nearest = path.min {
        abs($0.rgb.contrast(with: idle) - wanted) < abs($1.rgb.contrast(with: idle) - wanted)
      }
      return (nearest ?? ink).with(ansi16: ansi16[step - 1])
    }
  }

  /// Returns the colour of a shade from 0 to 4, where 0 is a day without activity.
  package subscript(shade: Int) -> Ink {
    shade <= 0 ? idle : active[min(3, shade - 1)]
  }

  /// Four steps of this contrast ratio lie between an idle day and the strongest shade.
  private static let least = 1.53 * 1.53 * 1.53 * 1.53

  /// Returns the ink mixed with white or black, as far as the contrast of four steps needs.
  private static func strongest(_ ink: Ink, on idle: RGB, isLight: Bool) -> Ink {
    let far = Ink(isLight ? 0x000000 : 0xFFFFFF)
    let mixed = (0...12).lazy.map { ink.mixed(with: far, 0.4 + Double($0) / 20) }
    return mixed.first { $0.rgb.contrast(with: idle) >= least } ?? far
  }

  /// Returns `value` to the power of `quarters` / 4.
  private static func quarterPower(_ value: Double, _ quarters: Int) -> Double {
    let root = value.squareRoot().squareRoot()
    return (0..<quarters).reduce(1.0) { product, _ in product * root }
  }
}
