import Domain
package import TextUI

/// How a command draws on the terminal: with how many colours, on which background and in which characters. A command
/// never asks the terminal itself.
package struct OutputPaint: Equatable, Sendable {
  package let depth: ColourDepth
  /// The background; nil if it is unknown.
  package let ground: Ink?
  package let rendition: Rendition

  package init(_ depth: ColourDepth, ground: Ink?, rendition: Rendition) {
    (self.depth, self.ground, self.rendition) = (depth, ground, rendition)
  }

  /// Returns the first rows of a frame as lines for the terminal. Colours are made readable on its background.
  func lines(of frame: Frame, rows: Int) -> [UInt8] {
    var frame = frame
    if let ground { frame.paint(Paper(ofTerminal: ground.rgb)) }
    return frame.printed(depth, rows: rows)
  }
}

extension CommandOutput {
  /// Prints the first rows of a frame, drawn for `paint`.
  package func picture(_ frame: Frame, rows: Int, _ paint: OutputPaint) {
    raw(paint.lines(of: frame, rows: rows))
  }

  /// Returns sentences as lines that fit a terminal, broken between words. What follows the first line of a list item
  /// stands below its text, not below its sign.
  package func fitted(_ sentences: [String]) -> [String] {
    guard fitsTerminal, !isPlain else { return sentences }
    return sentences.flatMap { sentence in
      if TextLayout.cells(sentence) <= columns { return [sentence] }
      let lead = String(sentence.prefix { " •·-❝\"“".contains($0) })
      let indent = String(repeating: " ", count: TextLayout.cells(lead))
      let rest = sentence.dropFirst(lead.count).description
      let lines = TextLayout.wrapped(rest, to: max(1, columns - indent.count))
      return lines.enumerated().map { ($0 == 0 ? lead : indent) + $1 }
    }
  }
}
