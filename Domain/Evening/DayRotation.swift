/// Chooses among several wordings by the date, so that neighbouring days never have the same one (round-robin).
public enum DayRotation {
  /// Returns the index of the wording of a day; 0 if there is at most one. `turn` counts the uses of the same wordings
  /// on that day. Each one skips two wordings, or one if three divides their number, so that it takes neither that of
  /// the use before nor that of the next day.
  public static func index(of day: Day, among count: Int, turn: Int = 0) -> Int {
    guard count > 1 else { return 0 }
    let step = day.ordinal % count + turn % count * (count % 3 == 0 ? 2 : 3)
    return (step % count + count) % count
  }
}
