import Domain
import PresentationKit
import PresentationMoods
import TextUI

/// The picture of the day and the week of moods on a large screen.
extension TodayScreen {
  var weekFigure: String {
    guard case .success(let week)? = week else { return "" }
    return MoodsWords(words.language).figure(of: week, glyphs)
  }

  /// Returns the number of rows of the week: the pictures, a blank row and the question.
  func weekRows(columns: Int) -> Int { MoodWeekStrip.rows(columns: columns) + 2 }

  /// Draws the pictures of the week, and the question how the user is now.
  func drawWeek(into frame: inout Frame, in area: Area) {
    let strip = area.rows(0, area.size.rows - 1)
    switch week {
    case .success(let week): MoodWeekStrip(week, context).draw(into: &frame, in: strip)
    case .failure(let failure):
      let sentence = words.failure(.moods(failure), at: now).message
      frame.write(
        wrapped: glyphs.withered + " " + Printable.line(sentence),
        Style(ink: TodayTones.late(onLight: frame.isLight)), in: strip, rows: strip.size.rows)
    case nil: break
    }
    drawQuestion(into: &frame, in: area, row: area.size.rows - 1)
  }

  /// Asks how the user is, beside five shapes from low to high.
  func drawQuestion(into frame: inout Frame, in area: Area, row: Int) {
    let isChosen = isEmpty && beginning == "m"
    let theme = page?.canvas?.theme ?? .dawn
    var pieces = [
      StyledText(isChosen ? glyphs.pointer + " " : "  ", .bold), StyledText("m", .bold),
      StyledText("  " + words.howAreYou + "  ", isChosen ? .bold : .dim),
    ]
    for level in stride(from: 10, through: 90, by: 20) {
      let level = MoodLevel(nearest: level)
      pieces.append(
        StyledText(
          "  " + glyphs.sign(of: level.shape),
          Style(ink: frame.isLight ? theme.readable(level) : Ink(theme.colour(of: level)), .bold)))
    }
    frame.write(pieces, area.origin.column - 2, in: area, row: row)
  }
}
