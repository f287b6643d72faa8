import TextUI

/// Fits text into narrow blocks and cuts it only between words.
enum WordFit {
  /// Returns as many whole words as fit into a line; empty if not even the first one fits.
  static func line(_ text: String, to cells: Int) -> String {
    var line = ""
    for word in text.split(separator: " ") {
      let longer = line.isEmpty ? String(word) : line + " " + word
      if TextLayout.cells(longer) > cells { break }
      line = longer
    }
    return line
  }

  /// The minimum width of a line in which cut text ends in an ellipsis, in cells.
  private static let leastForEllipsis = 3

  /// Returns a text in at most `rows` lines. A word that is longer than a line is cut. If text is left out, an ellipsis
  /// follows, which replaces the last word if there is no other room.
  static func lines(
    _ text: String, to cells: Int, rows: Int, ellipsis: String
  ) -> [String] {
    guard cells > 0, rows > 0 else { return [] }
    var words = text.split(separator: " ").map(String.init)[...]
    var lines: [String] = []
    while let first = words.first, lines.count < rows {
      words.removeFirst()
      guard TextLayout.cells(first) <= cells else {
        // Rather than cutting a word, the line before it ends in the ellipsis. Korean is cut between syllables.
        if let last = lines.last, !last.hasSuffix(ellipsis), !first.isWide,
          TextLayout.cells(last + ellipsis) <= cells
        {
          lines[lines.count - 1] = last + ellipsis
          return lines
        }
        lines.append(cut(first, to: cells, ellipsis))
        continue
      }
      var line = first
      while let next = words.first, TextLayout.cells(line + " " + next) <= cells {
        line += " " + next
        words.removeFirst()
      }
      lines.append(line)
    }
    if !words.isEmpty, let last = lines.last, !last.hasSuffix(ellipsis), cells >= leastForEllipsis {
      lines[lines.count - 1] = ended(last, words.first, to: cells, ellipsis)
    }
    return lines
  }

  /// Returns a line with an ellipsis at its end. If the ellipsis does not fit, the last word is removed first. If the
  /// next word begins with a character of two cells, such as a Korean syllable, as many of its characters as fit are
  /// added before the ellipsis.
  private static func ended(
    _ line: String, _ next: String?, to cells: Int, _ ellipsis: String
  ) -> String {
    if let next, next.isWide {
      let room = cells - TextLayout.cells(line + " " + ellipsis)
      let part = TextLayout.prefix(of: next, cells: room)
      if !part.isEmpty { return line + " " + part + ellipsis }
    }
    if TextLayout.cells(line + ellipsis) <= cells { return line + ellipsis }
    guard let end = line.lastIndex(of: " ") else {
      return TextLayout.clipped(line + ellipsis, to: cells, ellipsis: ellipsis)
    }
    return line[..<end] + ellipsis
  }

  private static func cut(_ word: String, to cells: Int, _ ellipsis: String) -> String {
    cells >= leastForEllipsis
      ? TextLayout.clipped(word, to: cells, ellipsis: ellipsis)
      : TextLayout.prefix(of: word, cells: cells)
  }
}

extension String {
  /// Whether the text begins with a character of two cells, such as a Korean syllable.
  fileprivate var isWide: Bool { first.map { TextLayout.cells(String($0)) == 2 } ?? false }
}
