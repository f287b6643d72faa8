import PresentationKit
import TextUI

/// The layout of the history and trash screens: the list, the number of visible entries, and a message if the list is
/// empty.
struct HistoryFrame {
  let page: ListPage
  private let title: String
  private let figure: String
  private let nothing: String
  private let glyphs: Glyphs

  /// Lays out a page. `lines` is nil until the entries are loaded.
  init(
    _ title: String, lines: Int?, of total: Int, nothing: String, in area: Area,
    _ words: HistoryWords, _ glyphs: Glyphs
  ) {
    self.title = title
    self.nothing = nothing
    self.glyphs = glyphs
    let isCut = total > HistoryWork.mostLines
    figure = isCut ? words.newest(HistoryWork.mostLines, of: total) : total > 0 ? "\(total)" : ""
    page = Self.page(in: area, lines: lines ?? 0)
  }

  static func page(in area: Area, lines: Int) -> ListPage {
    // Without entries the panel shows a sentence, and there is nothing to preview.
    ListPage(in: area, rows: lines == 0 ? Self.emptyRows : lines, hasPreview: lines > 0)
  }

  private static let emptyRows = 3

  /// Draws the panel, and a sentence if there are no entries.
  func draw(_ lines: Int?, into frame: inout Frame, in area: Area) {
    page.draw(title, figure: figure, into: &frame, in: area, glyphs)
    if lines == 0 { frame.write(emptiness: nothing, in: page.list) }
  }
}
