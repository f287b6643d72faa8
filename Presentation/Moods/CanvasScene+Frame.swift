import Domain
package import TextUI

/// Draws the scene on a screen.
extension CanvasScene {
  /// Returns the largest centred square in an area. A cell is twice as high as wide.
  static func square(in area: Area) -> Area {
    let rows = min(area.size.columns / 2, area.size.rows)
    return Area(
      column: area.origin.column + (area.size.columns - 2 * rows) / 2,
      row: area.origin.row + (area.size.rows - rows) / 2, columns: 2 * rows, rows: rows)
  }

  /// The smallest area in which the scene is recognisable.
  package static let smallest = Size(columns: 12, rows: 6)

  /// Draws the scene as large as it fits, in pixels or plain characters. Draws nothing if the area is too small. An
  /// empty canvas shows the invitation faintly.
  package func draw(
    into frame: inout Frame, in area: Area, _ glyphs: Glyphs, invitation: [StyledText] = []
  ) {
    guard area.size.columns >= Self.smallest.columns, area.size.rows >= Self.smallest.rows else {
      return
    }
    let square = Self.square(in: area)
    switch glyphs.pictures.isDrawn {
    case true:
      let pixels = frame.rendition.parts(in: square.size).width
      // On an unknown background a line frame replaces the pixel edge, because blocks would be too
      // heavy.
      let isLined = frame.knownGround == nil && !frame.rendition.isInPixels
      if isLined { CardFrame(area: square, style: .dim).draw(into: &frame, glyphs) }
      let line = isLined ? 100 / Double(square.size.rows) : 0
      lying(on: frame.knownGround).sketch(pixels: pixels, hasEdge: !isLined, frame: line)
        .draw(into: &frame, in: square)
    case false: CanvasLetters(self, glyphs).draw(into: &frame, in: square)
    }
    let room = square.inset(columns: 2)
    if items.isEmpty, !invitation.isEmpty, invitation.cells <= room.size.columns {
      let indent = TextLayout.indent(of: invitation.cells, .centre, in: room.size.columns)
      frame.write(
        invitation, room.origin.column + indent, in: room, row: (room.size.rows - 1) / 2)
    }
  }

  /// Returns the shape at a screen position, for the mouse: the topmost shape whose square contains the centre of the
  /// cell.
  package func item(at point: Point, in area: Area) -> Int? {
    let square = Self.square(in: area)
    guard square.contains(point) else { return nil }
    let grain = 100 / Double(square.size.columns)
    let centre = SketchPoint(
      (Double(point.column - square.origin.column) + 0.5) * grain,
      (Double(point.row - square.origin.row) * 2 + 1) * grain)
    return items.firstIndex { item in
      let box = box(of: item, grain)
      let reach = max(box.side / 2, grain)
      return (centre.x - box.middle.x).magnitude <= reach
        && (centre.y - box.middle.y).magnitude <= reach
    }
  }
}
