/// The happiness of a feeling, from 1 (lowest) to 100 (highest).
public struct MoodLevel: Hashable, Comparable, Sendable {
  public let value: Int

  public static let range = 1...100
  /// The default level of the input gauge.
  public static let defaultLevel = MoodLevel(nearest: 60)

  /// Creates a level; nil if the value is out of range.
  public init?(_ value: Int) {
    guard Self.range.contains(value) else { return nil }
    self.value = value
  }

  /// Creates a level by clamping a value to the range.
  public init(nearest value: Int) {
    self.value = min(max(value, Self.range.lowerBound), Self.range.upperBound)
  }

  /// The shape for the level, from sharp to round. Ten levels share a shape.
  public var shape: MoodShape {
    MoodShape(rawValue: min(9, (value - 1) / 10) + 1) ?? .circle
  }

  public static func < (a: MoodLevel, b: MoodLevel) -> Bool { a.value < b.value }
}

/// The ten shapes of feelings, from the unhappiest to the happiest.
public enum MoodShape: Int, CaseIterable, Sendable {
  case burst = 1
  case triangles, parallelograms, corner, waves, leaves, rings, clover, ellipses, circle
}

/// Five levels for input with a single key, each the middle of a fifth of the gauge.
public enum MoodStep: Int, CaseIterable, Sendable {
  case lowest = 1
  case low, middle, high, highest

  /// The level of the step: 10, 30, 50, 70 or 90.
  public var level: MoodLevel { MoodLevel(nearest: rawValue * 20 - 10) }
}

/// Maps touch and mouse positions on the gauge to levels.
public enum MoodGauge {
  public enum Meaning: Equatable, Sendable {
    case level(MoodLevel)
    /// A position above the top, which cancels the input.
    case cancel
    /// A position below the bottom, which keeps the current level.
    case unchanged
  }

  /// Returns the meaning of a position on the gauge. The height is 0 at the upper edge and 1 at the lower edge.
  public static func meaning(at height: Double) -> Meaning {
    let part = (height - 0.15) / 0.85
    if part < -0.06 { return .cancel }
    if part < 0 { return .level(MoodLevel(nearest: 100)) }
    if part > 1 { return .unchanged }
    // Truncate like the original app, in which the exact middle of the gauge is 51.
    return .level(MoodLevel(nearest: 100 - Int(part * 100)))
  }
}
