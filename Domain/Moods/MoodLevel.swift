/// How happy a feeling is, from 1 at the bottom to 100 at the top.
public struct MoodLevel: Hashable, Comparable, Sendable {
  /// The level itself.
  public let value: Int

  /// The levels there are.
  public static let range = 1...100
  /// Where the gauge stands when it is opened.
  public static let usual = MoodLevel(nearest: 60)

  /// Takes a level somebody typed; nothing comes back for one there is not.
  public init?(_ value: Int) {
    guard Self.range.contains(value) else { return nil }
    self.value = value
  }

  /// The nearest level there is.
  public init(nearest value: Int) {
    self.value = min(max(value, Self.range.lowerBound), Self.range.upperBound)
  }

  /// The shape that stands for the level, 1…10: each for a band of ten levels, from sharp to
  /// round.
  public var shape: MoodShape {
    MoodShape(rawValue: min(9, (value - 1) / 10) + 1) ?? .circle
  }

  public static func < (a: MoodLevel, b: MoodLevel) -> Bool { a.value < b.value }
}

/// The ten shapes feelings become, from the unhappiest to the happiest.
public enum MoodShape: Int, CaseIterable, Sendable {
  case burst = 1
  case triangles, parallelograms, corner, waves, leaves, rings, clover, ellipses, circle
}

/// The five steps in which a feeling is said with one key, each in the middle of a fifth of the
/// gauge.
public enum MoodStep: Int, CaseIterable, Sendable {
  case lowest = 1
  case low, middle, high, highest

  /// The level it stands for: 10, 30, 50, 70 or 90.
  public var level: MoodLevel { MoodLevel(nearest: rawValue * 20 - 10) }
}

/// The gauge as a finger or a mouse meets it: where on its height which level lies.
public enum MoodGauge {
  /// What a place on the gauge means.
  public enum Meaning: Equatable, Sendable {
    case level(MoodLevel)
    /// Beyond the top: nothing will be saved.
    case cancel
    /// Below the bottom: the level stays what it was.
    case unchanged
  }

  /// What a place means; 0 is the upper edge of the gauge and 1 the lower one.
  public static func meaning(at height: Double) -> Meaning {
    let part = (height - 0.15) / 0.85
    if part < -0.06 { return .cancel }
    if part < 0 { return .level(MoodLevel(nearest: 100)) }
    if part > 1 { return .unchanged }
    // Cut off like the original, which makes 51 of the very middle of the gauge.
    return .level(MoodLevel(nearest: 100 - Int(part * 100)))
  }
}
