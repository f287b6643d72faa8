import PresentationKit
import TextUI

/// Motifs of things: boats, trees, towers and the like. Small parts are left out in a low field, where they would run
/// into each other.
extension CoverOrnament {
  func drawBoat(into sketch: inout Sketch, in room: CoverField) {
    let isLow = room.height < 8
    if !isLow { sketch.fill(room.block(0.12, 0.9, 0.76, 0.08), cloth.far) }
    sketch.fill(
      room.shape([(0.46, 0.2), (0.46, 0.58), (0.22, 0.58)]), isLow ? cloth.motif : cloth.far)
    sketch.fill(room.shape([(0.5, 0.06), (0.5, 0.58), (0.76, 0.58)]), cloth.motif)
    let keel = isLow ? 0.98 : 0.86
    sketch.fill(
      room.shape([(0.2, 0.66), (0.82, 0.66), (0.7, keel), (0.32, keel)]), cloth.motif)
  }

  func drawPine(into sketch: inout Sketch, in room: CoverField) {
    func pine(_ middle: Double, _ top: Double, _ half: Double, _ ink: Ink) {
      let high = 0.84 - top
      for (start, end, part) in [(0.0, 0.46, 0.55), (0.24, 0.74, 0.78), (0.5, 1.0, 1.0)] {
        sketch.fill(
          room.shape([
            (middle, top + high * start), (middle + half * part, top + high * end),
            (middle - half * part, top + high * end),
          ]), ink)
      }
      sketch.fill(room.block(middle - 0.03, 0.84, 0.06, 0.1), ink)
    }
    if room.height >= 8 {
      pine(0.2, 0.4, 0.12, cloth.far)
      pine(0.8, 0.34, 0.14, cloth.far)
    }
    pine(0.5, 0.04, 0.2, cloth.motif)
  }

  func drawTower(into sketch: inout Sketch, in room: CoverField) {
    if room.height >= 8 {
      sketch.fill(room.block(0.14, 0.58, 0.72, 0.34), cloth.far)
      for left in [0.14, 0.26, 0.68, 0.8] {
        sketch.fill(room.block(left, 0.48, 0.06, 0.1), cloth.far)
      }
    }
    sketch.fill(room.block(0.36, 0.26, 0.28, 0.66), cloth.motif)
    for left in [0.33, 0.46, 0.59] {
      sketch.fill(room.block(left, 0.1, 0.08, 0.18), cloth.motif)
    }
    sketch.fill(room.block(0.46, 0.62, 0.08, 0.3), cloth.paper)
  }

  func drawFlower(into sketch: inout Sketch, in room: CoverField) {
    let size = min(room.height * 0.44, room.width * 0.3)
    let middle = room.at(0.5, 0.5)
    for petal in 0..<6 {
      let turn = SketchPoint.onCircle(Double(petal) / 6)
      sketch.fill(.disc(middle + turn * (size * 0.66), size * 0.37), cloth.motif)
    }
    sketch.fill(.disc(middle, size * 0.36), room.height >= 6 ? cloth.far : cloth.motif)
    guard room.height >= 8 else { return }
    sketch.fill(.disc(room.at(0.14, 0.78), size * 0.16), cloth.far)
    sketch.fill(.disc(room.at(0.86, 0.24), size * 0.16), cloth.far)
  }

  func drawBirds(into sketch: inout Sketch, in room: CoverField) {
    func bird(_ across: Double, _ down: Double, _ half: Double, _ ink: Ink) {
      let (high, thick) = (half * 0.9, max(0.13, 1.1 / room.height))
      sketch.fill(
        room.shape([
          (across - half, down + high * 0.3), (across - half * 0.55, down - high * 0.35),
          (across, down + high * 0.35), (across + half * 0.55, down - high * 0.35),
          (across + half, down + high * 0.3), (across + half * 0.55, down - high * 0.35 + thick),
          (across, down + high * 0.35 + thick),
          (across - half * 0.55, down - high * 0.35 + thick),
        ]), ink)
    }
    bird(0.4, 0.58, 0.27, cloth.motif)
    bird(0.77, 0.3, 0.16, room.height >= 8 ? cloth.far : cloth.motif)
    if room.height >= 8 { bird(0.8, 0.82, 0.11, cloth.far) }
  }

  func drawRings(into sketch: inout Sketch, in room: CoverField) {
    let radius = min(room.height * 0.47, room.width * 0.36)
    let middle = room.at(0.5, 0.52)
    if room.height >= 8 {
      sketch.fill(
        .ring(middle, inner: radius * 0.84, outer: radius, from: 0, to: 1), cloth.far)
      let moon = middle + SketchPoint(radius * 0.65, -radius * 0.65)
      sketch.fill(.disc(moon, radius * 0.16), cloth.motif)
    }
    sketch.fill(
      .ring(middle, inner: radius * 0.48, outer: radius * 0.66, from: 0, to: 1), cloth.motif)
    sketch.fill(.disc(middle, radius * 0.26), cloth.motif)
  }

  func drawCloud(into sketch: inout Sketch, in room: CoverField) {
    let size = min(room.height / 8, room.width / 14)
    let middle = room.at(0.5, 0.5)
    func point(_ across: Double, _ down: Double) -> SketchPoint {
      middle + SketchPoint(across, down) * size
    }
    if room.height >= 8 { sketch.fill(.disc(point(3.6, -1), 2 * size), cloth.far) }
    for (across, down, radius) in [(-3.2, 1.2, 1.8), (-0.6, 0.0, 2.7), (2.8, 1.0, 2.0)] {
      sketch.fill(.disc(point(across, down), radius * size), cloth.motif)
    }
    let start = point(-3.4, 1)
    sketch.fill(.block(start.x, start.y, 6.4 * size, 2 * size), cloth.motif)
  }

  func drawBridge(into sketch: inout Sketch, in room: CoverField) {
    sketch.fill(room.block(0.06, 0.3, 0.88, 0.54), cloth.motif)
    for middle in [0.28, 0.72] {
      sketch.fill(
        .upperHalf(of: room.at(middle, 0.84), room.width * 0.15, room.height * 0.36), cloth.paper)
    }
    if room.height >= 8 { sketch.fill(room.block(0.06, 0.9, 0.88, 0.08), cloth.far) }
  }

  func drawKey(into sketch: inout Sketch, in room: CoverField) {
    let radius = min(room.height * 0.32, room.width * 0.19)
    let middle = room.at(0.28, 0.5)
    let thick = max(1, (room.height * 0.13).rounded()) / room.height
    sketch.fill(
      .ring(middle, inner: radius * 0.5, outer: radius, from: 0, to: 1), cloth.motif)
    let start = 0.28 + radius * 0.8 / room.width
    sketch.fill(room.block(start, 0.5 - thick / 2, 0.86 - start, thick), cloth.motif)
    sketch.fill(room.block(0.66, 0.5, 0.07, 0.26), cloth.motif)
    sketch.fill(room.block(0.79, 0.5, 0.07, 0.34), cloth.motif)
  }

  func drawHills(into sketch: inout Sketch, in room: CoverField) {
    let radius = min(room.height * 0.2, room.width * 0.12)
    if room.height >= 8 { sketch.fill(.disc(room.at(0.7, 0.26), radius), cloth.far) }
    sketch.fill(room.ground(under: { 0.52 - 0.2 * room.sine($0 * 0.9 + 0.05) }), cloth.far)
    sketch.fill(room.ground(under: { 0.72 + 0.12 * room.sine($0 * 1.1) }), cloth.motif)
  }
}

extension CoverField {
  /// Returns a shape from its corners, given as fractions of the width and the height.
  func shape(_ corners: [(Double, Double)]) -> Outline { Outline(corners.map { at($0.0, $0.1) }) }

  /// Returns the outline of the area below a line. `height` is the height of the line at each position from 0 to 1.
  func ground(under height: (Double) -> Double) -> Outline {
    let line = (0...24).map { step in
      let part = Double(step) / 24
      return at(0.06 + part * 0.88, height(part))
    }
    return Outline(line + [at(0.94, 0.96), at(0.06, 0.96)])
  }
}
