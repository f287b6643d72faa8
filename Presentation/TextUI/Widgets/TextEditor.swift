/// A multi-line text field.
public struct TextEditor: Equatable, Sendable {
  private var buffer: TextBuffer
  /// The column that up and down arrows try to keep across shorter rows; nil after any other key.
  private var wantedColumn: Int?
  /// The text shown dimmed while the editor is empty.
  public var placeholder: String
  /// The number of characters from which the counter is shown; if nil, the counter is always shown.
  public let warning: Int?
  /// Whether the text is a single line that is only wrapped for display.
  public let isOneLine: Bool

  /// Creates an editor with the caret at the end. An initial text over the limit is not cut.
  public init(
    _ text: String = "", limit: Int? = nil, placeholder: String = "", warning: Int? = nil,
    isOneLine: Bool = false
  ) {
    let limit = limit.map { InputLimit.characters(max(0, $0)) }
    self.init(
      text, limit: limit, placeholder: placeholder, warning: warning, isOneLine: isOneLine)
  }

  /// Creates an editor whose limit may count cells instead of characters. An initial text over the limit is not cut.
  public init(
    _ text: String = "", limit: InputLimit?, placeholder: String = "", warning: Int? = nil,
    isOneLine: Bool = false
  ) {
    let text = isOneLine ? TypedText.line(text) : TypedText.lines(text)
    buffer = TextBuffer(text, limit: limit)
    self.placeholder = placeholder
    self.warning = warning
    self.isOneLine = isOneLine
  }

  /// The text, with `\n` between its lines.
  public var text: String { buffer.text }
  /// The number of characters before the caret.
  public var caret: Int { buffer.caret }
  /// The maximum length; nil means unlimited.
  public var limit: InputLimit? { buffer.limit }
  /// The used part of the limit, such as `12/100`; nil without a limit, or while the text has fewer characters than
  /// `warning`.
  public var counter: String? {
    guard let limit, buffer.characters.count >= warning ?? 0 else { return nil }
    return limit.counter(of: text)
  }

  /// Returns an editor with the same settings and another text.
  public func with(_ text: String) -> TextEditor {
    TextEditor(
      text, limit: limit, placeholder: placeholder, warning: warning, isOneLine: isOneLine)
  }

  /// Handles a key in a text that is wrapped to `size`. Up in the first row and down in the last row are ignored, so
  /// that a form can move its focus by these keys.
  public mutating func update(_ key: Key, in size: Size) -> EditOutcome {
    let wanted = wantedColumn
    wantedColumn = nil
    switch key {
    case .enter: return isOneLine ? .ignored : buffer.insert("\n")
    case .up: return moved(byRows: -1, keeping: wanted, in: size)
    case .down: return moved(byRows: 1, keeping: wanted, in: size)
    case .pageUp:
      _ = moved(byRows: -max(1, size.rows - 1), keeping: wanted, in: size)
      return .moved
    case .pageDown:
      _ = moved(byRows: max(1, size.rows - 1), keeping: wanted, in: size)
      return .moved
    case .home, .control("a"): return moved(toRowEnd: false, in: size)
    case .end, .control("e"): return moved(toRowEnd: true, in: size)
    case .character, .escape, .tab, .backTab, .backspace, .delete, .insert, .left, .right,
      .function, .control, .alt, .modified:
      return buffer.update(key)
    }
  }

  /// Inserts pasted text. Control characters are dropped, and line ends become blanks if the editor has only one line.
  public mutating func paste(_ text: String) -> EditOutcome {
    wantedColumn = nil
    return buffer.insert(isOneLine ? TypedText.line(text) : TypedText.lines(text))
  }

  /// Draws the rows around the caret; without the focus, the first rows.
  public func draw(
    into frame: inout Frame, in area: Area, isFocused: Bool, style: Style = .plain,
    glyphs: Glyphs = .unicode
  ) {
    guard area.size.rows > 0, area.size.columns > 0 else { return }
    if buffer.characters.isEmpty {
      let rows = TextLayout.wrapped(
        placeholder, to: area.size.columns, rows: area.size.rows, ellipsis: glyphs.ellipsis)
      for (row, text) in rows.enumerated() {
        frame.write([StyledText(text, .dim)], in: area, row: row)
      }
      if isFocused { frame.setCaret(area.origin, in: area) }
      return
    }
    let rows = rows(in: area.size)
    let here = caretPosition(in: rows)
    let shown = Rows.window(
      count: rows.count, selected: isFocused ? here.row : 0, height: area.size.rows)
    for (line, row) in shown.enumerated() {
      let text = String(buffer.characters[rows[row]])
      frame.write([StyledText(text, style)], in: area, row: line)
    }
    guard isFocused else { return }
    // Trailing blanks overhang their row; a caret among them stays in the last column.
    let column = min(here.column, area.size.columns - 1)
    let row = here.row - shown.lowerBound
    frame.setCaret(
      Point(column: area.origin.column + column, row: area.origin.row + row), in: area)
  }

  /// Returns the number of rows at a width, so that a form can allot the height.
  public func rowCount(columns: Int) -> Int {
    rows(in: Size(columns: columns, rows: 1)).count
  }
}

extension TextEditor {
  private func rows(in size: Size) -> [Range<Int>] {
    LineBreaks(buffer.characters).rows(room: max(1, size.columns))
  }

  /// Returns the row and the column of the caret. At a row boundary, the caret is in the lower row.
  private func caretPosition(in rows: [Range<Int>]) -> (row: Int, column: Int) {
    let row = rows.lastIndex { $0.lowerBound <= caret } ?? 0
    return (row, cells(rows[row].lowerBound..<caret))
  }

  private func cells(_ range: Range<Int>) -> Int {
    buffer.characters[range].reduce(0) { $0 + TextLayout.cells($1) }
  }

  private mutating func moved(byRows step: Int, keeping wanted: Int?, in size: Size) -> EditOutcome
  {
    let rows = rows(in: size)
    let here = caretPosition(in: rows)
    let column = wanted ?? here.column
    let row = min(max(0, here.row + step), rows.count - 1)
    if row == here.row { return .ignored }
    wantedColumn = column
    let last = lastCaretIndex(of: row, in: rows)
    var index = rows[row].lowerBound
    var cell = 0
    while index < last, cell + TextLayout.cells(buffer.characters[index]) <= column {
      cell += TextLayout.cells(buffer.characters[index])
      index += 1
    }
    buffer.move(to: index)
    return .moved
  }

  private mutating func moved(toRowEnd isEnd: Bool, in size: Size) -> EditOutcome {
    let rows = rows(in: size)
    let row = caretPosition(in: rows).row
    buffer.move(to: isEnd ? lastCaretIndex(of: row, in: rows) : rows[row].lowerBound)
    return .moved
  }

  /// Returns the last caret index of a row. The end of a wrapped row is the start of the next row, so the last caret
  /// index of a wrapped row is one less.
  private func lastCaretIndex(of row: Int, in rows: [Range<Int>]) -> Int {
    let range = rows[row]
    let goesOn = row + 1 < rows.count && rows[row + 1].lowerBound == range.upperBound
    return goesOn ? max(range.lowerBound, range.upperBound - 1) : range.upperBound
  }
}
