/// The protocols for sending pixels.
package enum PictureWay: Equatable, Sendable {
  /// Kitty graphics: images with ids over the cells.
  case kitty
  /// Kitty graphics inside tmux, with placeholder characters in the cells.
  case placeholders
  /// Sixel: painted on the cells, with at most `colours` colours.
  case sixel(colours: Int)
  /// iTerm2 inline images: painted on the cells.
  case iterm

  /// The protocol of the abilities' rendition; nil if pictures are drawn in characters.
  package init?(_ abilities: TerminalAbilities) {
    switch abilities.rendition {
    case .kitty: self = abilities.isInTmux ? .placeholders : .kitty
    case .sixel: self = .sixel(colours: abilities.colours)
    case .iterm: self = .iterm
    case .octant, .sextant, .quadrant, .half, .letters: return nil
    }
  }

  /// Whether redrawing a cell erases the picture there.
  var isPaintedOnCells: Bool {
    switch self {
    case .kitty, .placeholders: false
    case .sixel, .iterm: true
    }
  }

  /// Whether a picture can be shown there. Painting in the last row would scroll the screen.
  func canShow(_ area: Area, in screen: Size) -> Bool {
    switch self {
    case .kitty: true
    case .placeholders: max(area.size.columns, area.size.rows) <= Placeholder.largest
    case .sixel, .iterm: area.endRow < screen.rows
    }
  }

  /// The bytes that show a new image at the cursor.
  func bytes(_ image: PixelGrid, as number: UInt32, _ size: Size) -> [UInt8] {
    switch self {
    case .kitty:
      KittyGraphics.send(image, as: number) + KittyGraphics.show(number, as: number, in: size)
    case .placeholders:
      Passthrough.tmux(KittyGraphics.sendVirtual(image, as: number, in: size))
    case .sixel(let colours): Sixel.bytes(of: image, colours: colours)
    case .iterm: InlineImage.bytes(of: image, in: size)
    }
  }

  /// The bytes that show a stored image at another position; nil if the terminal does not store
  /// images.
  func moved(_ image: UInt32, as number: UInt32, _ size: Size) -> [UInt8]? {
    switch self {
    case .kitty: KittyGraphics.show(image, as: number, in: size)
    // The placeholder characters have already moved.
    case .placeholders: []
    case .sixel, .iterm: nil
    }
  }

  /// The bytes that delete placements, and images without any other placement.
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

  /// The bytes that delete all images.
  func removal(of images: [UInt32]) -> [UInt8] {
    switch self {
    case .kitty: KittyGraphics.forgetAll
    case .placeholders: Passthrough.tmux(images.flatMap(KittyGraphics.forget))
    case .sixel, .iterm: []
    }
  }

  /// The bytes that a crash handler sends. They must be few; pictures bound to cells disappear with
  /// the cells.
  var lastWords: [UInt8] {
    switch self {
    case .kitty: KittyGraphics.forgetAll
    case .placeholders, .sixel, .iterm: []
    }
  }
}
