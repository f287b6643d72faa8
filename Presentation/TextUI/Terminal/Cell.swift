/// One cell of the screen's grid.
public struct Cell: Equatable, Sendable {
  /// The character drawn. A wide character is stored in its left cell; the right cell has width 0.
  public var character: Character
  /// The width in cells: 1, 2, or 0 for the right half of a wide character.
  public var width: UInt8
  public var style: Style

  /// Creates a cell. The width must be that of the character; `Frame.set` corrects it.
  public init(_ character: Character, width: UInt8 = 1, style: Style = .plain) {
    self.character = character
    self.width = width
    self.style = style
  }

  public static let blank = Cell(" ")
}
