package import Domain
import PresentationKit
import TextUI

/// A saying as a square picture to share, with only its words in the colours of a theme. The words are as large as fits
/// and never truncated.
package struct SayingCard: Equatable, Sendable {
  /// The margin on all four sides, in hundredths of the width of the card.
  static let padding = 1500.0 / 414
  /// The width and height available for the words, in hundredths of the width of the card.
  static let room = 100 - 2 * padding

  /// The parts of the saying, each with one or more lines.
  package let paragraphs: [String]
  /// Whether the last part is the speaker.
  package let endsWithSpeaker: Bool
  package let colours: ThemeColours

  /// Creates a card. `paragraphs` must not contain empty parts.
  package init(paragraphs: [String], endsWithSpeaker: Bool = false, colours: ThemeColours) {
    self.paragraphs = paragraphs
    self.endsWithSpeaker = endsWithSpeaker
    self.colours = colours
  }

  /// Returns the card as an SVG document, `side` pixels wide and high.
  package func svg(side: Int = 1080) -> [UInt8] {
    var svg = SVG(side: side, paper: Ink(colours.secondary))
    svg.add(lettering)
    return svg.bytes
  }

  /// The lines of the card with their positions.
  var lettering: [Lettering] {
    let layout = SayingCardLayout(paragraphs)
    let speaker = endsWithSpeaker && paragraphs.count > 1 ? paragraphs.count - 1 : nil
    return layout.rows.map { row in
      Lettering(
        text: row.text, position: SketchPoint(50, row.baseline), size: layout.size,
        ink: Ink(row.paragraph == speaker ? colours.quietInk : colours.ink))
    }
  }
}
