/// Measures, clips, aligns and wraps text in cells. A Hangul syllable or an emoji takes two cells.
public enum TextLayout {
  /// The position of text in a wider space.
  public enum Alignment: Equatable, Sendable { case left, right, centre }

  /// Returns the width of a character in cells; 0 if it cannot be shown.
  public static func cells(_ character: Character) -> Int {
    Printable.shown(character).map { CellWidth.of($0) } ?? 0
  }

  /// Returns the width of a line in cells.
  public static func cells(_ text: some StringProtocol) -> Int { CellWidth.of(text) }

  /// Returns the longest prefix that fits into `limit` cells. A wide character is never split.
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

  /// Returns the text cut to a width, with an ellipsis if text was cut.
  public static func clipped(
    _ text: some StringProtocol, to columns: Int, ellipsis: String = "…"
  ) -> String {
    if cells(text) <= columns { return String(text) }
    let room = columns - cells(ellipsis)
    return room < 0 ? "" : trimmedEnd(prefix(of: text, cells: room)) + ellipsis
  }

  /// Returns the text clipped or padded to exactly `columns` cells.
  public static func aligned(
    _ text: some StringProtocol, _ alignment: Alignment, in columns: Int, ellipsis: String = "…"
  ) -> String {
    let shown = clipped(text, to: columns, ellipsis: ellipsis)
    let width = cells(shown)
    let left = indent(of: width, alignment, in: columns)
    if left == 0 { return shown + String(repeating: " ", count: max(0, columns - width)) }
    var line = String(repeating: " ", count: left) + shown
    // A leading combining mark joins the last blank of the padding, so one more blank is needed.
    if cells(line) < left + width { line = " " + line }
    return line + String(repeating: " ", count: max(0, columns - cells(line)))
  }

  /// Returns the number of blanks before content of a known width.
  public static func indent(of width: Int, _ alignment: Alignment, in columns: Int) -> Int {
    let rest = max(0, columns - width)
    switch alignment {
    case .left: return 0
    case .right: return rest
    case .centre: return rest / 2
    }
  }

  /// Returns the text wrapped to a width. If there are more rows than `limit`, the last remaining row ends in an
  /// ellipsis.
  public static func wrapped(
    _ text: some StringProtocol, to columns: Int, rows limit: Int = .max, ellipsis: String = "…"
  ) -> [String] {
    guard columns > 0, limit > 0 else { return [] }
    return BrokenText(String(text)).wrapped(to: columns, rows: limit, ellipsis)
  }

  /// Returns the text in as few rows as a width allows, all of about the same length. If there are more rows than
  /// `limit`, returns the same rows as `wrapped`.
  public static func balanced(
    _ text: some StringProtocol, to columns: Int, rows limit: Int = .max, ellipsis: String = "…"
  ) -> [String] {
    guard columns > 0, limit > 0 else { return [] }
    let text = BrokenText(String(text))
    let wanted = text.breaks.rows(room: columns).count
    if wanted > limit || wanted < 2 || columns < 2 {
      return text.wrapped(to: columns, rows: limit, ellipsis)
    }
    // A binary search for the narrowest width with the same number of rows; an even share is the
    // lower bound.
    var narrow = min(columns, max(1, text.measures.reduce(0, +) / wanted))
    var wide = columns
    while narrow < wide {
      let middle = (narrow + wide) / 2
      if text.breaks.rows(room: middle).count > wanted {
        narrow = middle + 1
      } else {
        wide = middle
      }
    }
    return text.rows(room: wide)
  }

  /// Returns the row without trailing blanks.
  package static func trimmedEnd(_ row: String) -> String {
    var row = row
    while let last = row.last, last.isWhitespace { row.removeLast() }
    return row
  }
}
