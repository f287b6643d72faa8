package import Domain
package import TextUI

/// One board of the bookshelf with spines side by side, as thick as their page counts. The selected spine is pulled up.
struct ShelfBoard: Equatable, Sendable {
  let books: [ShelfItem]
  /// The index of the selected book.
  let chosen: Int?
  let glyphs: Glyphs

  /// The smallest area in which a shelf is recognisable.
  static let smallest = Size(columns: 40, rows: 6)

  /// Returns the number of books on a board of this width.
  private static func count(in area: Area) -> Int { max(1, area.size.columns / 6) }

  /// Returns the indices of the books on the board that contains the given index. Boards do not scroll; the book beyond
  /// the end is on the next board.
  static func indices(around index: Int, of total: Int, in area: Area) -> Range<Int> {
    let count = count(in: area)
    let first = max(0, index) / count * count
    return min(first, total)..<min(first + count, total)
  }

  // MARK: Dimensions

  /// Returns the thickness of each book in cells. If the board is too narrow, the thickest books are reduced.
  func widths(in columns: Int) -> [Int] {
    var widths = books.map { Self.width($0.facts.pages) }
    while widths.reduce(0, +) > columns, let widest = widths.max(), widest > 4 {
      if let index = widths.firstIndex(of: widest) { widths[index] -= 1 }
    }
    return widths
  }

  /// Returns the thickness for a page count. A double-width character needs two cells, and an edge on either side.
  private static func width(_ pages: Int?) -> Int {
    guard let pages else { return 5 }
    return switch pages {
    case ..<160: 4
    case ..<320: 5
    case ..<520: 6
    case ..<800: 7
    default: 8
    }
  }

  /// Returns the height in half rows. The height depends only on the ISBN or title, so that a book always looks the
  /// same.
  private static func height(_ facts: BookMetadata, most: Int) -> Int {
    var hash: UInt32 = 2_166_136_261
    for byte in (facts.isbn?.text ?? facts.title.text).utf8 {
      hash = (hash ^ UInt32(byte)) &* 16_777_619
    }
    return most - Int((hash >> 8) % UInt32(max(1, min(5, most / 3))))
  }

  /// Returns the columns of each book.
  func columns(in area: Area) -> [Range<Int>] {
    var here = area.origin.column + 1
    return widths(in: area.size.columns - 2).map { width in
      defer { here += width }
      return here..<(here + width)
    }
  }

  /// Returns the index of the book at a screen position, for the mouse; nil if no book is there.
  func book(at point: Point, in area: Area) -> Int? {
    guard area.contains(point) else { return nil }
    return columns(in: area).firstIndex { $0.contains(point.column) }
  }

  // MARK: Drawing

  func draw(into frame: inout Frame, in area: Area) {
    // Too small for a book above its board.
    guard area.size.rows >= 4, area.size.columns >= 8 else { return }
    let room = area.size.rows - 1
    let most = 2 * room - Self.lift
    for (index, columns) in columns(in: area).enumerated() {
      let book = books[index]
      let lift = index == chosen ? Self.lift : 0
      let height = Self.height(book.facts, most: most)
      let back = SpineBack(
        book.facts.title.text, book.theme, isChosen: index == chosen, glyphs: glyphs)
      back.draw(
        into: &frame, columns, bottom: area.endRow - 1, halves: lift..<(lift + height))
    }
    let board = String(repeating: "▀", count: area.size.columns)
    frame.put(
      board, area.origin.column, area.endRow - 1, Style(ink: Self.wood), upTo: area.endColumn)
  }

  /// The height by which the selected book is pulled up, in half rows.
  private static let lift = 2
  private static let wood = Ink(0x8A6A4B, ansi256: 94, ansi16: 3)
}

/// The spine of one book.
package struct SpineBack: Equatable, Sendable {
  let title: String
  let theme: BookTheme
  let isChosen: Bool
  let glyphs: Glyphs

  package init(_ title: String, _ theme: BookTheme, isChosen: Bool, glyphs: Glyphs) {
    self.title = title
    self.theme = theme
    self.isChosen = isChosen
    self.glyphs = glyphs
  }

  /// The spine's colour. Black is lightened, so that it is visible on a black background.
  private var paper: Ink { theme == .black ? theme.ink : theme.paper }
  /// The colour of the line along the edge, which separates books of the same colour.
  private var edge: Ink { paper.mixed(with: Ink(0), 0.5) }
  /// The colour of the two bands across a tall spine.
  private var band: Ink { paper.mixed(with: theme.letter, 0.5) }

  /// Draws the spine within some columns. `halves` counts half rows upward from `bottom`, which is the row below the
  /// spine's lowest row.
  package func draw(into frame: inout Frame, _ columns: Range<Int>, bottom: Int, halves: Range<Int>)
  {
    let whole =
      (halves.lowerBound + 1) / 2..<max((halves.lowerBound + 1) / 2, halves.upperBound / 2)
    let style = Style(ink: theme.letter, paper: paper, isChosen ? .bold : [])
    let last = columns.upperBound - 1
    let top = bottom - whole.upperBound
    for row in whole.indices.map({ bottom - 1 - $0 }) {
      for column in columns { frame.set(Cell(" ", style: style), column, row) }
      frame.set(Cell("▕", style: Style(ink: edge, paper: paper)), last, row)
    }
    if halves.upperBound % 2 == 1 {
      for column in columns {
        frame.set(Cell("▄", style: Style(ink: paper)), column, top - 1)
      }
    }
    let margin = whole.count >= 9 ? 2 : whole.count > 5 ? 1 : 0
    if margin == 2 {
      let line = String(repeating: "─", count: columns.count - 1)
      for row in [top, bottom - 1 - whole.lowerBound] {
        frame.put(line, columns.lowerBound, row, Style(ink: band, paper: paper), upTo: last)
      }
    }
    for (row, letter) in letters(whole.count - 2 * margin).enumerated() {
      let indent = (columns.count - TextLayout.cells(letter)) / 2
      frame.put(letter, columns.lowerBound + max(0, indent), top + margin + row, style, upTo: last)
    }
  }

  /// Returns the title from top to bottom, one character per row.
  private func letters(_ rows: Int) -> [String] {
    var letters = title.compactMap(Printable.shown).map(String.init)
    if letters.count > rows { letters.removeAll { $0.allSatisfy(\.isWhitespace) } }
    if letters.count <= rows { return letters }
    return rows < 1 ? [] : letters.prefix(rows - 1) + [glyphs.ellipsis]
  }
}
