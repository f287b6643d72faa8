/// A text with the places where it can be broken into rows.
struct BrokenText {
  let breaks: LineBreaks
  /// The width of each character in cells.
  let measures: [Int]
  private let text: String
  /// The index of each character, and the end.
  private let indices: [String.Index]

  init(_ text: String) {
    self.text = text
    let characters = Array(text)
    measures = characters.map { TextLayout.cells($0) }
    breaks = LineBreaks(characters, measures: measures)
    indices = Array(text.indices) + [text.endIndex]
  }

  /// Returns the rows for a width, without trailing blanks.
  func rows(room: Int) -> [String] {
    breaks.rows(room: room).map {
      TextLayout.trimmedEnd(String(text[indices[$0.lowerBound]..<indices[$0.upperBound]]))
    }
  }

  /// Returns the rows for a width. If there are more rows than `limit`, the last remaining row ends in an ellipsis.
  func wrapped(to columns: Int, rows limit: Int, _ ellipsis: String) -> [String] {
    var rows = rows(room: columns)
    guard rows.count > limit else { return rows }
    rows.removeLast(rows.count - limit)
    let room = columns - TextLayout.cells(ellipsis)
    let last = TextLayout.prefix(of: rows.removeLast(), cells: room)
    rows.append(room >= 0 ? TextLayout.trimmedEnd(last) + ellipsis : last)
    return rows
  }
}
