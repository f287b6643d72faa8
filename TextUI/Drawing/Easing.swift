/// How far something has moved that begins and ends gently, or that sways for ever.
public enum Easing {
  /// The part done, 0…1, when a moment between two others is reached.
  public static func part(of now: Int, from start: Int, to end: Int) -> Double {
    guard end > start else { return now >= end ? 1 : 0 }
    return min(1, max(0, Double(now - start) / Double(end - start)))
  }

  /// The same with a gentle beginning and end.
  public static func smooth(_ part: Double) -> Double { part * part * (3 - 2 * part) }

  /// Where something is that sways between -1 and 1 and back, so often in a unit; a sine, to
  /// within a thousandth, made of parabolas.
  public static func sway(_ turns: Double) -> Double {
    let turn = turns - turns.rounded(.down)
    let half = turn < 0.5 ? turn * 4 - 1 : 3 - turn * 4
    let along = 1 - half.magnitude
    let arch = (turn < 0.5 ? 1.0 : -1.0) * along * (2 - along)
    return 0.775 * arch + 0.225 * arch * arch.magnitude
  }
}
