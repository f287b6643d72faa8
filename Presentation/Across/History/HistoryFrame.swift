import PresentationKit
import TextUI

/// The frame shared by the history and trash screens: a title, how many entries are shown, and a
/// sentence if there are none.
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

  /// Draws the frame and returns the area for the lines; nil if there are no lines. `lines` is nil until they are
  /// loaded.
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

  /// Returns the area of the lines.
  static func list(in area: Area) -> Area {
    Preview.list(beside: area).inset(columns: 2).rows(2)
  }
}
