/// Writes one picture's changes for a terminal, knowing where its cursor stands and how its pen
/// draws, and moving and changing them only where it must.
package struct FrameWriter {
  /// Begins a picture that is shown only once it is whole, without a cursor flying about.
  private static let beginning = Array("\u{1B}[?2026h\u{1B}[?25l".utf8)
  private static let end = Array("\u{1B}[?2026l".utf8)

  private let frame: Frame
  private let depth: ColourDepth
  private var bytes: [UInt8] = []
  private var pen = Pen.plain
  private var style = Style.plain
  private var row: Int?
  /// Where the cursor stands in its row, unless terminals differ about that.
  private var column: Int?
  /// The pictures whose cells were drawn.
  private var touched: Set<UInt32> = []

  /// Makes a writer of a picture for a terminal whose pen is plain and whose cursor may be anywhere.
  package init(_ frame: Frame, depth: ColourDepth) {
    self.frame = frame
    self.depth = depth
  }

  /// Tells whether nothing had to be written.
  package var isEmpty: Bool { bytes.isEmpty }

  /// All that is to be sent, or nothing.
  package var finished: [UInt8] { Self.beginning + bytes + Self.end }

  /// Forgets everything on the screen.
  package mutating func clear() {
    write("\u{1B}[m\u{1B}[H\u{1B}[2J")
    (row, column) = (0, 0)
  }

  /// Draws a cell and returns the column before which a terminal may have covered others.
  package mutating func draw(_ cell: Cell, _ column: Int, _ row: Int) -> Int {
    let width = Int(cell.width)
    move(to: column, row)
    use(cell.style)
    let cover = frame.cover(at: row * frame.size.columns + column)
    if cover > 0 { touched.insert(cover) }
    switch Footprint(cell) {
    case .certain:
      bytes.append(contentsOf: cell.character.utf8)
      // With the last column full, terminals differ about where the cursor waits.
      self.column = column + width < frame.size.columns ? column + width : nil
      return 0
    case .uncertain(let reach):
      if width == 2 {
        // A terminal that draws it narrower must not show what stood in the second cell.
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

  /// Empties a row from a column to its end.
  package mutating func erase(from column: Int, _ row: Int) {
    move(to: column, row)
    use(.plain)
    write("\u{1B}[K")
  }

  /// Draws the pictures in pixels that are new, and those whose cells were drawn over, and takes away
  /// those that are gone.
  package mutating func paint(_ plan: PicturePlan) {
    bytes.append(contentsOf: plan.before)
    for stroke in plan.strokes where stroke.isNew || touched.contains(stroke.number) {
      // Clear pixels show what is behind them: the terminal's own look.
      use(.plain)
      if let corner = stroke.corner { move(to: corner.column, corner.row) }
      bytes.append(contentsOf: stroke.bytes)
      (row, column) = (nil, nil)
    }
    bytes.append(contentsOf: plan.after)
  }

  /// Ends the picture with the cursor where the caret stands, or hidden.
  package mutating func place(_ caret: Point?) {
    use(.plain)
    guard let caret else { return }
    move(to: caret.column, caret.row)
    write("\u{1B}[?25h")
  }

  /// Tells whether an old terminal would carry parts of a joined emoji over into the next row.
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

  /// A move takes three bytes at least: writing what stands there already may take fewer.
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
