import Domain
import PresentationKit
import TextUI

/// The display of a year's reading goal: books finished, and the pace.
struct GoalPanel {
  let goal: YearGoal
  let words: ReadingWords
  let glyphs: Glyphs

  init(_ goal: YearGoal, _ words: ReadingWords, _ glyphs: Glyphs) {
    self.goal = goal
    self.words = words
    self.glyphs = glyphs
  }

  /// Returns the goal in one line; empty without a goal. Parts for which there is no room are left out.
  func line(_ columns: Int, onLight: Bool) -> [StyledText] {
    guard let target = goal.target, let count = words.briefly(goal) else { return [] }
    let text = [StyledText(count)]
    if text.cells > columns { return [] }
    let goalState =
      words.briefGoalState(goal).map { [StyledText(" · ", .dim), styled($0, onLight)] } ?? []
    let whole = text + goalState
    if whole.cells > columns { return text }
    let room = min(32, columns - whole.cells - 2)
    if room < 14 { return whole }
    return ProgressBar(goal.finished, of: target, ink: ReadingTones.ink).pieces(room, glyphs)
      + ["  "] + whole
  }

  /// Returns the standing as styled text. Being behind is dimmed and not in a warning colour, because it is no
  /// emergency.
  private func styled(_ goalState: String, _ onLight: Bool) -> StyledText {
    StyledText(
      goalState, (goal.ahead ?? 0) < 0 ? .dim : Style(ink: Hue.leaf.colour(onLight: onLight)))
  }
}
