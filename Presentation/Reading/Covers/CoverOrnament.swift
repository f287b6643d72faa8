import Domain
import PresentationKit
import TextUI

/// The motif on the upper part of a designed cover. It depends only on the title and the category, so that a book
/// always looks the same.
struct CoverOrnament: Equatable, Sendable {
  enum Motif: Int, CaseIterable, Sendable {
    case sun, windows, wave, stars, mound, peaks, leaf, moon, stripes, arch
    case boat, pine, tower, flower, birds, rings, cloud, bridge, key, hills
  }

  let motif: Motif
  let cloth: Cloth

  /// Creates the ornament of a book. `motif` is used instead of the motif that follows from the title, unless it is
  /// nil.
  init(
    _ title: String, _ category: BookCategory? = nil, on cloth: Cloth, motif: Motif? = nil
  ) {
    self.motif = motif ?? Self.motif(of: title, category)
    self.cloth = cloth
  }

  /// Returns the motif that a book has by its title.
  static func motif(of title: String, _ category: BookCategory?) -> Motif {
    let fitting = motifs(for: category)
    return fitting[CoverHash(title).number / 138 % fitting.count]
  }

  /// Returns the motifs that suit a category. There are several, so that books beside each other seldom have the same.
  static func motifs(for category: BookCategory?) -> [Motif] {
    switch category {
    case .science, .computer, .technical: [.stars, .moon, .rings, .key, .wave, .stripes]
    case .naturalScience, .cook, .craft, .health, .life, .habit, .family:
      [.leaf, .peaks, .sun, .flower, .pine, .hills, .birds]
    case .essay, .religion, .humanities: [.mound, .sun, .leaf, .birds, .cloud, .hills, .pine]
    case .travel, .sports, .action: [.peaks, .wave, .sun, .boat, .bridge, .birds, .hills]
    case .fantasy, .lightNovel, .children, .toddler:
      [.arch, .wave, .moon, .sun, .tower, .key, .boat]
    case .poem, .romance, .culture: [.windows, .wave, .moon, .flower, .birds, .cloud, .rings]
    case .classic, .history: [.windows, .arch, .stripes, .bridge, .tower, .cloud, .key]
    case .thriller, .genreNovel: [.moon, .stripes, .peaks, .key, .tower, .rings, .cloud]
    case nil, .some: Motif.allCases
    }
  }

  /// Returns the motif drawn into a box. The unit of the box is the width of a cell, which is half the height of a
  /// cell.
  func sketch(in box: ChartBox) -> Sketch {
    var sketch = Sketch(grain: box.grain)
    sketch.fill(.block(box.left, box.top, box.width, box.height), cloth.paper)
    let room = CoverField(box)
    switch motif {
    case .sun: drawSun(into: &sketch, in: room)
    case .windows: drawWindows(into: &sketch, in: room)
    case .wave: drawWave(into: &sketch, in: room)
    case .stars: drawStars(into: &sketch, in: room)
    case .mound: drawMound(into: &sketch, in: room)
    case .peaks: drawPeaks(into: &sketch, in: room)
    case .leaf: drawLeaf(into: &sketch, in: room)
    case .moon: drawMoon(into: &sketch, in: room)
    case .stripes: drawStripes(into: &sketch, in: room)
    case .arch: drawArch(into: &sketch, in: room)
    case .boat: drawBoat(into: &sketch, in: room)
    case .pine: drawPine(into: &sketch, in: room)
    case .tower: drawTower(into: &sketch, in: room)
    case .flower: drawFlower(into: &sketch, in: room)
    case .birds: drawBirds(into: &sketch, in: room)
    case .rings: drawRings(into: &sketch, in: room)
    case .cloud: drawCloud(into: &sketch, in: room)
    case .bridge: drawBridge(into: &sketch, in: room)
    case .key: drawKey(into: &sketch, in: room)
    case .hills: drawHills(into: &sketch, in: room)
    }
    return sketch
  }

  private func drawSun(into sketch: inout Sketch, in room: CoverField) {
    let radius = min(room.height * 0.6, room.width * 0.3)
    sketch.fill(.upperHalf(of: room.at(0.5, 0.75), radius, radius), cloth.motif)
    // In a low field the line would run into the sun.
    guard room.height >= 8 else { return }
    let half = radius / room.width * 1.5
    sketch.fill(room.block(0.5 - half, 0.88, 2 * half, 0.09), cloth.far)
  }

  private func drawWindows(into sketch: inout Sketch, in room: CoverField) {
    for number in 0..<3 {
      // Whole cells, so that the gaps stay visible on small covers.
      let cell = max(1, (room.width * 0.2).rounded())
      let left = (room.width - 3 * cell - 2) / 2
      let start = (left + Double(number) * (cell + 1)).rounded() / room.width
      let ink = isMiddle(number, room) ? cloth.far : cloth.motif
      sketch.fill(room.block(start, 0.3, cell / room.width, 0.5), ink)
    }
  }

  /// Returns whether a shape is the middle one of three and thus darker. In a low field no shape is darker, because the
  /// colours would run into each other.
  private func isMiddle(_ number: Int, _ room: CoverField) -> Bool {
    number == 1 && room.height >= 6
  }

  private func drawWave(into sketch: inout Sketch, in room: CoverField) {
    sketch.fill(room.line(thick: 0.24) { 0.55 - 0.26 * room.sine($0 * 1.5) }, cloth.motif)
  }

  private func drawStars(into sketch: inout Sketch, in room: CoverField) {
    let radius = min(room.height * 0.27, room.width * 0.18)
    sketch.fill(.disc(room.at(0.62, 0.5), radius), cloth.motif)
    let positions = [
      (0.1, 0.3), (0.22, 0.72), (0.3, 0.22), (0.36, 0.55), (0.44, 0.9), (0.5, 0.12), (0.86, 0.16),
      (0.9, 0.66), (0.78, 0.9), (0.12, 0.94),
    ]
    for (number, position) in positions.enumerated() {
      let side = max(1, room.height * 0.075)
      let point = room.at(position.0, position.1)
      sketch.fill(
        .block(point.x.rounded(), point.y.rounded(), side, side),
        number % 3 == 0 ? cloth.motif : cloth.far)
    }
  }

  private func drawMound(into sketch: inout Sketch, in room: CoverField) {
    let middle = room.at(0.5, 0.55)
    sketch.fill(.upperHalf(of: middle, room.width * 0.33, room.height * 0.33), cloth.motif)
    sketch.fill(room.block(0.17, 0.55, 0.66, 0.33), cloth.motif)
    sketch.fill(room.block(0.44, 0.62, 0.12, 0.26), cloth.paper)
  }

  private func drawPeaks(into sketch: inout Sketch, in room: CoverField) {
    func peak(_ left: Double, _ top: Double, _ right: Double) -> Outline {
      Outline([
        room.at(left, 0.88), room.at((left + right) / 2, top), room.at(right, 0.88),
      ])
    }
    // A low field has room for one mountain, in the middle.
    guard room.height >= 8 else {
      return sketch.fill(peak(0.14, 0.2, 0.86), cloth.motif)
    }
    sketch.fill(peak(0.06, 0.12, 0.66), cloth.far)
    sketch.fill(peak(0.3, 0.26, 0.98), cloth.paper)
    sketch.fill(peak(0.38, 0.4, 0.94), cloth.motif)
  }

  private func drawLeaf(into sketch: inout Sketch, in room: CoverField) {
    let foot = room.at(0.5, 0.96)
    for (across, down, ink) in [
      (0.14, 0.5, cloth.far), (0.86, 0.5, cloth.far), (0.3, 0.2, cloth.motif),
      (0.7, 0.2, cloth.motif), (0.5, 0.05, cloth.far),
    ] {
      sketch.fill(.leaf(foot, room.at(across, down), room.height * 0.2), ink)
    }
  }

  private func drawMoon(into sketch: inout Sketch, in room: CoverField) {
    let radius = min(room.height * 0.4, room.width * 0.3)
    let middle = room.at(0.46, 0.56)
    sketch.fill(.disc(middle, radius), cloth.motif)
    // On a few pixels, a tilted crescent would not look like a moon.
    let tilt = room.height >= 8 ? 0.25 : 0
    sketch.fill(
      .disc(SketchPoint(middle.x + radius * 0.5, middle.y - radius * tilt), radius * 0.8),
      cloth.paper)
    let star = room.at(0.78, 0.3)
    sketch.fill(.block(star.x.rounded(), star.y.rounded(), 1, 1), cloth.far)
  }

  private func drawStripes(into sketch: inout Sketch, in room: CoverField) {
    for (number, width) in [0.76, 0.5, 0.28].enumerated() {
      sketch.fill(
        room.block(0.12, 0.3 + Double(number) * 0.24, width, 0.13),
        number == 1 ? cloth.far : cloth.motif)
    }
  }

  private func drawArch(into sketch: inout Sketch, in room: CoverField) {
    for (part, ink) in [(1.0, cloth.motif), (0.64, cloth.paper), (0.3, cloth.motif)] {
      let half = min(room.width * 0.32, room.height * 0.8) * part
      sketch.fill(.upperHalf(of: room.at(0.5, 0.86), half, room.height * 0.68 * part), ink)
    }
  }
}
