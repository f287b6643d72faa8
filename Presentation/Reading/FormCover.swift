import Domain
import PresentationKit
import TextUI

/// The cover beside a form, drawn from the entered values.
struct FormCover {
  let cover: CoverArt
  let glyphs: Glyphs

  init(_ cover: CoverArt, _ glyphs: Glyphs) {
    self.cover = cover
    self.glyphs = glyphs
  }

  /// Draws the cover in the space beside a form, in the largest size that fits. Draws nothing if no size fits or
  /// pictures are off.
  func draw(into frame: inout Frame, beside room: Area) {
    let size = CoverGrid.sizes.first {
      $0.columns <= room.size.columns && $0.rows <= room.size.rows
    }
    guard let size, glyphs.pictures.isDrawn else { return }
    cover.draw(
      into: &frame,
      in: Area(
        column: room.origin.column, row: room.origin.row, columns: size.columns, rows: size.rows),
      glyphs)
  }
}
