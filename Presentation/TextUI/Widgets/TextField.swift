/// A one-line text field. If the text is wider than the field, only the part around the caret is shown, or without the
/// focus only the start.
public struct TextField: Equatable, Sendable {
  private var buffer: TextBuffer
  /// The text shown dimmed while the field is empty.
  public var placeholder: String
  /// Whether the characters are masked, as for a password.
  public let isMasked: Bool
  /// Whether a masked text is revealed.
  public var isShown = false

  /// Creates a field with the caret at the end. An initial text over the limit is not cut.
  public init(
    _ text: String = "", limit: Int? = nil, placeholder: String = "", isMasked: Bool = false
  ) {
    let limit = limit.map { InputLimit.characters(max(0, $0)) }
    self.init(text, limit: limit, placeholder: placeholder, isMasked: isMasked)
  }

  /// Creates a field whose limit may count cells instead of characters. An initial text over the limit is not cut.
  public init(
    _ text: String = "", limit: InputLimit?, placeholder: String = "", isMasked: Bool = false
  ) {
    buffer = TextBuffer(TypedText.line(text), limit: limit)
    self.placeholder = placeholder
    self.isMasked = isMasked
  }

  public var text: String { buffer.text }
  /// The number of characters before the caret.
  public var caret: Int { buffer.caret }
  /// The maximum length; nil means unlimited.
  public var limit: InputLimit? { buffer.limit }
  /// The used part of the limit, such as `3/8`; nil without a limit.
  public var counter: String? { limit.map { $0.counter(of: text) } }

  /// Handles a key that edits the text or moves the caret. Ignores other keys, such as Enter, Tab and the vertical
  /// arrows.
  public mutating func update(_ key: Key) -> EditOutcome { buffer.update(key) }

  /// Inserts pasted text. Line ends become blanks, and control characters are dropped.
  public mutating func paste(_ text: String) -> EditOutcome { buffer.insert(TypedText.line(text)) }

  /// Replaces the text and moves the caret to its end.
  public mutating func replace(with text: String) {
    buffer = TextBuffer(TypedText.line(text), limit: limit)
  }

  /// Draws the part of the line around the caret. The counter is drawn at the right if `showsCounter` is true and there
  /// is room.
  public func draw(
    into frame: inout Frame, in area: Area, isFocused: Bool, style: Style = .plain,
    showsCounter: Bool = false, glyphs: Glyphs = .unicode
  ) {
    guard area.size.rows > 0, area.size.columns > 0 else { return }
    var line = area
    line.size.rows = 1
    if showsCounter, let counter, line.size.columns >= counter.utf8.count + 8 {
      line.size.columns -= counter.utf8.count + 1
      frame.write([StyledText(counter, .dim)], line.endColumn + 1, in: area)
    }
    if buffer.characters.isEmpty {
      let shown = TextLayout.clipped(
        placeholder, to: line.size.columns, ellipsis: glyphs.ellipsis)
      frame.write([StyledText(shown, .dim)], in: line)
      if isFocused { frame.setCaret(line.origin, in: area) }
    } else {
      drawText(into: &frame, in: line, isFocused: isFocused, style, glyphs)
    }
  }

  /// Draws the field to the right of a sign or a label.
  public func draw(
    after lead: [StyledText], into frame: inout Frame, in line: Area, isFocused: Bool = true,
    glyphs: Glyphs
  ) {
    let start = frame.write(lead, in: line)
    let room = Area(
      column: start, row: line.origin.row, columns: line.endColumn - start,
      rows: min(1, line.size.rows))
    draw(into: &frame, in: room, isFocused: isFocused, glyphs: glyphs)
  }

  private func drawText(
    into frame: inout Frame, in line: Area, isFocused: Bool, _ style: Style, _ glyphs: Glyphs
  ) {
    let shown =
      isMasked && !isShown
      ? buffer.characters.map { _ in glyphs.mask } : buffer.characters.map(String.init)
    guard isFocused else {
      let text = TextLayout.clipped(
        shown.joined(), to: line.size.columns, ellipsis: glyphs.ellipsis)
      frame.write([StyledText(text, style)], in: line)
      return
    }
    let view = SlidingLine(widths: shown.map { TextLayout.cells($0) }, caret: caret)
      .view(columns: line.size.columns)
    if view.hidesStart { frame.write([StyledText(glyphs.ellipsis, .dim)], in: line) }
    let text = shown[view.characters].joined()
    frame.write([StyledText(text, style)], line.origin.column + view.indent, in: line)
    if view.hidesEnd {
      frame.write([StyledText(glyphs.ellipsis, .dim)], line.endColumn - 1, in: line)
    }
    let column = line.origin.column + view.caretColumn
    frame.setCaret(Point(column: column, row: line.origin.row), in: line)
  }
}
