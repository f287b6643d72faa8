import PresentationKit
import TextUI

/// What the pages of what was done and of what was removed have in common: a title, what is shown
/// of how many, and a sentence where there is nothing.
struct HistoryFrame {
  let title: String
  let shown: String
  let nothing: String
  let glyphs: Glyphs

  init(_ title: String, of total: Int, nothing: String, _ words: HistoryWords, _ glyphs: Glyphs) {
    self.title = title
    shown = total > HistoryWork.mostLines ? words.newest(HistoryWork.mostLines, of: total) : ""
    self.nothing = nothing
    self.glyphs = glyphs
  }

  /// Draws it, and gives the room for the lines where there are any. Before they were asked for
  /// nobody knows how many there are.
  func draw(_ lines: Int?, into frame: inout Frame, in area: Area) -> Area? {
    let room = Preview.list(beside: area).inset(columns: 2)
    frame.write(
      [StyledText(title, .bold), StyledText("  " + shown, .dim)].clipped(
        to: room.size.columns, ellipsis: glyphs.ellipsis), in: room)
    guard let lines else { return nil }
    let list = Self.list(in: area)
    if lines > 0 { return list }
    frame.write(wrapped: nothing, in: list, rows: 3)
    return nil
  }

  /// Where the lines stand.
  static func list(in area: Area) -> Area {
    Preview.list(beside: area).inset(columns: 2).rows(2)
  }
}
