public import Domain

/// A text of several lines that a person is typing.
public struct TextEditor: Equatable, Sendable {
  private var buffer: TextBuffer
  /// The cell that up and down try to keep, however short the rows between are.
  private var wantedColumn: Int?
  /// What stands in the empty editor, dimmed, to say what belongs there.
  public var placeholder: String
  /// From how many characters on the counter shows, as a warning; without it, it always does.
  public let warning: Int?
  /// Whether the text is one line, which is only wrapped to be read.
  public let isOneLine: Bool

  /// Makes an editor with the caret behind its text; a longer text than the limit is kept whole.
  public init(
    _ text: String = "", limit: Int? = nil, placeholder: String = "", warning: Int? = nil,
    isOneLine: Bool = false
  ) {
    let limit = limit.map { TextLimit.characters(max(0, $0)) }
    self.init(
      text, limit: limit, placeholder: placeholder, warning: warning, isOneLine: isOneLine)
  }

  /// Makes an editor whose limit may be one of cells.
  public init(
    _ text: String = "", limit: TextLimit?, placeholder: String = "", warning: Int? = nil,
    isOneLine: Bool = false
  ) {
    let text = isOneLine ? TypedText.line(text) : TypedText.lines(text)
    buffer = TextBuffer(text, limit: limit)
    self.placeholder = placeholder
    self.warning = warning
    self.isOneLine = isOneLine
  }

  /// What was typed, with `\n` between its lines.
  public var text: String { buffer.text }
  /// How many characters stand before the caret.
  public var caret: Int { buffer.caret }
  /// How much the editor takes.
  public var limit: TextLimit? { buffer.limit }
  /// How much of the limit is used, like `12/100`.
  public var counter: String? {
    guard let limit, buffer.characters.count >= warning ?? 0 else { return nil }
    return limit.counter(of: text)
  }

  /// The same editor with another text in it.
  public func with(_ text: String) -> TextEditor {
    TextEditor(
      text, limit: limit, placeholder: placeholder, warning: warning, isOneLine: isOneLine)
  }

  /// Does what a key means inside a text that is wrapped to a size. Up on the first row and down
  /// on the last mean nothing here, so that a form can use them to leave.
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

  /// Puts in what the clipboard held; controls are dropped, line ends stay where there can be any.
  public mutating func paste(_ text: String) -> EditOutcome {
    wantedColumn = nil
    return buffer.insert(isOneLine ? TypedText.line(text) : TypedText.lines(text))
  }

  /// Draws the rows around the caret.
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
      if isFocused { frame.placeCaret(area.origin, in: area) }
      return
    }
    let rows = rows(in: area.size)
    let here = place(in: rows)
    let shown = Rows.window(
      count: rows.count, selected: isFocused ? here.row : 0, height: area.size.rows)
    for (line, row) in shown.enumerated() {
      let text = String(buffer.characters[rows[row]])
      frame.write([StyledText(text, style)], in: area, row: line)
    }
    guard isFocused else { return }
    // Blanks hang over the end of their row; the caret among them waits in the last column.
    let column = min(here.column, area.size.columns - 1)
    let row = here.row - shown.lowerBound
    frame.placeCaret(
      Point(column: area.origin.column + column, row: area.origin.row + row), in: area)
  }

  /// How many rows the text takes at a width, so that a form can give it room.
  public func rowCount(columns: Int) -> Int {
    rows(in: Size(columns: columns, rows: 1)).count
  }
}

extension TextEditor {
  private func rows(in size: Size) -> [Range<Int>] {
    LineBreaks.rows(of: buffer.characters, columns: size.columns)
  }

  /// The row and the cell the caret stands in; between two rows it belongs to the lower one.
  private func place(in rows: [Range<Int>]) -> (row: Int, column: Int) {
    let row = rows.lastIndex { $0.lowerBound <= caret } ?? 0
    return (row, cells(rows[row].lowerBound..<caret))
  }

  private func cells(_ range: Range<Int>) -> Int {
    buffer.characters[range].reduce(0) { $0 + TextLayout.cells($1) }
  }

  private mutating func moved(byRows step: Int, keeping wanted: Int?, in size: Size) -> EditOutcome
  {
    let rows = rows(in: size)
    let here = place(in: rows)
    let column = wanted ?? here.column
    let row = min(max(0, here.row + step), rows.count - 1)
    if row == here.row { return .ignored }
    wantedColumn = column
    let last = lastPlace(of: row, in: rows)
    var place = rows[row].lowerBound
    var cell = 0
    while place < last, cell + TextLayout.cells(buffer.characters[place]) <= column {
      cell += TextLayout.cells(buffer.characters[place])
      place += 1
    }
    buffer.move(to: place)
    return .moved
  }

  private mutating func moved(toRowEnd isEnd: Bool, in size: Size) -> EditOutcome {
    let rows = rows(in: size)
    let row = place(in: rows).row
    buffer.move(to: isEnd ? lastPlace(of: row, in: rows) : rows[row].lowerBound)
    return .moved
  }

  /// The end of a row that goes on below belongs to the next row, so its last place is one before.
  private func lastPlace(of row: Int, in rows: [Range<Int>]) -> Int {
    let range = rows[row]
    let goesOn = row + 1 < rows.count && rows[row + 1].lowerBound == range.upperBound
    return goesOn ? max(range.lowerBound, range.upperBound - 1) : range.upperBound
  }
}
