import Domain
import PresentationKit
import TextUI

/// Draws the sky of the people with the names. Without pictures, the stars are signs.
struct PeopleSkyDrawing {
  let sky: PeopleSky
  let area: Area
  let glyphs: Glyphs
  /// Returns the name of a person, and what stands after it.
  let text: (PeopleSky.Star) -> (name: StyledText, after: [StyledText])

  /// A name on a row of the sky, which starts at a column of the sky.
  struct Name: Equatable {
    let index: Int
    let cell: Point
    let pieces: [StyledText]
  }

  func draw(into frame: inout Frame) {
    let isDrawn = frame.rendition.isDrawn
    if isDrawn {
      frame.drawCached(PeopleSkyPicture(sky), in: area) { frame, area in
        PeopleSkyPicture(sky).draw(into: &frame, in: area)
      }
    } else {
      drawSigns(into: &frame)
    }
    if !isDrawn || frame.knownGround == nil, sky.rows < sky.size.rows {
      let rim = String(repeating: glyphs.rule, count: sky.size.columns)
      write([StyledText(rim, .dim)], at: Point(column: 0, row: sky.rows), into: &frame)
    }
    for name in names { write(name.pieces, at: name.cell, into: &frame) }
    if let chosen = sky.chosen { drawCorners(around: chosen, isDrawn, into: &frame) }
  }

  /// Draws the stars and their lines as signs.
  private func drawSigns(into frame: inout Frame) {
    for cell in lineCells { write([StyledText(glyphs.track, .dim)], at: cell, into: &frame) }
    for star in sky.stars {
      let isBright = star.size > 1
      let style = Style(ink: PlantAppearance.ink(of: star.state), isBright ? .bold : [])
      write([StyledText(isBright ? "*" : "+", style)], at: star.cell, into: &frame)
    }
  }

  /// Marks the chosen star by four corners; where there are no pictures, by brackets.
  private func drawCorners(
    around star: PeopleSky.Star, _ isDrawn: Bool, into frame: inout Frame
  ) {
    for (corner, sign) in corners(of: star, isDrawn) {
      write([StyledText(sign, .bold)], at: corner, into: &frame)
    }
  }

  private func corners(of star: PeopleSky.Star, _ isDrawn: Bool) -> [(Point, String)] {
    func cell(_ column: Int, _ row: Int) -> Point {
      Point(column: star.cell.column + column, row: star.cell.row + row)
    }
    if !isDrawn { return [(cell(-1, 0), "["), (cell(1, 0), "]")] }
    let (wide, high) = (star.reach, star.size > 1 ? 2 : 1)
    return [
      (cell(-wide, -high), "┌"), (cell(wide, -high), "┐"), (cell(-wide, high), "└"),
      (cell(wide, high), "┘"),
    ]
  }

  // MARK: Names

  /// Returns the person whose star or name is at a point of the screen; nil if there is none.
  func index(at point: Point) -> Int? {
    let cell = Point(column: point.column - area.origin.column, row: point.row - area.origin.row)
    return names.first {
      $0.cell.row == cell.row
        && ($0.cell.column..<$0.cell.column + $0.pieces.cells).contains(cell.column)
    }?.index ?? sky.index(at: cell)
  }

  /// The names that have room: the chosen person's first, then in the order of urgency.
  var names: [Name] {
    var stars = Cells(sky.size)
    for star in sky.stars where sky.isNamed(star) {
      stars.insert(star.cell.column - star.reach...star.cell.column + star.reach, star.cell.row)
      if star.size > 0, sky.rows >= 10 {
        for row in [-1, 1] {
          stars.insert(star.cell.column...star.cell.column, star.cell.row + row)
        }
      }
    }
    if let chosen = sky.chosen {
      for (cell, _) in corners(of: chosen, true) {
        stars.insert(cell.column...cell.column, cell.row)
      }
    }
    var lines = Cells(sky.size)
    for cell in lineCells { lines.insert(cell.column...cell.column, cell.row) }
    var names: [Name] = []
    for star in [sky.chosen].compactMap(\.self)
      + sky.stars.filter({ $0.index != sky.chosen?.index })
    where sky.isNamed(star) {
      guard let name = name(of: star, stars, lines) else { continue }
      stars.insert(name.cell.column - 1...name.cell.column + name.pieces.cells, name.cell.row)
      names.append(name)
    }
    return names
  }

  /// Returns the name of a star beside, below or above it; shortened, or nil, if there is no room. Where possible, it
  /// crosses no line.
  private func name(of star: PeopleSky.Star, _ occupied: Cells, _ lines: Cells) -> Name? {
    let (name, after) = text(star)
    for length in [Self.longest, Self.shortest] {
      let pieces = [name].clipped(to: length, ellipsis: glyphs.ellipsis) + after
      if pieces.cells == 0 { return nil }
      let cells = (right: star.size / 2 + 3, left: -star.size / 2 - 2 - pieces.cells)
      let high = star.size > 1 && sky.rows >= 10 ? 2 : 1
      let starts = [
        (cells.right, 0), (cells.left, 0), (-pieces.cells / 2, high), (-pieces.cells / 2, -high),
        (2, high), (2, -high), (-pieces.cells - 1, high), (-pieces.cells - 1, -high),
      ].map { Point(column: star.cell.column + $0.0, row: star.cell.row + $0.1) }
      let free = starts.filter { start in
        start.row < sky.rows
          && occupied.isFree(start.column...start.column + pieces.cells - 1, start.row)
      }
      let clear = free.first {
        lines.isFree($0.column...$0.column + pieces.cells - 1, $0.row)
      }
      if let start = clear ?? free.first {
        return Name(index: star.index, cell: start, pieces: pieces)
      }
    }
    return nil
  }

  private static let longest = 18
  private static let shortest = 8

  /// The cells of the lines and of the ways that late stars have sunk.
  private var lineCells: [Point] {
    let falls = sky.falls.map { (from: $0.home, to: $0.cell, step: 2) }
    let lines = sky.lines.map { (from: $0.from.cell, to: $0.to.cell, step: 1) }
    return (falls + lines).flatMap { from, to, step in
      let (columns, rows) = (to.column - from.column, to.row - from.row)
      let steps = max(1, columns.magnitude, rows.magnitude)
      return stride(from: 0, through: Int(steps), by: step).map { number in
        let along = Double(number) / Double(steps)
        return Point(
          column: from.column + Int((Double(columns) * along).rounded()),
          row: from.row + Int((Double(rows) * along).rounded()))
      }
    }
  }

  // MARK: Text before the sky

  /// Returns the colour of the sky in a cell without what is drawn there; nil if there is no sky.
  private func ground(of cell: Cell, in frame: Frame) -> Ink? {
    guard let paper = cell.style.paper, let ink = cell.style.ink else { return cell.style.paper }
    func light(_ ink: Ink) -> Int { Int(ink.red) + Int(ink.green) + Int(ink.blue) }
    return (light(ink) > light(paper)) == frame.isLight ? ink : paper
  }

  /// Writes text before the sky, which stays its background.
  func write(_ pieces: [StyledText], at cell: Point, into frame: inout Frame) {
    guard (0..<area.size.rows).contains(cell.row), (0..<area.size.columns).contains(cell.column)
    else { return }
    let row = area.origin.row + cell.row
    let bare = (0..<frame.size.columns).map { ground(of: frame[$0, row], in: frame) }
    var column = area.origin.column + cell.column
    for piece in pieces {
      let end = frame.put(piece.text, column, row, piece.style, upTo: area.endColumn)
      for here in column..<max(column, end) {
        guard let paper = bare[here] else { continue }
        let ink = frame.text(on: paper).mixed(with: paper, piece.style.marks == .dim ? 0.35 : 0)
        let style = Style(
          ink: piece.style.ink ?? ink, paper: paper, piece.style.marks.subtracting(.dim))
        frame.restyle(Area(column: here, row: row, columns: 1, rows: 1)) { $0 = style }
      }
      column = end
    }
  }
}
