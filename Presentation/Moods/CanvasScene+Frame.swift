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

  /// Returns the camera for an area: `card` for a small area in which nothing is selected or moves, otherwise `whole`.
  private func camera(in area: Area) -> CanvasCamera {
    selected == nil && moment == nil && area.size.rows < 12 ? .card : .whole
  }

  /// Draws the scene in pixels or plain characters. The paper fills the area from edge to edge. Draws nothing if the
  /// area is too small. An empty canvas shows the invitation faintly.
  package func draw(
    into frame: inout Frame, in area: Area, _ glyphs: Glyphs,
    invitation: [StyledText] = []
  ) {
    guard area.size.columns >= Self.smallest.columns, area.size.rows >= Self.smallest.rows else {
      return
    }
    switch glyphs.pictures.isDrawn {
    case true:
      if moment == nil {
        frame.drawCached(self, in: area, drawPaper)
      } else {
        drawPaper(into: &frame, in: area)
      }
    case false: CanvasLetters(self, glyphs).draw(into: &frame, in: Self.square(in: area))
    }
    let room = area.inset(columns: 2)
    if items.isEmpty, !invitation.isEmpty, invitation.cells <= room.size.columns {
      let indent = TextLayout.indent(of: invitation.cells, .centre, in: room.size.columns)
      let ink = lying(on: frame.knownGround).sheet.paper
      frame.write(
        glyphs.pictures.isDrawn ? invitation.map { $0.lying(on: ink) } : invitation,
        room.origin.column + indent, in: room, row: (room.size.rows - 1) / 2)
    }
  }

  private func drawPaper(into frame: inout Frame, in area: Area) {
    let paper = CanvasPaper(self, in: area.size, frame.rendition, camera(in: area))
    lying(on: frame.knownGround).sketch(on: paper).draw(into: &frame, in: area, fit: .centred)
  }

  /// Returns the index of the shape at a screen position, for the mouse: the topmost shape whose square contains the
  /// centre of the cell. Returns nil if there is none.
  package func item(at point: Point, in area: Area) -> Int? {
    guard area.contains(point) else { return nil }
    let paper = CanvasPaper(self, in: area.size, .half, camera(in: area))
    let centre = SketchPoint(
      Double(point.column - area.origin.column) + 0.5,
      Double(point.row - area.origin.row) * 2 + 1)
    return items.firstIndex { item in
      let box = box(of: item, on: paper)
      let reach = max(box.side / 2, 1)
      return (centre.x - box.middle.x).magnitude <= reach
        && (centre.y - box.middle.y).magnitude <= reach
    }
  }
}

extension StyledText {
  /// Returns the text on the given background. If `paper` is nil, the text has the default background.
  func lying(on paper: Ink?) -> StyledText {
    StyledText(text, Style(ink: style.ink, paper: paper, style.marks))
  }
}
