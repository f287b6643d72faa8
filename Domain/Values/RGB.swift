public struct RGB: Equatable, Hashable, Sendable {
  /// The components, 0…255.
  public let red: UInt8, green: UInt8, blue: UInt8

  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Makes a colour from `0xRRGGBB`.
  public init(_ hex: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: hex >> 16), green: UInt8(truncatingIfNeeded: hex >> 8),
      blue: UInt8(truncatingIfNeeded: hex))
  }

  /// The colour in CSS notation: `#F38562`.
  public var hex: String {
    "#"
      + [red, green, blue].map { part in
        (part < 16 ? "0" : "") + String(part, radix: 16, uppercase: true)
      }.joined()
  }

  /// Returns the contrast ratio of two colours, from 1 (unreadable) to 21, by the formula of WCAG.
  public func contrast(with other: RGB) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// Returns a mixture of this colour and another. `part` is the amount of the other colour, clamped to 0…1.
  public func mixed(with other: RGB, _ part: Double) -> RGB {
    let part = min(1, max(0, part))
    func mix(_ from: UInt8, _ to: UInt8) -> UInt8 {
      // Adding a half and truncating rounds without the C math library.
      UInt8(Double(from) + (Double(to) - Double(from)) * part + 0.5)
    }
    return RGB(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }

  /// The relative luminance (WCAG), from 0 to 1.
  private var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// Returns the linear value of an sRGB component, from a lookup table.
  private static func linear(_ part: UInt8) -> Double { light[Int(part)] }

  private static let light: [Double] = (0...255).map { light(of: Double($0) / 255) }

  /// Computes the linear value of an sRGB component from 0 to 1. Above the threshold the formula is a power of 2.4,
  /// which is the square times the fifth root of the square.
  private static func light(of value: Double) -> Double {
    if value <= 0.04045 { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    let square = base * base
    var root = 1.0
    for _ in 0..<24 { root -= (root - square / (root * root * root * root)) / 5 }
    return square * root
  }
}
