package import TextUI

/// Progress as a bar on one line: `━━━╾───── 35%`.
package struct ProgressBar: Equatable, Sendable {
  private let bar: Bar
  /// The colour of the filled part; nil for the default colour of the terminal.
  let ink: Ink?

  /// Creates a bar for `part` of `whole`; 0 of 0 is shown as 0.
  package init(_ part: Int, of whole: Int, ink: Ink? = nil) {
    self.init(Bar(part, of: whole), ink: ink)
  }

  init(_ bar: Bar, ink: Ink? = nil) {
    self.bar = bar
    self.ink = ink
  }

  /// The percentage as text. It is 100 only if nothing is left.
  var percent: String { bar.percent }

  /// Returns the bar and the number at a width. Only the number is returned if there is no room for both.
  package func pieces(_ columns: Int, _ glyphs: Glyphs = .unicode) -> [StyledText] {
    let length = columns - Self.numberCells
    guard length >= 3 else { return [StyledText(TextLayout.clipped(percent, to: columns))] }
    let parts = bar.cells(length, glyphs: glyphs)
    return [
      StyledText(parts.filled, Style(ink: ink)), StyledText(parts.empty, .dim),
      StyledText(TextLayout.aligned(percent, .right, in: Self.numberCells)),
    ]
  }

  package func draw(into frame: inout Frame, in area: Area, _ glyphs: Glyphs) {
    frame.write(pieces(area.size.columns, glyphs), in: area)
  }

  /// The width of the number with a blank before it, in cells.
  private static let numberCells = 5
}
