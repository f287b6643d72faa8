/// How close two people have become: up to twelve points, shown as a percentage.
public struct Affection: Hashable, Comparable, Sendable {
  /// The points, 0…12.
  public let points: Int
  /// The points of a plant that is full-grown in every way.
  public static let full = 12

  /// Makes an affection of so many points, within what is possible.
  public init(points: Int) { self.points = min(Affection.full, max(0, points)) }

  /// The points as hundredths of the full affection, rounded down.
  public var percent: Int { points * 100 / Affection.full }

  /// What the plant has grown to: the first stage below 25 %, the third from 50 %.
  public var stage: Int { percent < 25 ? 1 : percent < 50 ? 2 : 3 }

  public static func < (a: Affection, b: Affection) -> Bool { a.points < b.points }
  public static func + (affection: Affection, points: Int) -> Affection {
    Affection(points: affection.points + points)
  }
}
