/// The ways to draw pictures, finest first: by a graphics protocol, in block characters, or as letters on terminals
/// without colours or blocks. No feature may depend on pictures.
public enum Rendition: String, Equatable, Sendable, CaseIterable {
  /// Pixels, sent as PNG in kitty's graphics protocol.
  case kitty
  /// Pixels in DEC's sixel format.
  case sixel
  /// Pixels as iTerm2's inline images.
  case iterm
  /// Block characters of 2 × 4 parts, in Unicode 16.
  case octant
  /// Block characters of 2 × 3 parts, in Unicode 13.
  case sextant
  /// Block characters of 2 × 2 parts.
  case quadrant
  /// The upper and lower half blocks.
  case half
  /// Letters without shapes or colours.
  case letters

  /// Chooses the default for a terminal of which only the colours and the character set are known.
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

  /// The number of parts of a cell in each direction. For pixels this assumes a default cell size; `TerminalDevice`
  /// knows the actual size.
  public var grid: (across: Int, down: Int) {
    switch self {
    case .kitty, .sixel, .iterm: (8, 16)
    case .octant: (2, 4)
    case .sextant: (2, 3)
    case .quadrant: (2, 2)
    case .half, .letters: (1, 2)
    }
  }

  /// Returns the number of parts in an area of cells.
  public func parts(in size: Size) -> (width: Int, height: Int) {
    (size.columns * grid.across, size.rows * grid.down)
  }

  /// Returns the size of a part in sheet units, if the sheet is fitted into an area. Thinner shapes are not visible.
  public func grain(in size: Size) -> Double {
    Picture.grain(in: size) / Double(grid.across)
  }
}
