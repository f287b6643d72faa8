import PresentationKit
import PresentationShared
import TextUI

/// Draws random content, to find differences between a frame and the screen of a terminal.
package enum RandomDrawing {
  private static let pieces = [
    "a", "b", "Z", "~", " ", "   ", "가", "힣", "책", "ㅎ", "●", "─", "█", "▄", "…", "♥", "é",
    "e\u{301}",
    "👍", "👍🏽", "❤️", "👨‍👩‍👧‍👦", "🇰🇷", "1️⃣", "\u{1112}\u{1161}\u{11AB}", "\u{1161}", "漢", "カ", "ｶ", "กำ",
  ]
  private static let plainPieces = ["a", "b", "Z", "~", " ", "   "]
  private static let styles: [Style] = [
    .plain, .plain, .plain, .bold, .reverse, Style([.italic, .underline]),
    Style(ink: Ink(0xE76140)), Style(ink: Ink(0x1AD287), paper: Ink(0x112233), .bold),
    Style(paper: Ink(0x89898F, ansi256: 245, ansi16: 8)), Style(ink: Ink(0xFFFFFF, ansi16: 15)),
  ]

  /// Draws up to twelve random texts and areas, and places or hides the caret.
  package static func scribble(on frame: inout Frame, _ dice: inout TerminalDice) {
    let size = frame.size
    for _ in 0..<Int.random(in: 0...12, using: &dice) {
      let column = Int.random(in: -2...size.columns, using: &dice)
      let row = Int.random(in: 0..<size.rows, using: &dice)
      let style = styles.randomElement(using: &dice) ?? .plain
      let area = Area(
        column: column, row: row, columns: Int.random(in: 0...9, using: &dice),
        rows: Int.random(in: 0...3, using: &dice))
      switch Int.random(in: 0..<8, using: &dice) {
      case 0: frame.fill(area, style)
      case 1: frame.restyle(area) { $0 = style }
      default:
        let length = Int.random(in: 0...14, using: &dice)
        let known = Bool.random(using: &dice) ? pieces : plainPieces
        let text = (0..<length).map { _ in known.randomElement(using: &dice) ?? "" }.joined()
        frame.put(text, column, row, style)
      }
    }
    frame.caret =
      Bool.random(using: &dice)
      ? nil
      : Point(
        column: Int.random(in: 0...size.columns, using: &dice),
        row: Int.random(in: 0..<size.rows, using: &dice))
  }
}

/// Returns a description of each difference between the screen of an emulator and a frame; empty if they are the same.
package func differences(
  of terminal: VirtualTerminal, from frame: Frame, _ depth: ColourDepth
) -> [String] {
  var found: [String] = []
  for row in 0..<frame.size.rows {
    for column in 0..<frame.size.columns where frame[column, row].width > 0 {
      let cell = frame[column, row]
      let seen = terminal[column, row]
      if let wrong = difference(seen, cell, depth) {
        found.append("\(column),\(row) \(wrong): \(seen) for \(cell)")
      }
    }
  }
  let caret = frame.caret.map {
    Point(column: min($0.column, frame.size.columns - 1), row: $0.row)
  }
  if terminal.showsCursor != (caret != nil) { found.append("cursor shown or not") }
  if let caret, terminal.cursor != caret { found.append("cursor at \(terminal.cursor)") }
  return found
}

private func difference(
  _ seen: VirtualTerminal.Seen, _ cell: Cell, _ depth: ColourDepth
) -> String? {
  // The emulator splits joined emoji, so only their first scalar is compared.
  let scalars = cell.character.unicodeScalars
  if seen.text.unicodeScalars.first != scalars.first { return "text" }
  if scalars.count == 1, seen.width != Int(cell.width) { return "width" }
  if seen.marks != cell.style.marks.subtracting(.dim) { return "marks" }
  if seen.ink != colour(cell.style.ink, depth) { return "ink" }
  if seen.paper != colour(cell.style.paper, depth) { return "paper" }
  return nil
}

private func colour(_ ink: Ink?, _ depth: ColourDepth) -> VirtualTerminal.Colour {
  guard let ink else { return .own }
  return switch depth {
  case .none: .own
  case .sixteen: .palette(ink.ansi16)
  case .twoHundredFiftySix: .palette(ink.ansi256)
  case .full: .mixed(ink.red, ink.green, ink.blue)
  }
}
