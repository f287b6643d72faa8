/// The closeness of a person, from 0 to 12 points.
public struct Affection: Hashable, Comparable, Sendable {
  public let points: Int
  public static let full = 12

  /// Creates the affection by clamping the points to 0…12.
  public init(points: Int) { self.points = min(Affection.full, max(0, points)) }

  /// The points as a percentage of `full`, rounded down.
  public var percent: Int { points * 100 / Affection.full }

  /// The growth stage of the plant, 1…3. Stage 2 starts at 25 %, stage 3 at 50 %.
  public var stage: Int { percent < 25 ? 1 : percent < 50 ? 2 : 3 }

  public static func < (a: Affection, b: Affection) -> Bool { a.points < b.points }
  public static func + (affection: Affection, points: Int) -> Affection {
    Affection(points: affection.points + points)
  }
}
