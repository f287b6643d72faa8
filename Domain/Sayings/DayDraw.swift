/// The input for drawing the saying of a day. The state counts as of the start of the day, so that the draw repeats
/// even if it cannot be stored. Later sayings are left out unless there are no others, and sayings used since count as
/// unused.
///
/// Candidates are the unused sayings, or all if none is unused; of these the ones in the earliest round. The saying of
/// the day before is drawn only if there is no other.
public struct DayDraw: Equatable, Sendable {
  public let day: Day
  /// The instant at which the day began in the user's time zone.
  public let start: Int

  public init(day: Day, start: Int) {
    self.day = day
    self.start = start
  }

  /// The round of a saying after it was shown. All sayings of a round are shown before the next one begins; a new
  /// saying joins the current round.
  public static func round(after own: Int, latest: Int) -> Int { max(own + 1, latest) }
}
