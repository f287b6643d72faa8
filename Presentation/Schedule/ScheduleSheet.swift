import Domain
import PresentationKit
import TextUI

/// The frame of a page above the home screen: a title with a figure, in a panel on a large screen.
enum ScheduleSheet {
  /// The area below the title. `whole` is the full screen if `area` is only the part beside a preview.
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

/// A screen about several days that leads to a day or to the other such screens.
protocol DaysScreen: PartScreen {
  /// The selected day.
  var chosen: Day { get }
}

extension DaysScreen {
  var words: ScheduleWords { ScheduleWords(look.language) }

  /// Opens another screen in place of this one.
  func turn(to route: ScheduleRoute) -> [ScreenEffect] { [.back, .open(.schedule(route))] }

  /// The milliseconds until the present moment reaches the next grid time.
  func timeout() -> Int? {
    (DayAndTime.grid - now.instant % DayAndTime.grid) * 1000
  }
}
