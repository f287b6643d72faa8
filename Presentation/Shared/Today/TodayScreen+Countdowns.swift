import Domain
import PresentationKit
import PresentationSchedule
import TextUI

/// The events that are counted down, at the head of the page.
extension TodayScreen {
  /// Draws the countdowns of a screen without panels.
  func drawCountdowns(_ page: TodayPage, into frame: inout Frame, in area: Area) {
    guard let text = ScheduleWords(language).countdowns(page.countdowns, at: now) else { return }
    frame.write(
      [StyledText(text, .bold)].clipped(to: area.size.columns, ellipsis: glyphs.ellipsis), in: area)
  }

  /// Returns the text in the upper edge of the panel of the day: as many countdowns as fit, and the numbers of the day.
  func figureOfDay(_ page: TodayPage, columns: Int) -> String {
    let planned = words.planned(page, at: now)
    for count in stride(from: page.countdowns.count, to: 0, by: -1) {
      let nearest = Array(page.countdowns.prefix(count))
      let parts = [ScheduleWords(language).countdowns(nearest, at: now) ?? "", planned]
      let text = parts.filter { !$0.isEmpty }.joined(separator: " · ")
      if TextLayout.cells(text) + TextLayout.cells(words.panelDay) + 12 <= columns { return text }
    }
    return planned
  }
}
