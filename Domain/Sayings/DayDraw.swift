/// The input for drawing the saying of a day. The draw uses the state at the start of the day, so it gives the same
/// saying again even if the result cannot be stored. Sayings that were added during the day are left out, unless there
/// are no others. Sayings that were used during the day count as unused. The candidates are the unused sayings, or all
/// sayings if none is unused. The saying is drawn from the candidates in the earliest round. The saying of the day
/// before is drawn only if there is no other.
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
