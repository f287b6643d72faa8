import Domain
import PresentationKit
import TextUI

/// The picture behind the names in the sky of the people: the evening, its hills, the stars and the lines between them.
struct PeopleSkyPicture: Equatable, Sendable {
  private let stars: [PeopleSky.Star]
  /// The strength of the stars that are only specks; nil for the other stars.
  private let specks: [Double?]
  private let lines: [PeopleSky.Line]
  private let falls: [PeopleSky.Star]
  private let size: Size
  /// The number of rows above the hills.
  private let rows: Int

  init(_ sky: PeopleSky) {
    (stars, size, rows) = (sky.stars, sky.size, sky.rows)
    specks = sky.stars.map { sky.isSpeck($0) ? sky.isNamed($0) ? 1 : 0.5 : nil }
    (lines, falls) = (sky.lines, sky.falls)
  }

  private static let dark = [0x0A0F24, 0x141B3D, 0x2A2A55, 0x5A3A58, 0x8A4A4A].map {
    SkyTone(Ink($0, ansi16: 0))
  }
  private static let light = [0xCFE0F2, 0xDFE8F4, 0xEFE6EE, 0xF6DCD4, 0xF4C9A8].map {
    SkyTone(Ink($0, ansi16: 15))
  }
  private static let line = Ink(0x66B79F, ansi16: 2)
  private static let paleLine = Ink(0x01825C, ansi16: 2)

  /// Returns the colour of a star. On an unknown background it is that of the plant.
  static func ink(of state: Plant.State, in frame: Frame) -> Ink {
    if frame.knownGround == nil { return PlantAppearance.ink(of: state) }
    switch state {
    case .resting:
      return frame.isLight ? Ink(0x27305F, ansi16: 4) : Ink(0xFBF6E6, ansi16: 15)
    case .thirsty: return frame.isLight ? Ink(0x96600F, ansi16: 3) : Ink(0xEDB25C, ansi16: 11)
    case .withered: return frame.isLight ? Hue.rose.fill : Hue.rose.bright
    }
  }

  func draw(into frame: inout Frame, in area: Area) {
    // The names stand before the sky, so it is never in pixels.
    let rendition = frame.rendition.isInPixels ? Rendition.half : frame.rendition
    var canvas = Canvas(rendition, area.size)
    if frame.knownGround != nil { drawGround(&canvas, in: frame) }
    let lineInk = frame.isLight ? Self.paleLine : Self.line
    for line in lines { canvas.draw(line, lineInk) }
    for star in falls { canvas.drawFall(of: star, Self.ink(of: star.state, in: frame)) }
    for (star, speck) in zip(stars, specks) {
      canvas.draw(star, Self.ink(of: star.state, in: frame), speck: speck)
    }
    canvas.picture.drawParts(into: &frame, in: area, rendition)
    if frame.knownGround != nil { frame.restyle(area) { $0.paper = $0.paper ?? $0.ink } }
  }

  private func drawGround(_ canvas: inout Canvas, in frame: Frame) {
    let stops = frame.isLight ? Self.light : Self.dark
    let halves = size.rows * 2
    let tones = (0..<halves).map { half in
      let along = min(1, Double(half) / Double(max(1, rows * 2 - 1))) * Double(stops.count - 1)
      let index = min(Int(along), stops.count - 2)
      return stops[index].mixed(with: stops[index + 1], along - Double(index)).ink
    }
    canvas.fill { _, y in tones[min(halves - 1, Int(y / 2))] }
    if !frame.isLight { drawMist(&canvas) }
    let depth = Double((size.rows - rows) * 4)
    guard depth > 0 else { return }
    let hills =
      frame.isLight
      ? [Ink(0xC9BACB, ansi16: 7), Ink(0xA89AA8, ansi16: 8)]
      : [Ink(0x1B1A30, ansi16: 8), Ink(0x101019, ansi16: 0)]
    let bottom = Double(size.rows * 4)
    let width = Double(size.columns * 2)
    canvas.fill { x, y in
      let far = depth * (0.75 + 0.25 * Easing.sway(x / width * 1.7 + 0.1))
      let near = depth * (0.45 + 0.3 * Easing.sway(x / width * 1.3 + 0.55))
      return y > bottom - near ? hills[1] : y > bottom - far ? hills[0] : nil
    }
  }

  /// Draws the dim stars of the Milky Way across the upper half.
  private func drawMist(_ canvas: inout Canvas) {
    let (width, height) = (Double(size.columns * 2), Double(rows * 4))
    for number in 0..<size.columns * rows / 14 {
      let (x, off) = (Scatter.share(number, 4), Scatter.share(number, 5) - Scatter.share(number, 6))
      let y = (0.12 + 0.3 * x + 0.22 * off) * height
      canvas.blend(x * width, y, Self.mist, 0.08 + 0.3 * Scatter.share(number, 7))
    }
  }

  private static let mist = Ink(0xC9CDEA, ansi16: 8)
}

/// A picture in the parts of its rendition. Its unit is half the width of a cell, so that a cell has 2 × 4 units.
private struct Canvas {
  var picture: Picture
  private let across: Int
  private let down: Int

  init(_ rendition: Rendition, _ size: Size) {
    (across, down) = rendition.grid
    picture = Picture(width: size.columns * across, height: size.rows * down)
  }

  /// Fills the parts for which a colour is returned.
  mutating func fill(_ ink: (Double, Double) -> Ink?) {
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        if let ink = ink(middle(x, across, 2), middle(y, down, 4)) { picture[x, y] = ink }
      }
    }
  }

  private func middle(_ part: Int, _ grid: Int, _ units: Int) -> Double {
    (Double(part) + 0.5) * Double(units) / Double(grid)
  }

  /// Mixes a colour into the part at a point. Where nothing is, only a strong colour is drawn.
  mutating func blend(_ x: Double, _ y: Double, _ ink: Ink, _ share: Double) {
    let column = Int((x * Double(across) / 2).rounded(.down))
    let row = Int((y * Double(down) / 4).rounded(.down))
    guard (0..<picture.width).contains(column), (0..<picture.height).contains(row) else { return }
    guard let under = picture[column, row] else {
      if share > 0.4 { picture[column, row] = ink }
      return
    }
    let mixed = under.mixed(with: ink, share)
    picture[column, row] = share > 0.4 ? mixed.with(ansi16: ink.ansi16) : mixed
  }

  /// Returns the middle of a cell, in the middle of a part.
  private func middle(of cell: Point) -> (x: Double, y: Double) {
    (
      middle(cell.column * across + across / 2, across, 2),
      middle(cell.row * down + down / 2, down, 4)
    )
  }

  /// Draws a star: a cross with a core, and a halo around it.
  mutating func draw(_ star: PeopleSky.Star, _ ink: Ink, speck: Double?) {
    let (x, y) = middle(of: star.cell)
    if let speck { return blend(x, y, ink, speck) }
    let (arm, core) = (Double(star.size + 2), [0, 0, 1, 1.9][star.size])
    let (wide, high) = (2 / Double(across), 4 / Double(down))
    let radius = (arm + core) * 0.42
    let light = [0.7, 0.8, 0.92, 1][star.size]
    for row in Int(-12 / high)...Int(12 / high) {
      for column in Int(-12 / wide)...Int(12 / wide) {
        let (dx, dy) = (Double(column) * wide, Double(row) * high)
        let away = (dx * dx + dy * dy).squareRoot()
        let isArm = row == 0 && dx.magnitude <= arm || column == 0 && dy.magnitude <= arm
        if isArm || dx.magnitude + dy.magnitude <= core * 2 && away <= core * 1.5 {
          blend(x + dx, y + dy, ink, light)
        } else if star.size > 0, away < radius * 2.4 {
          blend(x + dx, y + dy, ink, 0.3 * (1 - away / radius / 2.4))
        }
      }
    }
  }

  /// Draws the line between two stars, up to the ends of their arms.
  mutating func draw(_ line: PeopleSky.Line, _ ink: Ink) {
    let (start, end) = (middle(of: line.from.cell), middle(of: line.to.cell))
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    let step = max(dx.magnitude * Double(across) / 2, dy.magnitude * Double(down) / 4).rounded()
    for number in 0...Int(max(1, step)) {
      let along = Double(number) / max(1, step)
      let (before, after) = (along * length, (1 - along) * length)
      guard before > Double(line.from.size + 4), after > Double(line.to.size + 4) else { continue }
      blend(start.x + dx * along, start.y + dy * along, ink, 0.45)
    }
  }

  /// Draws the way that a star has sunk, as dots.
  mutating func drawFall(of star: PeopleSky.Star, _ ink: Ink) {
    let (start, end) = (middle(of: star.home), middle(of: star.cell))
    var y = start.y
    while y < end.y - 6 {
      let along = (y - start.y) / max(1, end.y - start.y)
      blend(start.x + (end.x - start.x) * along, y, ink, 0.6)
      y += 4
    }
  }
}
