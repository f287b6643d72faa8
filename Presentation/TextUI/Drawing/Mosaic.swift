/// Draws pictures in block characters (quadrants, sextants or octants). Each cell gets the character and the two
/// colours with the least error.
package struct Mosaic {
  private let across: Int
  private let down: Int
  private let blocks: [Character]

  /// Creates the mosaic for a rendition. For a rendition that is not a mosaic, quadrants are used.
  package init(_ rendition: Rendition) {
    blocks =
      switch rendition {
      case .octant: Blocks.octants
      case .sextant: Blocks.sextants
      case .kitty, .sixel, .iterm, .quadrant, .half, .letters: Blocks.quadrants
      }
    let parts = blocks.count == 256 ? 8 : blocks.count == 64 ? 6 : 4
    (across, down) = (2, parts / 2)
  }

  /// Draws a raster with one pixel for each part of a cell into an area. Fully transparent cells are unchanged.
  package func draw(_ raster: Raster, into frame: inout Frame, in area: Area) {
    draw(into: &frame, in: area) { column, row in raster.shade(column, row) }
  }

  /// Draws a picture with one pixel for each part of a cell.
  package func draw(_ picture: Picture, into frame: inout Frame, in area: Area) {
    draw(into: &frame, in: area) { column, row in
      column < picture.width && row < picture.height ? PixelShade(picture[column, row]) : .clear
    }
  }

  private func draw(
    into frame: inout Frame, in area: Area, _ shade: (Int, Int) -> PixelShade
  ) {
    var parts = [PixelShade](repeating: .clear, count: across * down)
    for row in 0..<area.size.rows {
      for column in 0..<area.size.columns {
        for part in parts.indices {
          parts[part] = shade(column * across + part % across, row * down + part / across)
        }
        if let cell = cell(parts) {
          frame.putChecked(cell, area.origin.column + column, area.origin.row + row)
        }
      }
    }
  }

  /// Returns the cell that is closest to these parts; nil if all parts are transparent.
  package func cell(_ parts: [PixelShade]) -> Cell? {
    var seen = 0
    for (index, part) in parts.enumerated() where part.isSeen { seen |= 1 << index }
    if seen == 0 { return nil }
    // A cell has only two colours, so if a part is transparent, the background is the second one.
    if seen != (1 << parts.count) - 1 {
      return Cell(blocks[seen], style: Style(ink: Self.mean(parts, seen)))
    }
    if parts.allSatisfy({ $0 == parts[0] }) { return Cell("█", style: Style(ink: parts[0].ink)) }
    let pattern = TwoTones(parts).pattern
    let (ink, paper) = (Self.mean(parts, pattern), Self.mean(parts, seen & ~pattern))
    if pattern == 0 || ink == paper { return Cell("█", style: Style(ink: paper)) }
    return Cell(blocks[pattern], style: Style(ink: ink, paper: paper))
  }

  /// Returns the mean colour of the parts in the pattern, with the palette entries of the part nearest to that mean.
  private static func mean(_ parts: [PixelShade], _ pattern: Int) -> Ink {
    var (red, green, blue, count) = (0, 0, 0, 0)
    for (index, part) in parts.enumerated() where pattern & 1 << index != 0 {
      red += Int(part.red)
      green += Int(part.green)
      blue += Int(part.blue)
      count += 1
    }
    let half = count / 2
    count = max(1, count)
    (red, green, blue) = ((red + half) / count, (green + half) / count, (blue + half) / count)
    var nearest = (distance: Int.max, part: PixelShade.clear)
    for (index, part) in parts.enumerated() where pattern & 1 << index != 0 {
      let off = (Int(part.red) - red, Int(part.green) - green, Int(part.blue) - blue)
      let distance = off.0 * off.0 + off.1 * off.1 + off.2 * off.2
      if distance < nearest.distance { nearest = (distance, part) }
    }
    return Ink(
      red: UInt8(clamping: red), green: UInt8(clamping: green), blue: UInt8(clamping: blue),
      ansi256: nearest.part.ansi256, ansi16: nearest.part.ansi16)
  }
}
