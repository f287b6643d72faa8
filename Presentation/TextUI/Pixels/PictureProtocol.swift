/// The protocols for sending pixels.
package enum PictureProtocol: Equatable, Sendable {
  /// Kitty graphics: images with ids, drawn over the cells.
  case kitty
  /// Kitty graphics inside tmux, with placeholder characters in the cells.
  case placeholders
  /// Sixel: painted on the cells, with at most `colours` colours.
  case sixel(colours: Int)
  /// iTerm2 inline images: painted on the cells.
  case iterm

  /// Chooses the protocol for the abilities' rendition; nil if pictures are drawn in characters.
  package init?(_ abilities: TerminalAbilities) {
    switch abilities.rendition {
    case .kitty: self = abilities.isInTmux ? .placeholders : .kitty
    case .sixel: self = .sixel(colours: abilities.colours)
    case .iterm: self = .iterm
    case .octant, .sextant, .quadrant, .half, .letters: return nil
    }
  }

  /// Whether redrawing a cell erases the part of the picture in that cell.
  var isPaintedOnCells: Bool {
    switch self {
    case .kitty, .placeholders: false
    case .sixel, .iterm: true
    }
  }

  /// Returns whether a picture can be shown in an area. Painting in the last row would scroll the screen.
  func canShow(_ area: Area, in screen: Size, cell: CellPixels) -> Bool {
    switch self {
    case .kitty: true
    case .placeholders: max(area.size.columns, area.size.rows) <= Placeholder.largest
    case .sixel: area.endRow < screen.rows && area.size.rows * cell.height <= Sixel.largest
    case .iterm: area.endRow < screen.rows
    }
  }

  /// Returns the bytes that show a new image, when the cursor is at the upper left corner of its area.
  func bytes(_ image: PixelGrid, as number: UInt32, in area: Area, cell: CellPixels) -> [UInt8] {
    switch self {
    case .kitty:
      KittyGraphics.send(image, as: number) + KittyGraphics.show(number, as: number, in: area.size)
    case .placeholders:
      Passthrough.tmux(KittyGraphics.sendVirtual(image, as: number, in: area.size))
    case .sixel(let colours): Self.sixels(image, in: area, cell: cell, colours: colours)
    case .iterm: InlineImage.bytes(of: image, in: area.size)
    }
  }

  /// Returns the sixels of an image, in parts of whole cells that are not wider than a terminal accepts.
  private static func sixels(
    _ image: PixelGrid, in area: Area, cell: CellPixels, colours: Int
  ) -> [UInt8] {
    let columns = max(1, Sixel.largest / max(1, cell.width))
    if area.size.columns <= columns { return Sixel.bytes(of: image, colours: colours) }
    return stride(from: 0, to: area.size.columns, by: columns).flatMap { first in
      let end = min(first + columns, area.size.columns)
      let place = "\u{1B}[\(area.origin.row + 1);\(area.origin.column + first + 1)H"
      let part = image.columns(first * cell.width..<end * cell.width)
      return Array(place.utf8) + Sixel.bytes(of: part, colours: colours)
    }
  }

  /// Returns the bytes that show a stored image at another position; nil if the terminal does not store images.
  func moved(_ image: UInt32, as number: UInt32, _ size: Size) -> [UInt8]? {
    switch self {
    case .kitty: KittyGraphics.show(image, as: number, in: size)
    // The placeholder characters have already moved.
    case .placeholders: []
    case .sixel, .iterm: nil
    }
  }

  /// Returns the bytes that delete placements. Images that have no other placement are deleted too.
  func removal(of gone: [(number: UInt32, image: UInt32)], keeping: [UInt32]) -> [UInt8] {
    switch self {
    case .kitty:
      gone.flatMap { placement in
        keeping.contains(placement.image)
          ? KittyGraphics.remove(placement.number, of: placement.image)
          : KittyGraphics.forget(placement.image)
      }
    case .placeholders: removal(of: gone.map(\.image).filter { !keeping.contains($0) })
    case .sixel, .iterm: []
    }
  }

  /// Returns the bytes that delete all images.
  func removal(of images: [UInt32]) -> [UInt8] {
    switch self {
    case .kitty: KittyGraphics.forgetAll
    case .placeholders: Passthrough.tmux(images.flatMap(KittyGraphics.forget))
    case .sixel, .iterm: []
    }
  }

  /// The bytes that a crash handler sends to remove pictures. They must be few; pictures painted on the cells disappear
  /// when the screen is cleared.
  var lastWords: [UInt8] {
    switch self {
    case .kitty: KittyGraphics.forgetAll
    case .placeholders, .sixel, .iterm: []
    }
  }
}
