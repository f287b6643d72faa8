import Domain
import PresentationKit
import TextUI

/// The words about the selected book beside the list of a wide shelf.
extension ShelfScreen {
  func drawWords(into frame: inout Frame, in area: Area) {
    guard let item = cursor.chosen else { return }
    for (row, line) in lines(about: item, columns: area.size.columns).enumerated()
    where row < area.size.rows {
      frame.write(line, in: area, row: row)
    }
  }

  /// Returns the title, the author with publisher and category, the stars, and the note.
  private func lines(about item: ShelfItem, columns: Int) -> [[StyledText]] {
    func wrapped(_ text: String, _ style: Style, rows: Int) -> [[StyledText]] {
      TextLayout.wrapped(Printable.line(text), to: columns, rows: rows, ellipsis: glyphs.ellipsis)
        .map { [StyledText($0, style)] }
    }
    let facts = item.facts
    var lines = wrapped(facts.title.text, .bold, rows: 2)
    if let subtitle = facts.subtitle { lines += wrapped(subtitle.text, .dim, rows: 2) }
    let makers = [
      facts.author.map { words.everyAuthor(BookAuthors(stored: $0.text)) }, facts.publisher?.text,
      words.categories.name(facts.category),
    ]
    lines += wrapped(makers.compactMap(\.self).joined(separator: " · "), .dim, rows: 2)
    if let stars = item.rating.map({ words.stars($0, glyphs) }) {
      lines.append([StyledText(stars, Style(ink: ReadingTones.ink))])
    }
    guard let note = item.note else { return lines }
    return lines + [[]]
      + wrapped(words.inQuotationMarks(words.firstLine(of: note)), Style(.italic), rows: 6)
  }
}
