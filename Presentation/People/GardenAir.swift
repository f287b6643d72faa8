import Domain
import PresentationKit
import TextUI

/// What is in the air of the garden and on its boards: petals, fireflies, leaves or snow, and the stars. Plants are
/// never painted over: they only get the sky as their background.
struct GardenAir {
  let sky: GardenSky
  let grid: GardenGrid
  let area: Area
  /// The number of steps that everything has fallen.
  let step: Int

  /// The milliseconds between two steps.
  static let frame = 250

  /// What falls in a season.
  private struct Kind {
    let inks: [Ink]
    /// The number of cells of the garden for each piece.
    let cellsForEach: Int
    /// The forms of a piece, which it takes in turn, as parts of a cell of 2 × 4 parts.
    let forms: [[(x: Int, y: Int)]]
    var glows = false
    /// Whether pieces lie on the boards.
    var lies = false
  }

  private static let tumbling: [[(x: Int, y: Int)]] = [
    [(0, 0), (1, 0)], [(0, 0), (1, 0), (1, 1)], [(0, 1), (1, 0)], [(0, 0), (1, 1)],
  ]
  private static let petals = Kind(
    inks: [Ink(0xF6B3C6, ansi16: 13), Ink(0xFBD3DE, ansi16: 15)], cellsForEach: 94,
    forms: tumbling, lies: true)
  private static let leaves = Kind(
    inks: [Ink(0xE08A3C, ansi16: 3), Ink(0xB5532A, ansi16: 1), Ink(0xD9A441, ansi16: 11)],
    cellsForEach: 94, forms: tumbling, lies: true)
  private static let flakes = Kind(
    inks: [Ink(0xDFE7F5, ansi16: 15), Ink(0xB9C6DF, ansi16: 7)], cellsForEach: 53,
    forms: [[(0, 0)]])
  private static let fireflies = Kind(
    inks: [Ink(0xFFE08A, ansi16: 11), Ink(0xC8F08A, ansi16: 10)], cellsForEach: 122,
    forms: [[(0, 0)]], glows: true)
  /// Snow in the air before a light background.
  private static let shadow = Ink(0x6F8DB4, ansi16: 8)
  /// The share of the cells of a board on which a piece lies.
  private static let lying = 0.13
  private static let most = 160

  /// Returns what falls under a sky; nil if nothing does.
  private static func kind(under sky: GardenSky) -> Kind? {
    switch sky.season {
    case .spring: petals
    case .summer: sky.period == .day ? nil : fireflies
    case .autumn: leaves
    case .winter: flakes
    }
  }

  /// Returns whether anything falls under a sky.
  static func isMoving(under sky: GardenSky) -> Bool { kind(under: sky) != nil }

  /// The room of the sky, above the first visible board.
  var room: Area { area.rows(0, max(0, (grid.boardRows.first ?? 0) - area.origin.row)) }

  /// The rows of the air above each board. The names below a board are not among them.
  private var shelves: [Range<Int>] {
    var top = area.origin.row
    return grid.boardRows.filter { $0 < area.endRow }.map { board in
      defer { top = board + GardenGrid.Pot.below }
      return min(top, board)..<board
    }
  }

  /// The parts of one cell that are drawn, in one colour.
  private struct Speck {
    var parts: Int
    let ink: Ink
    var glows = false
    /// The sign to draw instead of the parts.
    var sign: Character?
  }

  /// Draws the air over a frame with the plants. `bare` are the cells of the frame before the plants were drawn.
  func draw(over bare: [Cell], into frame: inout Frame) {
    guard frame.rendition.isDrawn else { return }
    let hasSky = frame.knownGround != nil
    if hasSky { drawGround(bare, into: &frame) }
    var specks: [Int: Speck] = [:]
    if hasSky, sky.period == .night { addStars(&specks, in: frame) }
    if let kind = Self.kind(under: sky) {
      addFalling(kind, &specks, in: frame)
      if kind.lies { addLying(kind, &specks, in: frame) }
    }
    let blocks = Self.blocks(frame.rendition)
    let light = hasSky ? sky.light(in: room.size) : nil
    for (index, speck) in specks where frame.cells[index] == bare[index] {
      let (row, column) = index.quotientAndRemainder(dividingBy: frame.size.columns)
      let (x, y) = (column - room.origin.column, row - room.origin.row)
      if let light, light.covers(Double(x) + 0.5, Double(y) * 2 + 1) { continue }
      var paper = Self.paper(of: bare[index])
      if speck.glows { paper = paper?.mixed(with: speck.ink, 0.25) }
      let sign = speck.sign ?? blocks[speck.parts]
      frame.replace(Cell(sign, style: Style(ink: speck.ink, paper: paper)), at: index)
    }
    if hasSky, sky.season == .winter { drawSnow(blocks, into: &frame) }
  }

  /// Gives the cells of the plants the sky as their background.
  private func drawGround(_ bare: [Cell], into frame: inout Frame) {
    for row in room.origin.row..<room.endRow {
      for column in room.origin.column..<room.endColumn {
        let index = row * frame.size.columns + column
        var cell = frame.cells[index]
        guard cell != bare[index], cell.style.paper == nil else { continue }
        cell.style.paper = Self.paper(of: bare[index])
        frame.replace(cell, at: index)
      }
    }
  }

  /// Returns the mean colour of a cell of the sky; nil outside the sky.
  private static func paper(of cell: Cell) -> Ink? {
    guard let paper = cell.style.paper else { return nil }
    return cell.style.ink.map { paper.mixed(with: $0, 0.5) } ?? paper
  }

  private static func blocks(_ rendition: Rendition) -> [Character] {
    switch rendition {
    case .octant: Blocks.octants
    case .sextant: Blocks.sextants
    case .quadrant: Blocks.quadrants
    case .kitty, .sixel, .iterm, .half, .letters: [" ", "▀", "▄", "█"]
    }
  }

  /// Returns the grid of the parts of a cell. Where pictures are in pixels, the air is in halves of cells.
  private static func grid(_ frame: Frame) -> (across: Int, down: Int) {
    frame.rendition.isInPixels ? Rendition.half.grid : frame.rendition.grid
  }

  /// Adds a part to its cell. `x` and `y` count the parts of cells of 2 × 4 parts.
  private func add(
    _ x: Int, _ y: Int, _ speck: Speck, to specks: inout [Int: Speck], in frame: Frame
  ) {
    let (across, down) = Self.grid(frame)
    let index =
      (area.origin.row + y / 4) * frame.size.columns + area.origin.column + x / 2
    var speck = specks[index] ?? speck
    speck.parts |= 1 << ((y % 4) * down / 4 * across + (x % 2) * across / 2)
    specks[index] = speck
  }

  private func addStars(_ specks: inout [Int: Speck], in frame: Frame) {
    let (columns, rows) = (room.size.columns, room.size.rows * 5 / 8)
    for number in 0..<columns * rows / 24 {
      let x = Int(Scatter.share(number, 1) * Double(columns * 2))
      let y = Int(Scatter.share(number, 2) * Double(rows * 4))
      // Where a part of a cell is too large for a star, the star is a dot of text.
      let sign: Character? = Self.grid(frame).down > 2 ? nil : "·"
      add(x, y, Speck(parts: 0, ink: SkyLight.star, sign: sign), to: &specks, in: frame)
    }
  }

  private func addFalling(_ kind: Kind, _ specks: inout [Int: Speck], in frame: Frame) {
    let (width, height) = (area.size.columns * 2, area.size.rows * 4)
    let shelves = shelves
    let count = min(Self.most, area.size.columns * area.size.rows / kind.cellsForEach)
    for number in 0..<count {
      func share(_ turn: UInt64) -> Double { Scatter.share(number, turn) }
      let phase = share(3)
      // The golden ratio spreads the heights evenly.
      let start = (Double(number) * 0.618 + share(5) * 0.3).truncatingRemainder(dividingBy: 1)
      var x = (Double(number) + share(4)) / Double(count) * Double(width)
      var y = Int(start * Double(height))
      x += 4 * Easing.sway(Double(step) / 28 + phase)
      if kind.glows {
        // A firefly roams and goes out from time to time.
        if Easing.sway(Double(step) / 22 + phase) < -0.4 { continue }
        x += 6 * Easing.sway(Double(step) / 61 + share(6))
        y += Int(5 * Easing.sway(Double(step) / 43 + share(7)))
      } else {
        y += step
      }
      y = ((y % height) + height) % height
      let form = kind.forms[(number + step / 3) % kind.forms.count]
      for part in form {
        let column = ((Int(x) + part.x) % width + width) % width
        let row = area.origin.row + (y + part.y) / 4
        guard let shelf = shelves.firstIndex(where: { $0.contains(row) }) else { continue }
        // Fireflies need the dark.
        if kind.glows, shelf > 0, frame.isLight { continue }
        let ink = ink(kind.inks[number % kind.inks.count], on: shelf, in: frame)
        add(
          column, y + part.y, Speck(parts: 0, ink: ink, glows: kind.glows), to: &specks, in: frame)
      }
    }
  }

  /// Returns the colour of a piece above a board. Only the first shelf has a sky; on the others the colour is fainter.
  private func ink(_ ink: Ink, on shelf: Int, in frame: Frame) -> Ink {
    if shelf == 0 { return ink }
    return frame.fill(frame.isLight && sky.season == .winter ? Self.shadow : ink, 0.75)
  }

  /// Adds the pieces that lie on the boards.
  private func addLying(_ kind: Kind, _ specks: inout [Int: Speck], in frame: Frame) {
    for (shelf, rows) in shelves.enumerated() where !rows.isEmpty {
      for column in 0..<area.size.columns {
        let number = (grid.boards.lowerBound + shelf) * 1009 + column
        guard Scatter.share(number, 8) < Self.lying else { continue }
        let ink = ink(kind.inks[number % kind.inks.count], on: shelf, in: frame)
        let y = (rows.upperBound - area.origin.row) * 4 - 1
        let form = Scatter.share(number, 9)
        if form < 0.7 {
          add(column * 2, y, Speck(parts: 0, ink: ink), to: &specks, in: frame)
        }
        if form > 0.3 {
          add(column * 2 + 1, y, Speck(parts: 0, ink: ink), to: &specks, in: frame)
        }
      }
    }
  }

  /// Lays snow on the boards.
  private func drawSnow(_ blocks: [Character], into frame: inout Frame) {
    let (across, down) = Self.grid(frame)
    let top = 1 << across - 1
    let wood = Board.ink(in: frame)
    for (shelf, rows) in shelves.enumerated() {
      for column in 0..<area.size.columns {
        let number = (grid.boards.lowerBound + shelf) * 1009 + column
        // Here and there the snow hangs over the edge.
        let hangs = down > 2 && Scatter.share(number, 8) < Self.lying
        let parts = hangs ? top | top << across : top
        frame.put(
          String(blocks[parts]), area.origin.column + column, rows.upperBound,
          Style(ink: Self.flakes.inks[0], paper: wood), upTo: area.endColumn)
      }
    }
  }
}
