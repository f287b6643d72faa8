import TextUI

/// A page of text with a title.
package struct SupportText: Equatable, Sendable {
  enum Piece: Equatable, Sendable {
    case heading(String)
    case paragraph(String)
    /// A list item, drawn with a bullet.
    case item(String)
    /// Preformatted text, whose line breaks are kept.
    case verbatim(String)
  }

  let title: String
  let pieces: [Piece]

  /// The page as plain lines, one for each paragraph and item, without its title.
  var plainLines: [String] {
    pieces.flatMap { piece -> [String] in
      switch piece {
      case .heading(let text), .paragraph(let text), .item(let text): [text]
      case .verbatim(let text): text.split(separator: "\n").map(String.init)
      }
    }
  }

  /// Returns the page wrapped to a width, without its title.
  func lines(columns: Int, _ glyphs: Glyphs = .unicode) -> [StyledText] {
    var lines: [StyledText] = []
    var before: Piece?
    for piece in pieces {
      if let before, !(before.isItem && piece.isItem) { lines.append("") }
      switch piece {
      case .heading(let text):
        lines += TextLayout.wrapped(text, to: columns).map { StyledText($0, .bold) }
      case .paragraph(let text):
        lines += TextLayout.wrapped(text, to: columns).map { StyledText($0) }
      case .item(let text):
        let rows = TextLayout.wrapped(text, to: max(1, columns - 2))
        for (index, row) in rows.enumerated() {
          lines.append(StyledText((index == 0 ? glyphs.new + " " : "  ") + row))
        }
      case .verbatim(let text):
        let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
        lines += rows.flatMap { row in
          row.isEmpty
            ? [StyledText("", .dim)]
            : TextLayout.wrapped(String(row), to: columns).map { StyledText($0, .dim) }
        }
      }
      before = piece
    }
    return lines
  }
}

extension SupportText.Piece {
  fileprivate var isItem: Bool { if case .item = self { true } else { false } }
}
