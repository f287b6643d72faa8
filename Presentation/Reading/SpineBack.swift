package import Domain
import PresentationKit
package import TextUI

/// The spine of one book.
package struct SpineBack: Equatable, Sendable {
  let title: String
  let theme: BookTheme
  let isChosen: Bool
  let glyphs: Glyphs

  package init(_ title: String, _ theme: BookTheme, isChosen: Bool, glyphs: Glyphs) {
    self.title = title
    self.theme = theme
    self.isChosen = isChosen
    self.glyphs = glyphs
  }

  private var cloth: Cloth { Cloth(theme, title: title) }
  private var paper: Ink { cloth.paper }
  /// The colour of the line along the edge, which separates books of the same colour.
  private var edge: Ink { cloth.edge }
  /// The colour of the two bands across a tall spine.
  private var band: Ink { cloth.far }

  /// Draws the spine within some columns. `halves` counts half rows upward from `bottom`, which is the row below the
  /// spine's lowest row.
  package func draw(into frame: inout Frame, _ columns: Range<Int>, bottom: Int, halves: Range<Int>)
  {
    let whole =
      (halves.lowerBound + 1) / 2..<max((halves.lowerBound + 1) / 2, halves.upperBound / 2)
    let style = Style(ink: cloth.title, paper: paper, isChosen ? .bold : [])
    let last = columns.upperBound - 1
    let top = bottom - whole.upperBound
    for row in whole.indices.map({ bottom - 1 - $0 }) {
      for column in columns { frame.set(Cell(" ", style: style), column, row) }
      frame.set(Cell("▕", style: Style(ink: edge, paper: paper)), last, row)
    }
    if halves.upperBound % 2 == 1 {
      for column in columns {
        frame.set(Cell("▄", style: Style(ink: paper)), column, top - 1)
      }
    }
    let margin = whole.count >= 9 ? 2 : whole.count > 5 ? 1 : 0
    if margin == 2 {
      let line = String(repeating: "─", count: columns.count - 1)
      for row in [top, bottom - 1 - whole.lowerBound] {
        frame.put(line, columns.lowerBound, row, Style(ink: band, paper: paper), upTo: last)
      }
    }
    for (row, letter) in letters(whole.count - 2 * margin).enumerated() {
      let indent = (columns.count - TextLayout.cells(letter)) / 2
      frame.put(letter, columns.lowerBound + max(0, indent), top + margin + row, style, upTo: last)
    }
  }

  /// Returns the title from top to bottom, one character per row.
  private func letters(_ rows: Int) -> [String] {
    var letters = title.compactMap(Printable.shown).map(String.init)
    if letters.count > rows { letters.removeAll { $0.allSatisfy(\.isWhitespace) } }
    if letters.count <= rows { return letters }
    return rows < 1 ? [] : letters.prefix(rows - 1) + [glyphs.ellipsis]
  }
}
