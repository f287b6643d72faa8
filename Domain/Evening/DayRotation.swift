/// Chooses among several wordings by the date, so that neighbouring days never have the same one (round-robin).
public enum DayRotation {
  /// Returns the index of the wording of a day; 0 if there is at most one.
  public static func index(of day: Day, among count: Int) -> Int {
    guard count > 1 else { return 0 }
    return (day.ordinal % count + count) % count
  }
}
