import TextUI

/// A title on a cover, wrapped between words. A word is cut only if it is longer than a row, and a title that does not
/// fit loses its last words.
struct CoverTitle: Equatable, Sendable {
  let rows: [String]

  /// Wraps a title to a number of columns and rows. A word that is too long may use up to `slack` more columns.
  init(_ title: String, columns: Int, rows limit: Int, slack: Int = 0, _ glyphs: Glyphs) {
    let longest = title.split(whereSeparator: \.isWhitespace).map { TextLayout.cells($0) }.max()
    let room = min(columns + slack, max(columns, longest ?? 0))
    var lines = TextLayout.wrapped(title, to: room)
    if lines.count > limit, let main = Self.mainTitle(of: title) {
      lines = TextLayout.wrapped(main, to: room)
    }
    rows =
      lines.count <= limit ? lines : Self.cut(lines, to: limit, columns: room, glyphs.ellipsis)
  }

  /// Returns the title without its subtitle; nil if it has none.
  private static func mainTitle(of title: String) -> String? {
    let ends = [":", " (", " - ", " – "].compactMap { title.firstRange(of: $0)?.lowerBound }
    guard let end = ends.min(), end > title.startIndex else { return nil }
    return String(title[..<end])
  }

  /// Returns the first rows with an ellipsis after the last word that leaves room for it.
  private static func cut(_ lines: [String], to limit: Int, columns: Int, _ ellipsis: String)
    -> [String]
  {
    guard limit > 0 else { return [] }
    var rows = Array(lines.prefix(limit))
    let mark = TextLayout.cells(ellipsis)
    var last = rows.removeLast()
    while TextLayout.cells(last) + mark > columns, let blank = last.lastIndex(of: " ") {
      last = TextLayout.trimmedEnd(String(last[..<blank]))
    }
    if TextLayout.cells(last) + mark > columns {
      last = TextLayout.prefix(of: last, cells: columns - mark)
    }
    return rows + [last + (mark <= columns ? ellipsis : "")]
  }
}

/// An author on a cover: in full if there is room, else with initials, else the last name.
struct CoverAuthor: Equatable, Sendable {
  let rows: [String]

  init(_ author: String, columns: Int, rows limit: Int, _ glyphs: Glyphs) {
    if TextLayout.cells(author) <= columns {
      rows = [author]
      return
    }
    let whole = TextLayout.wrapped(author, to: columns)
    let isUncut = author.split(separator: " ").allSatisfy { TextLayout.cells($0) <= columns }
    if whole.count <= limit, isUncut {
      rows = whole
      return
    }
    let shorter = Self.shorter(author)
    let short = shorter.first { TextLayout.cells($0) <= columns } ?? shorter.last ?? author
    rows = [TextLayout.clipped(short, to: columns, ellipsis: glyphs.ellipsis)]
  }

  /// Returns shorter forms of a name, longest first.
  private static func shorter(_ author: String) -> [String] {
    // Only the first of several authors is shortened.
    let first = author.prefix { $0 != "," && $0 != "·" }
    let names = first.split(separator: " ").map(String.init)
    guard names.count > 1, let last = names.lastIndex(where: { !isParticle($0) }), last > 0
    else {
      return [String(first)]
    }
    // A name like “Le Guin” keeps its particle.
    let start = names[1..<last].lastIndex { !isParticle($0) }.map { $0 + 1 } ?? 1
    let surname = names[min(start, last)...].joined(separator: " ")
    // Korean names are not written with initials.
    if author.contains(where: { TextLayout.cells($0) > 1 }) { return [surname, names[last]] }
    let initials = names[..<min(start, last)].compactMap(\.first).map { "\($0)." }
    return [
      initials.joined(separator: " ") + " " + surname, (initials.first ?? "") + " " + surname,
      surname, names[last],
    ]
  }

  private static func isParticle(_ name: String) -> Bool {
    [
      "le", "la", "de", "del", "der", "den", "da", "di", "du", "van", "von", "dos", "el", "al",
      "르", "드", "반", "폰",
    ]
    .contains(name.lowercased())
  }
}
