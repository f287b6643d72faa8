/// The input for drawing the saying of a day, which uses the state at the start of the day. The draw is therefore
/// repeatable even if it cannot be stored. Later sayings are left out unless there are no others, and sayings used
/// since count as unused. The candidates are the unused sayings, or all sayings if none is unused. Of these, the
/// sayings in the earliest round are drawn from. The saying of the day before is drawn only if there is no other.
public struct DayDraw: Equatable, Sendable {
  public let day: Day
  /// The instant at which the day began in the user's time zone.
  public let start: Int

  public init(day: Day, start: Int) {
    self.day = day
    self.start = start
  }

  /// Returns the round of a saying after it was shown. All sayings of a round are shown before the next round begins. A
  /// new saying joins the current round.
  public static func round(after own: Int, latest: Int) -> Int { max(own + 1, latest) }
}
