/// One place of the screen's grid.
public struct Cell: Equatable, Sendable {
  /// What is drawn; a wide character stands in its left cell, its right cell holds nothing.
  public var character: Character
  /// How many cells the character takes: 1, 2, or 0 for the right half of a wide one.
  public var width: UInt8
  /// How it looks.
  public var style: Style

  /// Makes a cell.
  public init(_ character: Character, width: UInt8 = 1, style: Style = .plain) {
    self.character = character
    self.width = width
    self.style = style
  }

  /// An empty place.
  public static let blank = Cell(" ")
}
