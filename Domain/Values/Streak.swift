/// Runs of consecutive days, for example with a mood entry.
public struct Streak: Equatable, Sendable {
  /// The length of the longest run; 0 if there are no days.
  public let longest: Int
  /// The length of the run that ends today or, if today has no entry yet, yesterday; 0 if there is no such run.
  public let current: Int

  /// Computes the runs. The days may be in any order, with or without duplicates.
  public init(_ days: some Sequence<Day>, today: Day) {
    var longest = 0
    var current = 0
    var run = 0
    var last: Day?
    for day in days.sorted() where day != last {
      run = last.map { day - $0 == 1 } == true ? run + 1 : 1
      longest = max(longest, run)
      // A day after today, recorded in another time zone, does not end the current run.
      if day <= today { current = today - day <= 1 ? run : 0 }
      last = day
    }
    self.longest = longest
    self.current = current
  }
}
