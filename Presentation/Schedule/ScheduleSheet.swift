import Domain
import PresentationKit
import TextUI

/// A page of the schedule above its home: a title with its one figure, in a frame where there is room
/// for one.
enum ScheduleSheet {
  /// The room below the title; a page that has a preview beside it still stands on a large screen.
  static func room(in area: Area, of whole: Area? = nil) -> Area {
    if SizeClass(whole ?? area).hasPanels { return Panel.inside(area) }
    return area.inset(columns: area.size.columns >= 60 ? 2 : 0).rows(1)
  }

  /// Draws the title.
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

/// A page that leads to days and to the other pages that show several of them.
protocol DaysScreen: PartScreen {
  /// The day that is chosen.
  var chosen: Day { get }
}

extension DaysScreen {
  var words: ScheduleWords { ScheduleWords(look.language) }

  /// Opens another page instead of this one.
  func turn(to route: ScheduleRoute) -> [ScreenEffect] { [.back, .open(.schedule(route))] }

  /// The thousandths of a second until the present moment has come on by a mark of the grid.
  func timeout() -> Int? {
    (DayAndTime.grid - now.instant % DayAndTime.grid) * 1000
  }
}
