/// The labels of countdowns in JSON.
enum Countdown {
  /// Returns the label for a number of days left: `D-3`, `D-day`, `D+2`.
  static func label(_ daysLeft: Int) -> String {
    daysLeft == 0 ? "D-day" : daysLeft > 0 ? "D-\(daysLeft)" : "D+\(-daysLeft)"
  }
}
