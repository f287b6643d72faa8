/// A day whose saying is drawn, and which sayings may be it.
///
/// All counts as it was when the day began, so that the same draw comes out all day where nothing
/// is kept: what came since is left out (unless nothing else is there), and what was used since
/// still counts as unused. Of the unused ones, or of all when there are none, those in the
/// earliest round come first; the saying of the day before only when there is no other.
public struct DayDraw: Equatable, Sendable {
  /// The day.
  public let day: Day
  /// The instant the day began where the user is.
  public let start: Int

  /// Makes a draw.
  public init(day: Day, start: Int) {
    self.day = day
    self.start = start
  }

  /// The round a saying is in once it was shown: every one of a round is shown before the next
  /// one begins, and one that came late joins the round that is under way.
  public static func round(after own: Int, latest: Int) -> Int { max(own + 1, latest) }
}
