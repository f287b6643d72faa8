/// Which part of a long line is shown so that the caret can be seen: a pure function of the
/// widths, the caret and the room, so that drawing needs no memory.
struct SlidingLine {
  /// The cells of each character.
  let widths: [Int]
  /// How many characters stand before the caret.
  let caret: Int

  /// The part that is shown.
  struct View: Equatable {
    var characters: Range<Int>
    /// Where the first shown character stands.
    var indent: Int
    var caretColumn: Int
    var hidesStart: Bool
    var hidesEnd: Bool
  }

  func view(columns: Int) -> View {
    let before = widths[..<caret].reduce(0, +)
    if before + widths[caret...].reduce(0, +) < columns {
      return View(
        characters: 0..<widths.count, indent: 0, caretColumn: before, hidesStart: false,
        hidesEnd: false)
    }
    // Below six cells the dots would leave no room for the text they speak about.
    let dots = columns >= 6 ? 1 : 0
    let dotsAfter = caret + 1 < widths.count ? dots : 0
    let underCaret = caret < widths.count ? max(1, widths[caret]) : 1
    var start = 0
    if before + underCaret > columns - dotsAfter {
      start = caret
      var used = underCaret
      while start > 0, used + widths[start - 1] <= columns - dots - dotsAfter {
        start -= 1
        used += widths[start]
      }
    }
    let indent = start > 0 ? dots : 0
    let caretColumn = indent + widths[start..<caret].reduce(0, +)
    var end = start
    var column = indent
    while end < widths.count {
      let isLast = end == widths.count - 1
      if column + widths[end] > columns - (isLast ? 0 : dots) { break }
      column += widths[end]
      end += 1
    }
    return View(
      characters: start..<end, indent: indent, caretColumn: caretColumn,
      hidesStart: start > 0 && dots > 0, hidesEnd: end < widths.count && dots > 0)
  }
}
