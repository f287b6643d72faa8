import Domain
import PresentationKit
import TextUI

/// How much waits in each part: the counts on the tabs, from the page of the day as it was read
/// last. They are kept, so that drawing counts nothing.
struct TabFigures: Equatable, Sendable {
  private var page: TodayPage?
  private var counts: [DailyPart: TodayPage.Count] = [:]
  /// Whether nobody has read that page yet.
  var isUnknown: Bool { page == nil }

  /// Takes the page of the day.
  mutating func receive(_ page: TodayPage, at now: Now) {
    self.page = page
    counts = page.waiting(at: now)
  }

  /// Counts anew where it is another moment: what is over does not wait any more.
  mutating func count(at now: Now) {
    if let page { counts = page.waiting(at: now) }
  }

  /// What stands on the tab of a part; nothing where nothing waits.
  func waiting(in part: Part, _ glyphs: Glyphs) -> String {
    guard let kept = part.kept, let count = counts[kept] else { return "" }
    return glyphs.watered + (count.isAtLeast ? "\(count.number - 1)+" : "\(count.number)")
  }
}
