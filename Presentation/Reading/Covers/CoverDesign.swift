import Domain
import PresentationKit
import TextUI

/// A designed cover for a book without an image, with title and author as text. Colour and ornament depend on the book.
struct CoverDesign: Equatable, Sendable {
  let title: String
  let author: String?
  let theme: BookTheme
  let isOverdue: Bool

  /// The smallest size in which an ornament and the text fit.
  static let smallest = Size(columns: 7, rows: 5)

  func draw(into frame: inout Frame, in book: Area, _ glyphs: Glyphs) {
    let paper = isOverdue ? CoverTones.restingBack(theme.paper) : theme.paper
    let letter = isOverdue ? CoverTones.letter : theme.letter
    frame.fill(book, Style(paper: paper))
    for row in book.origin.row..<book.endRow {
      let style = Style(ink: BookBack.fold(of: paper), paper: paper)
      frame.set(Cell("▌", style: style), book.origin.column, row)
    }
    let high = book.size.rows > 8 ? book.size.rows * 2 / 5 : 2
    let field = Area(
      column: book.origin.column + 1, row: book.origin.row, columns: book.size.columns - 1,
      rows: high)
    let ornament = CoverOrnament(title, on: paper, isResting: isOverdue)
    ornament.sketch(in: ChartBox(pixelsOf: field.size)).draw(into: &frame, in: field, fit: .halves)
    let room = Area(
      column: book.origin.column + 1, row: book.origin.row + high,
      columns: book.size.columns - 2, rows: book.size.rows - high)
    drawWords(into: &frame, in: room, Style(ink: letter, paper: paper), glyphs)
    guard isOverdue else { return }
    let corner = Area(column: book.endColumn - 3, row: book.origin.row, columns: 3, rows: 1)
    CoverTones.drawMark(into: &frame, in: corner)
  }

  /// Draws the title below the ornament, and the author at the bottom.
  private func drawWords(
    into frame: inout Frame, in area: Area, _ style: Style, _ glyphs: Glyphs
  ) {
    let isRoomy = area.size.rows > 4
    var foot: [String] = []
    if isRoomy, let author {
      foot = TextLayout.balanced(
        author, to: area.size.columns, rows: area.size.rows > 7 ? 2 : 1,
        ellipsis: glyphs.ellipsis)
    }
    let above = isRoomy ? 1 : 0
    let below = isRoomy ? foot.count + 2 : 0
    let lines = TextLayout.balanced(
      title, to: area.size.columns, rows: max(1, area.size.rows - above - below),
      ellipsis: glyphs.ellipsis)
    var bold = style
    bold.marks.insert(.bold)
    put(lines, bold, isRoomy ? above : (area.size.rows - lines.count) / 2, &frame, area)
    put(foot, style, area.size.rows - foot.count - 1, &frame, area)
  }

  private func put(
    _ lines: [String], _ style: Style, _ first: Int, _ frame: inout Frame, _ area: Area
  ) {
    for (row, line) in lines.enumerated() where first + row < area.size.rows {
      let indent = TextLayout.indent(
        of: TextLayout.cells(line), .centre, in: area.size.columns)
      frame.put(
        line, area.origin.column + indent, area.origin.row + first + row, style,
        upTo: area.endColumn)
    }
  }
}

/// The ornament above the title of a designed cover. Motif and colours depend only on the title, so that a book always
/// looks the same.
struct CoverOrnament: Equatable, Sendable {
  enum Motif: Int, CaseIterable, Sendable { case sun, hills, waves, leaves, moons, stripes }

  let motif: Motif
  /// The colour of the background; `far` is the colour of distant shapes, and `near` that of near shapes.
  let ground: Ink
  let far: Ink
  let near: Ink

  private static let colours: [Ink] = [
    Ink(0xF2C14E), Ink(0x4FB0A5), Ink(0xE8704A), Ink(0x6E93D6), Ink(0xB6C867), Ink(0xE3A6B8),
    Ink(0x9C7FD0), Ink(0xEAD9B8), Ink(0x24345C), Ink(0x1F4D3A), Ink(0x4A2545),
  ]

  init(_ title: String, on paper: Ink, isResting: Bool = false) {
    var hash: UInt32 = 2_166_136_261
    for byte in title.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    let number = Int(hash >> 9)
    motif = Motif.allCases[number % Motif.allCases.count]
    let indices = Self.colours.indices.map { (number / 6 + $0) % Self.colours.count }
    // Skip colours that hardly contrast with the paper.
    let index = indices.first { Self.colours[$0].rgb.contrast(with: paper.rgb) >= 1.6 } ?? 0
    func shown(_ ink: Ink) -> Ink { isResting ? CoverTones.resting(ink) : ink }
    let colour = Self.colours[index]
    ground = shown(colour)
    far = shown(colour.mixed(with: paper, 0.45))
    near = shown(paper)
  }

  /// Returns the ornament drawn into a box.
  func sketch(in box: ChartBox) -> Sketch {
    var sketch = Sketch(grain: box.grain)
    sketch.fill(.block(box.left, box.top, box.width, box.height), ground)
    switch motif {
    case .sun: drawSun(into: &sketch, in: box)
    case .hills: drawHills(into: &sketch, in: box)
    case .waves: drawWaves(into: &sketch, in: box)
    case .leaves: drawLeaves(into: &sketch, in: box)
    case .moons: drawMoons(into: &sketch, in: box)
    case .stripes: drawStripes(into: &sketch, in: box)
    }
    return sketch
  }

  private func point(_ across: Double, _ down: Double, _ box: ChartBox) -> SketchPoint {
    SketchPoint(box.left + box.width * across, box.top + box.height * down)
  }

  private func drawSun(into sketch: inout Sketch, in box: ChartBox) {
    sketch.fill(.disc(point(0.5, 0.8, box), box.height * 0.55), far)
    sketch.fill(.disc(point(0.5, 0.8, box), box.height * 0.34), near)
    sketch.fill(.block(box.left, box.top + box.height * 0.8, box.width, box.height * 0.2), near)
  }

  private func drawHills(into sketch: inout Sketch, in box: ChartBox) {
    let base = box.bottom
    sketch.fill(
      Outline([
        SketchPoint(box.left - box.width * 0.1, base), point(0.32, 0.2, box), point(0.78, 1, box),
      ]), far)
    sketch.fill(
      Outline([point(0.3, 1, box), point(0.7, 0.4, box), SketchPoint(box.right * 1.1, base)]), near)
  }

  private func drawWaves(into sketch: inout Sketch, in box: ChartBox) {
    for (row, ink) in [(0.5, far), (0.82, near)] {
      for wave in 0..<3 {
        let centre = point((Double(wave) + (row < 0.6 ? 0.1 : 0.5)) / 2.6, row + 0.3, box)
        sketch.fill(.ellipse(centre, box.width * 0.26, box.height * 0.34), ink)
      }
      sketch.fill(
        .block(box.left, box.top + box.height * (row + 0.12), box.width, box.height), ink)
    }
  }

  private func drawLeaves(into sketch: inout Sketch, in box: ChartBox) {
    let foot = point(0.5, 1.05, box)
    for (across, down, ink) in [
      (0.12, 0.45, far), (0.88, 0.45, far), (0.3, 0.12, near), (0.7, 0.12, near),
      (0.5, -0.02, far),
    ] {
      sketch.fill(.leaf(foot, point(across, down, box), box.height * 0.26), ink)
    }
  }

  private func drawMoons(into sketch: inout Sketch, in box: ChartBox) {
    let radius = min(box.height * 0.34, box.width * 0.2)
    for (across, ink) in [(0.24, far), (0.76, far), (0.5, near)] {
      sketch.fill(.disc(point(across, 0.5, box), radius), ink)
    }
    let bite = point(0.5, 0.5, box)
    sketch.fill(
      .disc(SketchPoint(bite.x + radius * 0.5, bite.y - radius * 0.2), radius * 0.8), ground)
  }

  private func drawStripes(into sketch: inout Sketch, in box: ChartBox) {
    for stripe in 0..<3 {
      let left = Double(stripe) * 0.38 - 0.1
      sketch.fill(
        Outline([
          point(left, 1, box), point(left + 0.25, 0, box), point(left + 0.42, 0, box),
          point(left + 0.17, 1, box),
        ]), stripe == 1 ? near : far)
    }
  }
}
