/// The ways in which terminals are sent pixels.
package enum PictureWay: Equatable, Sendable {
  /// Images that lie over the cells, each under a number.
  case kitty
  /// The same through tmux, where characters stand for their cells.
  case placeholders
  /// Painted on the cells, with at most so many colours.
  case sixel(colours: Int)
  /// Painted on the cells.
  case iterm

  /// The way of a rendition; nothing where pictures are made of characters.
  package init?(_ abilities: TerminalAbilities) {
    switch abilities.rendition {
    case .kitty: self = abilities.isInTmux ? .placeholders : .kitty
    case .sixel: self = .sixel(colours: abilities.colours)
    case .iterm: self = .iterm
    case .octant, .sextant, .quadrant, .half, .letters: return nil
    }
  }

  /// Whether a picture is lost where a cell is drawn.
  var isPaintedOnCells: Bool {
    switch self {
    case .kitty, .placeholders: false
    case .sixel, .iterm: true
    }
  }

  /// Whether a picture can be shown there. What is painted in the last row makes the screen scroll.
  func canShow(_ area: Area, in screen: Size) -> Bool {
    switch self {
    case .kitty: true
    case .placeholders: max(area.size.columns, area.size.rows) <= Placeholder.largest
    case .sixel, .iterm: area.endRow < screen.rows
    }
  }

  /// What shows an image for the first time, where the cursor stands.
  func bytes(_ image: PixelGrid, as number: UInt32, _ size: Size) -> [UInt8] {
    switch self {
    case .kitty:
      KittyGraphics.send(image, as: number) + KittyGraphics.place(number, as: number, in: size)
    case .placeholders:
      Passthrough.tmux(KittyGraphics.sendVirtual(image, as: number, in: size))
    case .sixel(let colours): Sixel.bytes(of: image, colours: colours)
    case .iterm: InlineImage.bytes(of: image, in: size)
    }
  }

  /// What shows an image elsewhere that the terminal has already, if it keeps them.
  func moved(_ image: UInt32, as number: UInt32, _ size: Size) -> [UInt8]? {
    switch self {
    case .kitty: KittyGraphics.place(image, as: number, in: size)
    // The characters that stand for it have moved already.
    case .placeholders: []
    case .sixel, .iterm: nil
    }
  }

  /// What takes placements away, and forgets images that are shown nowhere else.
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

  /// What takes all images away.
  func removal(of images: [UInt32]) -> [UInt8] {
    switch self {
    case .kitty: KittyGraphics.forgetAll
    case .placeholders: Passthrough.tmux(images.flatMap(KittyGraphics.forget))
    case .sixel, .iterm: []
    }
  }

  /// What a crash still has to send, in few bytes. What hangs on cells goes with the cells.
  var lastWords: [UInt8] {
    switch self {
    case .kitty: KittyGraphics.forgetAll
    case .placeholders, .sixel, .iterm: []
    }
  }
}
