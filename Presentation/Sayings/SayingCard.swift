package import Domain
import PresentationKit
import TextUI

/// A saying as a square picture to send to somebody: its words and nothing else, in the colours
/// of a theme, as large as they fit and never cut.
package struct SayingCard: Equatable, Sendable {
  /// The empty border on all four sides, on a sheet of 100.
  static let padding = 1500.0 / 414
  /// How wide and how high the words may be together.
  static let room = 100 - 2 * padding

  /// The parts of the saying, each with one or more lines.
  package let paragraphs: [String]
  /// Whether the last part tells who said it.
  package let endsWithSpeaker: Bool
  package let colours: ThemeColours

  /// Makes the card of a saying whose empty parts are left out.
  package init(paragraphs: [String], endsWithSpeaker: Bool = false, colours: ThemeColours) {
    self.paragraphs = paragraphs
    self.endsWithSpeaker = endsWithSpeaker
    self.colours = colours
  }

  /// The card as an SVG document, so many pixels wide and high.
  package func svg(side: Int = 1080) -> [UInt8] {
    var svg = SVG(side: side, paper: Ink(colours.secondary))
    svg.add(lettering)
    return svg.bytes
  }

  /// The lines of the card, where they stand.
  var lettering: [Lettering] {
    let layout = SayingCardLayout(paragraphs)
    let speaker = endsWithSpeaker && paragraphs.count > 1 ? paragraphs.count - 1 : nil
    return layout.rows.map { row in
      Lettering(
        text: row.text, place: Spot(50, row.baseline), size: layout.size,
        ink: Ink(row.paragraph == speaker ? colours.quietInk : colours.ink))
    }
  }
}
