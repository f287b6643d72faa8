package import TextUI

/// How far something has come, in one line: `███▌····· 35%`.
package struct ProgressBar: Equatable, Sendable {
  private let bar: Bar
  /// The colour of what is done; the terminal's own without.
  let ink: Ink?

  /// How much of a whole is done; all of nothing is nothing.
  package init(_ part: Int, of whole: Int, ink: Ink? = nil) {
    self.init(Bar(part, of: whole), ink: ink)
  }

  /// The line of a gauge.
  init(_ bar: Bar, ink: Ink? = nil) {
    self.bar = bar
    self.ink = ink
  }

  /// The part in hundredths, which reaches 100 only when nothing is left.
  var percent: String { bar.percent }

  /// The line in so many columns; where there is no room for both it is the number alone.
  package func pieces(_ columns: Int, _ glyphs: Glyphs = .unicode) -> [StyledText] {
    let length = columns - Self.numberCells
    guard length >= 3 else { return [StyledText(TextLayout.clipped(percent, to: columns))] }
    let parts = bar.cells(length, glyphs: glyphs)
    // Dots are too like the signs around them where there are only plain letters.
    let isPlain = glyphs.across.count == 1
    let empty = isPlain ? String(repeating: glyphs.rule, count: parts.empty.count) : parts.empty
    return [
      StyledText(parts.filled, Style(ink: ink)), StyledText(empty, .dim),
      StyledText(TextLayout.aligned(percent, .right, in: Self.numberCells)),
    ]
  }

  /// Draws the line on the first row of an area.
  package func draw(into frame: inout Frame, in area: Area, _ glyphs: Glyphs) {
    frame.write(pieces(area.size.columns, glyphs), in: area)
  }

  /// The room of the number, with a blank before it.
  private static let numberCells = 5
}
