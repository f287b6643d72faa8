/// Chooses the visible part of a long line, which always contains the caret. The result depends only on the widths, the
/// caret and the room, so that no scroll position needs to be stored.
package struct SlidingLine {
  /// The width of each character in cells.
  package let widths: [Int]
  /// The number of characters before the caret.
  package let caret: Int

  /// The visible part of the line.
  package struct View: Equatable {
    package var characters: Range<Int>
    /// The column of the first visible character.
    package var indent: Int
    package var caretColumn: Int
    package var hidesStart: Bool
    package var hidesEnd: Bool
  }

  package func view(columns: Int) -> View {
    let before = widths[..<caret].reduce(0, +)
    if before + widths[caret...].reduce(0, +) < columns {
      return View(
        characters: 0..<widths.count, indent: 0, caretColumn: before, hidesStart: false,
        hidesEnd: false)
    }
    // Below six cells, ellipses would leave no room for the text.
    let dots = columns >= 6 ? 1 : 0
    let start = start(columns: columns, dots: dots)
    let indent = start > 0 ? dots : 0
    let end = end(from: start, column: indent, columns: columns, dots: dots)
    return View(
      characters: start..<end, indent: indent,
      caretColumn: indent + widths[start..<caret].reduce(0, +),
      hidesStart: start > 0 && dots > 0, hidesEnd: end < widths.count && dots > 0)
  }

  /// Returns the index of the first visible character. It is 0 if the caret is visible then; otherwise it is the least
  /// index with which the caret fits at the right end.
  private func start(columns: Int, dots: Int) -> Int {
    let underCaret = caret < widths.count ? max(1, widths[caret]) : 1
    let dotsAfter = caret + 1 < widths.count ? dots : 0
    let before = widths[..<caret].reduce(0, +)
    if before + underCaret <= columns - dotsAfter { return 0 }
    var start = caret
    var used = underCaret
    while start > 0, used + widths[start - 1] <= columns - dots - dotsAfter {
      start -= 1
      used += widths[start]
    }
    return start
  }

  /// Returns the end of the visible characters, with room for an ellipsis if more characters follow.
  private func end(from start: Int, column: Int, columns: Int, dots: Int) -> Int {
    var end = start
    var column = column
    while end < widths.count {
      let isLast = end == widths.count - 1
      if column + widths[end] > columns - (isLast ? 0 : dots) { break }
      column += widths[end]
      end += 1
    }
    return end
  }
}
