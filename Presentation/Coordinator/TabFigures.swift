import Domain
import PresentationKit
import TextUI

/// The counts of due items on the tabs, from the Today page as last read. They are cached, so that drawing does no
/// counting.
struct TabFigures: Equatable, Sendable {
  private var page: TodayPage?
  private var counts: [DailyPart: TodayPage.Count] = [:]
  /// Whether the Today page has not been read yet.
  var isUnknown: Bool { page == nil }

  mutating func receive(_ page: TodayPage, at now: Now) {
    self.page = page
    counts = page.waiting(at: now)
  }

  /// Counts again for a new moment, because an item that has passed is not due any more.
  mutating func count(at now: Now) {
    if let page { counts = page.waiting(at: now) }
  }

  /// Returns the number of due items for the tab of a part, with a plus sign if not all were counted. Empty if nothing
  /// is due.
  func waiting(in part: Part) -> String {
    guard let kept = part.kept, let count = counts[kept] else { return "" }
    return count.isAtLeast ? "\(count.number - 1)+" : "\(count.number)"
  }
}
