/// Writes the changes of one frame. The cursor position and the style of the terminal are tracked and changed only when
/// needed.
package struct FrameWriter {
  /// The bytes that begin a synchronised update and hide the cursor. The terminal shows the update only when the bytes
  /// `end` arrive.
  private static let beginning = Array("\u{1B}[?2026h\u{1B}[?25l".utf8)
  /// The bytes that end a synchronised update.
  private static let end = Array("\u{1B}[?2026l".utf8)

  private let frame: Frame
  private let depth: ColourDepth
  private var bytes: [UInt8] = []
  private var pen = Pen.plain
  private var style = Style.plain
  private var row: Int?
  /// The cursor's column; nil if terminals differ on the position.
  private var column: Int?
  /// The numbers of the pixel pictures whose cells were redrawn.
  private var touched: Set<UInt32> = []

  /// Starts a frame, assuming that the terminal's style is plain and its cursor position unknown.
  package init(_ frame: Frame, depth: ColourDepth) {
    self.frame = frame
    self.depth = depth
  }

  /// Whether nothing had to be written.
  package var isEmpty: Bool { bytes.isEmpty }

  /// All bytes to send, as one synchronised update.
  package var finished: [UInt8] { Self.beginning + bytes + Self.end }

  /// Resets the style, clears the screen and moves the cursor to the top left corner.
  package mutating func clear() {
    write("\u{1B}[m\u{1B}[H\u{1B}[2J")
    (row, column) = (0, 0)
  }

  /// Draws a cell. Returns the end of the columns in which the terminal may have overwritten other cells, or 0 if it
  /// has overwritten none.
  package mutating func draw(_ cell: Cell, _ column: Int, _ row: Int) -> Int {
    let width = Int(cell.width)
    move(to: column, row)
    use(cell.style)
    let cover = frame.cover(at: row * frame.size.columns + column)
    if cover > 0 { touched.insert(cover) }
    switch Footprint(cell) {
    case .certain:
      bytes.append(contentsOf: cell.character.utf8)
      // After the last column, terminals differ about the cursor position.
      self.column = column + width < frame.size.columns ? column + width : nil
      return 0
    case .uncertain(let reach):
      if width == 2 {
        // A terminal that draws it narrower must not show the old content of the second cell.
        write("  ")
        self.column = nil
        move(to: column, row)
      }
      if mayCrossTheEdge(cell, reach: reach, column),
        let first = cell.character.unicodeScalars.first
      {
        bytes.append(contentsOf: UTF8.encode(first) ?? UTF8.encodedReplacementCharacter)
      } else {
        bytes.append(contentsOf: cell.character.utf8)
      }
      self.column = nil
      return reach > width ? column + reach : 0
    }
  }

  /// Erases a row from a column to its end.
  package mutating func erase(from column: Int, _ row: Int) {
    move(to: column, row)
    use(.plain)
    write("\u{1B}[K")
  }

  /// Sends new pixel pictures and pictures whose cells were redrawn. Pictures that are no longer in the frame are
  /// removed.
  package mutating func paint(_ plan: PicturePlan) {
    bytes.append(contentsOf: plan.before)
    for stroke in plan.strokes where stroke.isNew || touched.contains(stroke.number) {
      // Transparent pixels show the style behind them, which must be plain.
      use(.plain)
      if let corner = stroke.corner { move(to: corner.column, corner.row) }
      bytes.append(contentsOf: stroke.bytes)
      (row, column) = (nil, nil)
    }
    bytes.append(contentsOf: plan.after)
  }

  /// Ends the frame with the cursor at the caret, or with a hidden cursor if the caret is nil.
  package mutating func showCaret(_ caret: Point?) {
    use(.plain)
    guard let caret else { return }
    move(to: caret.column, caret.row)
    write("\u{1B}[?25h")
  }

  /// Returns whether an old terminal would wrap parts of a joined emoji into the next row.
  private func mayCrossTheEdge(_ cell: Cell, reach: Int, _ column: Int) -> Bool {
    cell.width == 2 && column + reach > frame.size.columns
  }

  private mutating func move(to column: Int, _ row: Int) {
    if self.row == row, self.column == column || writesOver(to: column, row) { return }
    if self.row != row {
      write("\u{1B}[")
      if row > 0 || column > 0 { write(row + 1) }
      if column > 0 {
        write(";")
        write(column + 1)
      }
      write("H")
    } else if let here = self.column, here < column {
      write("\u{1B}[")
      if column - here > 1 { write(column - here) }
      write("C")
    } else {
      write("\u{1B}[")
      if column > 0 { write(column + 1) }
      write("G")
    }
    (self.row, self.column) = (row, column)
  }

  /// Moves the cursor up to 3 columns by rewriting the cells in between, because an escape sequence takes at least
  /// three bytes. Returns false if the cells cannot be rewritten.
  private mutating func writesOver(to column: Int, _ row: Int) -> Bool {
    guard let here = self.column, here < column, column - here <= 3 else { return false }
    let letters = (here..<column).map { frame[$0, row] }
    for cell in letters {
      guard cell.width == 1, cell.character.isASCII, Footprint(cell) == .certain,
        cell.style == style, !cell.style.marks.contains(.picture)
      else { return false }
    }
    for cell in letters { bytes.append(contentsOf: cell.character.utf8) }
    self.column = column
    return true
  }

  private mutating func use(_ style: Style) {
    if self.style == style { return }
    self.style = style
    let next = Pen(style, depth)
    if next == pen { return }
    next.write(after: pen, to: &bytes)
    pen = next
  }

  private mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func write(_ number: Int) { bytes.append(decimal: number) }
}
