import Domain
import PresentationKit
import TextUI

/// The heat map of the pages of a year.
extension YearHeat {
  /// Lays out a window's days; nil if the window has no days.
  init?(_ year: PageWindow, in area: Area, _ language: Language) {
    guard let first = year.days.first?.day, let last = year.days.last?.day else { return nil }
    self.init(first...last, in: area, language)
  }

  func draw(into frame: inout Frame, _ glyphs: Glyphs, _ year: PageWindow) {
    guard let first = year.days.first?.day else { return }
    let levels = HeatLevels(year.days.lazy.map(\.pages))
    draw(
      into: &frame, ink: frame.hue.ink, glyphs,
      month: { CalendarWords.shortMonth($0, in: language) },
      shade: { day in
        let index = day - first
        return year.days.indices.contains(index) ? levels.shade(of: year.days[index].pages) : 0
      })
  }
}
