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

  func draw(into frame: inout Frame) {
    let (isDrawn, picture) = (frame.rendition.isDrawn, PeopleSkyPicture(sky))
    if isDrawn { frame.drawCached(picture, in: area) { picture.draw(into: &$0, in: $1) } }
    for star in isDrawn ? [] : sky.stars {
      let style = Style(ink: PlantAppearance.ink(of: star.state))
      write([StyledText(star.size > 1 ? "*" : "+", style)], at: star.cell, into: &frame)
    }
    for name in names { write(name.pieces, at: name.cell, into: &frame) }
    for (corner, sign) in corners(isDrawn) {
      write([StyledText(sign, .bold)], at: corner, into: &frame)
    }
  }

  /// The marks around the chosen star: four corners, or brackets around a sign.
  private func corners(_ isDrawn: Bool) -> [(cell: Point, sign: String)] {
    guard let star = sky.chosen else { return [] }
    let (x, y) = isDrawn ? (star.size / 2 + 2, star.size / 2 + 1) : (1, 0)
    let signs =
      isDrawn
      ? [(-x, -y, "┌"), (x, -y, "┐"), (-x, y, "└"), (x, y, "┘")] : [(-x, y, "["), (x, y, "]")]
    return signs.map {
      (Point(column: star.cell.column + $0, row: star.cell.row + $1), $2)
    }
  }

  typealias Name = (index: Int, cell: Point, pieces: [StyledText])

  /// The names that have room: the chosen person's first, then those of the late and of the due.
  var names: [Name] {
    var filled = Frame(size: sky.size)
    let named = sky.stars.filter(sky.isNamed)
    for star in named {
      let (column, row, reach) = (star.cell.column, star.cell.row, star.size / 2 + 1)
      filled.fill(column - reach...column + reach, row)
      for next in star.size == 0 ? [] : [row - 1, row + 1] { filled.fill(column...column, next) }
    }
    for (cell, _) in corners(true) { filled.fill(cell.column...cell.column, cell.row) }
    var names: [Name] = []
    for star in (sky.chosen.map { [$0] } ?? []) + named.sorted(by: { $0.index < $1.index }) {
      if star == sky.chosen, !names.isEmpty { continue }
      let (name, after) = text(star)
      // A name is beside, below or above its star; without room it is shortened, or left out.
      let found = [18, 8].lazy.compactMap { length -> Name? in
        let pieces = [name].clipped(to: length, ellipsis: glyphs.ellipsis) + after
        let (width, high) = (max(1, pieces.cells), star.size > 1 ? 2 : 1)
        return [
          (star.size / 2 + 3, 0), (-star.size / 2 - 2 - width, 0), (-width / 2, high),
          (-width / 2, -high), (2, high), (2, -high), (-width - 1, high), (-width - 1, -high),
        ].map {
          (star.index, Point(column: star.cell.column + $0, row: star.cell.row + $1), pieces)
        }
        .first { _, cell, _ in
          cell.row < sky.rows && filled.isBlank(cell.column...cell.column + width - 1, cell.row)
        }
      }.first
      guard let found else { continue }
      filled.fill(found.cell.column - 1...found.cell.column + found.pieces.cells, found.cell.row)
      names.append(found)
    }
    return names
  }

  /// Returns the person whose name or star is at a point of the screen; nil if there is none.
  func index(at point: Point) -> Int? {
    let (column, row) = (point.column - area.origin.column, point.row - area.origin.row)
    let name = names.first { name in
      name.cell.row == row && 0..<name.pieces.cells ~= column - name.cell.column
    }
    return name?.index
      ?? sky.stars.first { abs($0.cell.column - column) < 3 && abs($0.cell.row - row) < 2 }?.index
  }

  /// Writes text before the sky, which stays its background.
  func write(_ pieces: [StyledText], at cell: Point, into frame: inout Frame) {
    guard (0..<area.size.rows).contains(cell.row), cell.column >= 0 else { return }
    let row = area.origin.row + cell.row
    let bare = (0..<frame.size.columns).map { frame[$0, row].style }
    var column = area.origin.column + cell.column
    for piece in pieces {
      let start = column
      column = frame.put(piece.text, column, row, piece.style, upTo: area.endColumn)
      for here in start..<max(start, column) {
        // Of the two colours of a cell, the sky has less red in the dark and more in the light.
        guard let paper = bare[here].paper, let ink = bare[here].ink else { continue }
        let sky = (ink.red < paper.red) != frame.isLight ? ink : paper
        let text = frame.text(on: sky).mixed(with: sky, piece.style.marks == .dim ? 0.35 : 0)
        let marks = piece.style.marks.subtracting(.dim)
        frame.restyle(Area(column: here, row: row, columns: 1, rows: 1)) {
          $0 = Style(ink: piece.style.ink ?? text, paper: sky, marks)
        }
      }
    }
  }
}

/// The picture behind the names in the sky of the people: the evening, its hills, the stars and the lines between them.
/// Its unit is half the width of a cell, so that a cell has 2 × 4 units.
struct PeopleSkyPicture: Equatable, Sendable {
  private var sky: PeopleSky

  init(_ sky: PeopleSky) {
    self.sky = sky
    // Only in a crowd the picture depends on the choice.
    if !sky.isCrowded { self.sky.chosen = nil }
  }

  /// Returns the colour of a star. On an unknown background it is that of the plant.
  static func ink(of state: Plant.State, in frame: Frame) -> Ink {
    if frame.knownGround == nil { return PlantAppearance.ink(of: state) }
    return switch state {
    case .resting: frame.isLight ? Ink(0x27305F, ansi16: 4) : Ink(0xFBF6E6, ansi16: 15)
    case .thirsty: frame.isLight ? Ink(0x96600F, ansi16: 3) : Ink(0xEDB25C, ansi16: 11)
    case .withered: frame.isLight ? Hue.rose.fill : Hue.rose.bright
    }
  }

  func draw(into frame: inout Frame, in area: Area) {
    // The names stand before the sky, so it is never in pixels.
    let rendition = frame.rendition.isInPixels ? Rendition.half : frame.rendition
    let (across, down) = rendition.grid
    var picture = Picture(width: sky.size.columns * across, height: sky.size.rows * down)
    if frame.knownGround != nil { drawGround(&picture, down, isLight: frame.isLight) }

    /// Mixes a colour into a part. On an unknown background, only a strong colour is drawn.
    func blend(_ x: Int, _ y: Int, _ ink: Ink, _ share: Double) {
      guard 0..<picture.width ~= x, 0..<picture.height ~= y,
        share > 0.4 || share > 0 && picture[x, y] != nil
      else { return }
      let mixed = picture[x, y]?.mixed(with: ink, share) ?? ink
      picture[x, y] = share > 0.4 ? mixed.with(ansi16: ink.ansi16) : mixed
    }
    func middle(_ cell: Point) -> (x: Int, y: Int) {
      (cell.column * across + across / 2, cell.row * down + down / 2)
    }
    func draw(_ one: Point, _ other: Point, _ ink: Ink, every step: Int, gap: Int) {
      let (start, end) = (middle(one), middle(other))
      let (x, y) = (end.x - start.x, end.y - start.y)
      let parts = max(1, abs(x), abs(y))
      for part in stride(from: gap, through: parts - gap, by: step) {
        blend(start.x + x * part / parts, start.y + y * part / parts, ink, 0.5)
      }
    }

    for number in 0..<(frame.isLight ? 0 : sky.size.columns * sky.rows / 14) {
      func share(_ turn: UInt64) -> Double { Scatter.share(number, turn) }
      let height = 0.12 + 0.3 * share(4) + 0.22 * (share(5) - share(6))
      let (x, y) = (share(4) * Double(picture.width), height * Double(sky.rows * down))
      blend(Int(x), Int(y), Ink(0xC9CDEA), 0.08 + 0.3 * share(7))
    }
    let line = Ink(frame.isLight ? 0x01825C : 0x66B79F, ansi16: 2)
    for chain in sky.chains {
      for (one, other) in zip(chain, chain.dropFirst()) {
        draw(one.cell, other.cell, line, every: 1, gap: 3 * across)
      }
    }
    for star in sky.stars {
      let (ink, core) = (Self.ink(of: star.state, in: frame), middle(star.cell))
      if sky.isCrowded, star.state != .withered, star != sky.chosen {
        blend(core.x, core.y, ink, sky.isNamed(star) ? 1 : 0.5)
        continue
      }
      if star.state == .withered, !sky.isCrowded {
        draw(star.home, star.cell, ink, every: down, gap: 0)
      }
      let (arm, body) = (Double(star.size + 2), [0, 0, 2, 3.5][star.size])
      for y in -3 * down...3 * down {
        for x in -6 * across...6 * across {
          let (dx, dy) = (Double(x * 2) / Double(across), Double(y * 4) / Double(down))
          let away = (dx * dx + dy * dy).squareRoot()
          let isLit = x * y == 0 && away <= arm || dx.magnitude + dy.magnitude <= body
          let halo = star.size == 0 ? 0 : 0.3 * (1 - away / (arm + body / 2))
          blend(core.x + x, core.y + y, ink, isLit ? 0.7 + 0.1 * Double(star.size) : halo)
        }
      }
    }
    picture.drawParts(into: &frame, in: area, rendition)
    if frame.knownGround != nil { frame.restyle(area) { $0.paper = $0.paper ?? $0.ink } }
  }

  private func drawGround(_ picture: inout Picture, _ down: Int, isLight: Bool) {
    let colours: [UInt32] =
      isLight
      ? [0xCFE0F2, 0xDFE8F4, 0xEFE6EE, 0xF6DCD4, 0xF4C9A8, 0xC9BACB, 0xA89AA8]
      : [0x0A0F24, 0x141B3D, 0x2A2A55, 0x5A3A58, 0x8A4A4A, 0x1B1A30, 0x101019]
    let tones = colours.map { SkyTone(Ink($0, ansi16: isLight ? 15 : 0)) }
    let depth = Double(sky.size.rows - sky.rows)
    for y in 0..<picture.height {
      let below = Double(y) / Double(down) - Double(sky.rows)
      let height = min(3.99, 4 + below / Double(sky.rows) * 4)
      let part = height - height.rounded(.down)
      let tone = tones[Int(height)].mixed(with: tones[Int(height) + 1], part).ink
      for x in 0..<picture.width {
        let turn = Double(x) / Double(picture.width)
        let isFar = below >= depth * (0.25 - 0.25 * Easing.sway(turn * 1.7 + 0.1))
        let isNear = below >= depth * (0.55 - 0.3 * Easing.sway(turn * 1.3 + 0.55))
        picture[x, y] = depth == 0 ? tone : isNear ? tones[6].ink : isFar ? tones[5].ink : tone
      }
    }
  }
}
