/// A complete image of the screen, with a grid of cells and the caret.
public struct Frame: Equatable, Sendable {
  public let size: Size
  /// The cells in row-major order.
  public private(set) var cells: [Cell]
  /// The position of the terminal's cursor, where input methods compose; nil hides it.
  public var caret: Point?
  /// The colours of the section that is drawn next. Selected rows are filled with a tint of them.
  public var hue = Hue.ember
  /// The background colour of the screen; nil means the terminal's default background, which is unknown.
  public var knownGround: Ink?
  /// The way in which pictures are drawn into the frame.
  public let rendition: Rendition
  /// The pixel pictures over the cells, lowest first.
  package private(set) var pictures: [PixelPicture] = []
  /// The number (from 1) of the pixel picture over each cell; 0 if none. The array is empty if there are no pictures.
  package var covers: [UInt32] = []

  /// The border of the panel with the keyboard focus, if one is drawn. If there are several, the last one drawn.
  public var chosenPanel: Area?
  /// The areas that act when they are clicked. They are collected only while a click is handled.
  public var clickTargets: [ClickTarget]?

  /// Whether the terminal can draw text at several times its size.
  public var sizesText = false
  /// The pictures of earlier frames.
  public var drawings = DrawingCache()
  /// The lines of text at several times their size, lowest first.
  package var scaledTexts: [ScaledText] = []

  /// Creates a frame of blank cells.
  public init(size: Size, rendition: Rendition = .half) {
    self.size = size
    self.rendition = rendition
    cells = Array(repeating: .blank, count: size.columns * size.rows)
  }

  /// Replaces the style of every cell.
  public mutating func restyleCells(_ style: (Cell) -> Style) {
    for index in cells.indices { cells[index].style = style(cells[index]) }
  }

  /// Replaces the style of every cell. `change` is called only once for most styles: a screen has thousands of cells,
  /// and some hundred styles.
  public mutating func exchangeStyles(_ change: (Style, CharacterKind) -> Style) {
    var known = [(own: Style, kind: CharacterKind, new: Style)?](repeating: nil, count: 512)
    for index in cells.indices {
      let own = cells[index].style
      let kind = own.isPlainInk ? .text : CharacterKind(cells[index].character)
      let slot = own.slot & 511
      if let last = known[slot], last.kind == kind, last.own == own {
        cells[index].style = last.new
        continue
      }
      let new = change(own, kind)
      known[slot] = (own, kind, new)
      cells[index].style = new
    }
  }

  /// Replaces every cell. The closure must not change the width.
  public mutating func mapCells(_ change: (Cell) -> Cell) {
    for index in cells.indices { cells[index] = change(cells[index]) }
  }

  /// The cell at a position; a blank outside the frame, where the rest of an enlarged screen is.
  public subscript(column: Int, row: Int) -> Cell {
    let isInside = (0..<size.columns).contains(column) && (0..<size.rows).contains(row)
    return isInside ? cells[row * size.columns + column] : .blank
  }

  /// Draws a line of text up to the column `limit`, and returns the first column after the text. Text that does not fit
  /// is clipped, a wide character is never cut in half, and control characters are dropped.
  @discardableResult
  public mutating func put(
    _ text: some StringProtocol, _ column: Int, _ row: Int, _ style: Style = .plain,
    upTo limit: Int? = nil
  ) -> Int {
    guard (0..<size.rows).contains(row) else { return column }
    let line = String(text)
    let end = min(limit ?? size.columns, size.columns)
    if line.utf8.allSatisfy({ (32..<127).contains($0) }) {
      return putASCII(line.utf8, column, row, style, end)
    }
    return putCharacters(line, column, row, style, end)
  }

  private mutating func putCharacters(
    _ text: String, _ column: Int, _ row: Int, _ style: Style, _ end: Int
  ) -> Int {
    var here = column
    for original in text {
      guard let character = Printable.shown(original) else { continue }
      let width = CellWidth.ofShown(character)
      if width == 0 { continue }
      if width > end - here { break }
      if here >= 0 { store(Cell(character, width: UInt8(width), style: style), here, row) }
      here += width
    }
    return here
  }

  /// Draws ASCII text, whose width is known, and returns the first column after the text. Most text takes this fast
  /// path.
  private mutating func putASCII(
    _ letters: String.UTF8View, _ column: Int, _ row: Int, _ style: Style, _ end: Int
  ) -> Int {
    let after = max(column, min(end, column + letters.count))
    let first = max(0, column)
    guard first < after else { return after }
    let start = row * size.columns
    clearHalf(at: start + first)
    clearHalf(at: start + after - 1)
    for (here, letter) in zip(first..<after, letters.dropFirst(first - column)) {
      cells[start + here] = Cell(Self.letters[Int(letter) - 32], style: style)
    }
    return after
  }

  private static let letters = (32..<127 as Range<UInt8>).map { Character(Unicode.Scalar($0)) }

  /// Sets a cell and repairs wide characters that are cut by it. The width is recomputed from the character; a
  /// character that cannot be shown becomes a blank.
  public mutating func set(_ cell: Cell, _ column: Int, _ row: Int) {
    if cell.width == 0 { return }
    if Footprint(cell) == .certain { return store(cell, column, row) }
    let shown = Printable.shown(cell.character) ?? " "
    let width = UInt8(CellWidth.ofShown(shown))
    store(Cell(width == 0 ? " " : shown, width: max(1, width), style: cell.style), column, row)
  }

  /// Sets a cell that is known to be correct: from another frame, or with a block character.
  package mutating func putChecked(_ cell: Cell, _ column: Int, _ row: Int) {
    store(cell, column, row)
  }

  private mutating func store(_ cell: Cell, _ column: Int, _ row: Int) {
    guard column >= 0, row >= 0, row < size.rows,
      column + Int(cell.width) <= size.columns
    else { return }
    let index = row * size.columns + column
    clearHalf(at: index)
    cells[index] = cell
    if cell.width == 2 {
      clearHalf(at: index + 1)
      cells[index + 1] = Cell(" ", width: 0, style: cell.style)
    }
  }

  /// Sets a cell without repairing its neighbours.
  package mutating func replace(_ cell: Cell, at index: Int) { cells[index] = cell }

  /// Adds a pixel picture and blanks the cells below. Cells drawn later cover the picture. Returns false if the picture
  /// is not entirely within the frame.
  package mutating func add(_ picture: PixelPicture) -> Bool {
    let area = picture.area
    guard area.size.columns > 0, area.size.rows > 0, area.origin.column >= 0, area.origin.row >= 0,
      area.endColumn <= size.columns, area.endRow <= size.rows
    else { return false }
    for row in area.origin.row..<area.endRow {
      for column in area.origin.column..<area.endColumn {
        let paper = self[column, row].style.paper
        store(Cell(" ", style: Style(paper: paper, .picture)), column, row)
      }
    }
    pictures.append(picture)
    return true
  }

  /// Fills an area with blank cells of one style.
  public mutating func fill(_ area: Area, _ style: Style) {
    for row in max(0, area.origin.row)..<max(0, area.origin.row, min(size.rows, area.endRow)) {
      for column in max(
        0, area.origin.column)..<max(
          0, area.origin.column, min(size.columns, area.endColumn))
      {
        set(Cell(" ", style: style), column, row)
      }
    }
  }

  /// Changes the style of cells that are already drawn, for selections and dimmed backgrounds.
  public mutating func restyle(_ area: Area, _ change: (inout Style) -> Void) {
    for row in max(0, area.origin.row)..<max(0, area.origin.row, min(size.rows, area.endRow)) {
      for column in max(
        0, area.origin.column)..<max(
          0, area.origin.column, min(size.columns, area.endColumn))
      {
        change(&cells[row * size.columns + column].style)
      }
    }
  }

  /// Blanks the remaining half of a wide character after the other half was overwritten.
  private mutating func clearHalf(at index: Int) {
    let old = cells[index]
    if old.width == 2 {
      cells[index + 1] = Cell(" ", style: old.style)
    } else if old.width == 0, index > 0 {
      cells[index - 1] = Cell(" ", style: old.style)
    }
  }

  /// The frame as lines of text without trailing blanks, for snapshot tests.
  public var text: String {
    (0..<size.rows).map { row in
      var line = ""
      for column in 0..<size.columns where self[column, row].width > 0 {
        line.append(self[column, row].character)
      }
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }
}
