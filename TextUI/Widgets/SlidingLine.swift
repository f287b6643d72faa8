/// Which part of a long line is shown so that the caret can be seen: a pure function of the
/// widths, the caret and the room, so that drawing needs no memory.
package struct SlidingLine {
  /// The cells of each character.
  package let widths: [Int]
  /// How many characters stand before the caret.
  package let caret: Int

  /// The part that is shown.
  package struct View: Equatable {
    package var characters: Range<Int>
    /// Where the first shown character stands.
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
    // Below six cells the dots would leave no room for the text they speak about.
    let dots = columns >= 6 ? 1 : 0
    let start = start(columns: columns, dots: dots)
    let indent = start > 0 ? dots : 0
    let end = end(from: start, column: indent, columns: columns, dots: dots)
    return View(
      characters: start..<end, indent: indent,
      caretColumn: indent + widths[start..<caret].reduce(0, +),
      hidesStart: start > 0 && dots > 0, hidesEnd: end < widths.count && dots > 0)
  }

  /// The first character that is shown: the very first one while the caret is in sight of it.
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

  /// The end of what fits from a character on, with room for dots if something follows.
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
