/// Chooses among several wordings by the date, so that neighbouring days never have the same one (round-robin).
public enum DayRotation {
  /// Returns the index of the wording for a day; 0 if there is at most one. `turn` counts the uses of the wordings on
  /// that day. Each use advances by three wordings, or by two if three divides `count`. It thus repeats neither the
  /// previous use nor the first one of the next day.
  public static func index(of day: Day, among count: Int, turn: Int = 0) -> Int {
    guard count > 1 else { return 0 }
    let step = day.ordinal % count + turn % count * (count % 3 == 0 ? 2 : 3)
    return (step % count + count) % count
  }
}
