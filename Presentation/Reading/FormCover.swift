import Domain
import PresentationKit
import TextUI

/// The cover beside a form, which shows the book as it will be.
struct FormCover {
  let cover: CoverArt
  let glyphs: Glyphs

  init(_ cover: CoverArt, _ glyphs: Glyphs) {
    self.cover = cover
    self.glyphs = glyphs
  }

  /// Returns the place of the cover at the right of a form; nil if there is no room.
  static func place(in area: Area) -> Area? {
    let left = FormKeys.columns(area.size.columns) + 8
    let room = area.size.columns - left - 2
    let size = CoverGrid.sizes.first { $0.columns <= room && $0.rows + 2 <= area.size.rows }
    guard let size, size.columns >= 16 else { return nil }
    return Area(
      column: area.origin.column + left, row: area.origin.row + 2, columns: size.columns,
      rows: size.rows)
  }

  func draw(into frame: inout Frame, in area: Area) {
    guard let place = Self.place(in: area), glyphs.pictures.isDrawn else { return }
    cover.draw(into: &frame, in: place, glyphs)
  }

  /// Draws the cover in the side of a sheet, as large as it fits.
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
