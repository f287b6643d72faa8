import Domain
import PresentationKit
import TextUI

/// The title, with a figure, of a screen that is opened from the home screen. On a large screen the title is in the
/// border of a panel, otherwise in a row.
enum ScheduleSheet {
  /// Returns the area below the title. `whole` is the full screen if `area` is only the part beside a preview.
  static func room(in area: Area, of whole: Area? = nil) -> Area {
    if SizeClass(whole ?? area).hasPanels { return Panel.inside(area) }
    return area.inset(columns: area.size.columns >= 60 ? 2 : 0).rows(1)
  }

  /// Draws the title, and the figure if there is room.
  static func draw(
    _ title: String, figure: String, into frame: inout Frame, in area: Area, of whole: Area? = nil,
    _ glyphs: Glyphs
  ) {
    if SizeClass(whole ?? area).hasPanels {
      return Panel(title, figure: figure, ink: frame.hue.ink, hasKeys: true)
        .draw(into: &frame, in: area, glyphs: glyphs)
    }
    let line = area.inset(columns: area.size.columns >= 60 ? 2 : 0)
    let title = [StyledText(title, .bold)]
      .clipped(to: line.size.columns, ellipsis: glyphs.ellipsis)
    frame.write(title, in: line)
    let start = line.endColumn - TextLayout.cells(figure)
    if title.cells + 2 <= start - line.origin.column {
      frame.write([StyledText(figure, .dim)], start, in: line)
    }
  }
}

/// A screen about several days. From it the user can open a day, or another screen of this kind.
protocol DaysScreen: PartScreen {
  var chosen: Day { get }
}

extension DaysScreen {
  var words: ScheduleWords { ScheduleWords(context.language) }

  /// Opens another screen instead of the current screen.
  func turn(to route: ScheduleRoute) -> [ScreenEffect] { [.back, .open(.schedule(route))] }

  /// Returns the milliseconds until the next minute, when the time left of an event changes.
  func timeout() -> Int? { now.untilNextMinute * 1000 }
}
