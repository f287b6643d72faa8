import Domain
import PresentationKit
import TextUI

/// The reading goal of a year as a ring, with the pace below.
struct GoalRing {
  let goal: YearGoal
  let words: ReadingWords

  init(_ goal: YearGoal, _ words: ReadingWords) { (self.goal, self.words) = (goal, words) }

  /// The number of rows for the ring, a blank row and the pace, and the number of columns that they need.
  static let (rows, columns) = (9, 24)

  /// The books finished and the goal, such as `9/12`; empty without a goal.
  var figure: String { goal.target.map { "\(goal.finished)/\($0)" } ?? "" }

  func draw(into frame: inout Frame, in area: Area, _ glyphs: Glyphs) {
    guard let target = goal.target else { return }
    PercentRing(goal.finished, of: target, ink: ReadingTones.ink).draw(
      into: &frame, in: area.rows(0, area.size.rows - 2), glyphs)
    guard let goalState = words.briefGoalState(goal) else { return }
    let style = (goal.ahead ?? 0) < 0 ? .dim : Style(ink: Hue.leaf.colour(onLight: frame.isLight))
    let line = [StyledText(goalState, style)]
      .clipped(to: area.size.columns, ellipsis: glyphs.ellipsis)
    let indent = TextLayout.indent(of: line.cells, .centre, in: area.size.columns)
    frame.write(line, area.origin.column + indent, in: area, row: area.size.rows - 1)
  }
}
