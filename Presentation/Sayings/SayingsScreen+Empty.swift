import Domain
import PresentationKit
import TextUI

/// The content of the home screen if its list is empty.
extension SayingsScreen {
  /// Whether there is no saying at all.
  private var isBare: Bool { recommended == nil && searched == nil }

  /// Draws the reason why the list is empty. Below an invitation beside the fire, draws faint rows where sayings will
  /// be.
  func drawEmpty(into frame: inout Frame, in area: Area, isInvited: Bool) {
    if isBare, isInvited { return drawFaintRows(into: &frame, in: area) }
    let sentence =
      searched != nil
      ? words.nothingFoundHere(query) : words.empty(recommended == nil ? .all : choice)
    frame.write(
      wrapped: typed.reason(words.language) ?? sentence, in: area.inset(columns: 2), row: 1)
  }

  private func drawFaintRows(into frame: inout Frame, in area: Area) {
    let columns = min(area.size.columns - 4, 72)
    let parts = [0.74, 0.52, 0.9, 0.61, 0.8, 0.46, 0.68]
    for row in 0..<(area.size.rows + 1) / 2 {
      let length = Int(Double(columns) * parts[row % parts.count])
      let rule = String(repeating: glyphs.rule, count: max(1, length))
      let line = [StyledText(glyphs.track + "  " + rule, .dim)]
      frame.write(line, area.origin.column + 2, in: area, row: row * 2)
    }
  }

  /// Draws the invitation to save the first saying instead of the recommended one.
  func drawInvitation(into frame: inout Frame, in area: Area) {
    guard isBare, area.size.rows >= 4 else { return }
    let most = min(SayingSentence.most(in: frame.size.columns), area.size.columns - 5)
    let lines = TextLayout.balanced(words.invitation, to: most)
    let key = [StyledText(words.empty(.all), .bold)]
    let left = area.origin.column
    let top = max(0, area.size.rows - lines.count - 2) / 2
    frame.write(
      [StyledText(glyphs.quotationMark, Style(ink: frame.hue.ink, .bold))], left, in: area,
      row: top)
    for (row, line) in lines.enumerated() {
      frame.write([StyledText(line, .dim)], left + 3, in: area, row: top + row)
    }
    frame.write(key, left + 3, in: area, row: top + lines.count + 1)
  }
}
