/// Runs of days in a row on which something was read, or felt.
public struct Streak: Equatable, Sendable {
  /// The longest there was; there was no day at all when it is 0.
  public let longest: Int
  /// The one that goes on: it ends today, or yesterday as long as today may follow.
  public let current: Int

  /// Finds the runs among days, which may come more than once and in any order.
  public init(_ days: some Sequence<Day>, today: Day) {
    var longest = 0
    var current = 0
    var run = 0
    var last: Day?
    for day in days.sorted() where day != last {
      run = last.map { day - $0 == 1 } == true ? run + 1 : 1
      longest = max(longest, run)
      // A day that lies ahead, after a journey, does not end what goes on today.
      if day <= today { current = today - day <= 1 ? run : 0 }
      last = day
    }
    self.longest = longest
    self.current = current
  }
}
