/// How pictures are shown: as a graphics protocol of the terminal, as one of the mosaics of block
/// characters, or in letters where there are no colours or no blocks, so that nothing depends on
/// either. The finest comes first.
public enum Rendition: String, Equatable, Sendable, CaseIterable {
  /// Real pixels, which the terminal is sent as PNG (kitty's graphics protocol).
  case kitty
  /// Real pixels in the format of DEC's printers.
  case sixel
  /// Real pixels, as the inline images of iTerm2.
  case iterm
  /// Block characters of two by four parts, since Unicode 16.
  case octant
  /// Block characters of two by three parts, since Unicode 13.
  case sextant
  /// Block characters of two by two parts.
  case quadrant
  /// The upper and the lower half of a cell.
  case half
  /// No shapes and no colours.
  case letters

  /// What suits the colours and the signs of a terminal of which nothing else is known.
  public init(_ depth: ColourDepth, isASCII: Bool) {
    self = depth == .none || isASCII ? .letters : .half
  }

  /// Whether pictures have shapes and colours.
  public var isDrawn: Bool { self != .letters }

  /// Whether pictures are sent as pixels.
  public var isInPixels: Bool {
    switch self {
    case .kitty, .sixel, .iterm: true
    case .octant, .sextant, .quadrant, .half, .letters: false
    }
  }

  /// How many parts a cell has beside and above each other. Real pixels are counted as if a cell
  /// had a usual size; the device knows the true one.
  public var grid: (across: Int, down: Int) {
    switch self {
    case .kitty, .sixel, .iterm: (8, 16)
    case .octant: (2, 4)
    case .sextant: (2, 3)
    case .quadrant: (2, 2)
    case .half, .letters: (1, 2)
    }
  }

  /// How many parts there are in some cells.
  public func parts(in size: Size) -> (width: Int, height: Int) {
    (size.columns * grid.across, size.rows * grid.down)
  }

  /// How large one part is on the sheet when the whole sheet is to fit into an area: what is to be
  /// seen is no thinner.
  public func grain(in size: Size) -> Double {
    Picture.grain(in: size) / Double(grid.across)
  }
}
