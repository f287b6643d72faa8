/// Easing functions for animations.
public enum Easing {
  /// Returns the linear progress from 0 to 1 at time `now`.
  public static func part(of now: Int, from start: Int, to end: Int) -> Double {
    guard end > start else { return now >= end ? 1 : 0 }
    return min(1, max(0, Double(now - start) / Double(end - start)))
  }

  /// Eases a linear progress in and out (smoothstep).
  public static func smooth(_ part: Double) -> Double { part * part * (3 - 2 * part) }

  /// Approximates the sine of `turns` full turns by parabolas, with an error below 0.001.
  public static func sway(_ turns: Double) -> Double {
    let turn = turns - turns.rounded(.down)
    let half = turn < 0.5 ? turn * 4 - 1 : 3 - turn * 4
    let along = 1 - half.magnitude
    let arch = (turn < 0.5 ? 1.0 : -1.0) * along * (2 - along)
    return 0.775 * arch + 0.225 * arch * arch.magnitude
  }
}
