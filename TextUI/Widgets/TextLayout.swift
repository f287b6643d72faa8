/// How text is laid out on a grid where a Hangul syllable or an emoji takes two cells.
public enum TextLayout {
  /// On which side of its room a text stands.
  public enum Alignment: Equatable, Sendable { case left, right, centre }

  /// The cells a character takes once it is drawn; what cannot be shown takes none.
  public static func cells(_ character: Character) -> Int {
    Printable.shown(character).map { CellWidth.of($0) } ?? 0
  }

  /// The cells a line takes once it is drawn.
  public static func cells(_ text: some StringProtocol) -> Int { CellWidth.of(text) }

  /// The longest beginning of a text that fits; a wide character is taken whole or not at all.
  public static func prefix(of text: some StringProtocol, cells limit: Int) -> String {
    var used = 0
    var end = text.startIndex
    for index in text.indices {
      used += cells(text[index])
      if used > limit { break }
      end = text.index(after: index)
    }
    return String(text[..<end])
  }

  /// A text cut to a width; the ellipsis says that there was more.
  public static func clipped(
    _ text: some StringProtocol, to columns: Int, ellipsis: String = "…"
  ) -> String {
    if cells(text) <= columns { return String(text) }
    let room = columns - cells(ellipsis)
    return room < 0 ? "" : trimmedEnd(prefix(of: text, cells: room)) + ellipsis
  }

  /// A text that takes exactly its columns: clipped when it is longer, padded when shorter.
  public static func aligned(
    _ text: some StringProtocol, _ alignment: Alignment, in columns: Int, ellipsis: String = "…"
  ) -> String {
    let shown = clipped(text, to: columns, ellipsis: ellipsis)
    let width = cells(shown)
    let left = indent(of: width, alignment, in: columns)
    if left == 0 { return shown + String(repeating: " ", count: max(0, columns - width)) }
    var line = String(repeating: " ", count: left) + shown
    // A text that begins with a lone accent takes the last blank for its letter.
    if cells(line) < left + width { line = " " + line }
    return line + String(repeating: " ", count: max(0, columns - cells(line)))
  }

  /// The blanks before something of a known width, so that it stands on its side.
  public static func indent(of width: Int, _ alignment: Alignment, in columns: Int) -> Int {
    let rest = max(0, columns - width)
    switch alignment {
    case .left: return 0
    case .right: return rest
    case .centre: return rest / 2
    }
  }

  /// A text as rows that fit a width; when there are more rows than wanted the last one kept
  /// ends in an ellipsis.
  public static func wrapped(
    _ text: some StringProtocol, to columns: Int, rows limit: Int = .max, ellipsis: String = "…"
  ) -> [String] {
    guard columns > 0, limit > 0 else { return [] }
    let characters = Array(text)
    var rows = LineBreaks.rows(of: characters, columns: columns).map {
      trimmedEnd(String(characters[$0]))
    }
    if rows.count > limit {
      rows.removeLast(rows.count - limit)
      let last = rows.removeLast()
      let kept = prefix(of: last, cells: columns - cells(ellipsis))
      rows.append(cells(ellipsis) <= columns ? trimmedEnd(kept) + ellipsis : kept)
    }
    return rows
  }

  /// A text in as few rows as fit a width, each about as long as the others: the way words stand
  /// on a card.
  public static func balanced(
    _ text: some StringProtocol, to columns: Int, rows limit: Int = .max, ellipsis: String = "…"
  ) -> [String] {
    let characters = Array(text)
    let measures = characters.map { cells($0) }
    func rows(_ columns: Int) -> [Range<Int>] {
      LineBreaks.rows(of: characters, room: max(1, columns), measures: measures)
    }
    let wanted = rows(columns).count
    if wanted > limit || wanted < 2 || columns < 2 {
      return wrapped(text, to: columns, rows: limit, ellipsis: ellipsis)
    }
    // No row can be narrower than an even share of all.
    var narrow = min(columns, max(1, measures.reduce(0, +) / wanted))
    var wide = columns
    while narrow < wide {
      let middle = (narrow + wide) / 2
      if rows(middle).count > wanted { narrow = middle + 1 } else { wide = middle }
    }
    return rows(wide).map { trimmedEnd(String(characters[$0])) }
  }

  /// A row without the blanks at its end.
  package static func trimmedEnd(_ row: String) -> String {
    var row = row
    while let last = row.last, last.isWhitespace { row.removeLast() }
    return row
  }
}
