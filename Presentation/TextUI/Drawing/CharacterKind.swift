/// The kind of content of a cell, which decides how a theme changes its colours.
public enum CharacterKind: Equatable, Sendable {
  case text, rule, picture

  /// Determines the kind of a character: a block character, a box-drawing character, or text.
  public init(_ character: Character) {
    let value = character.unicodeScalars.first?.value ?? 0
    if value < 0x2500 {
      self = .text
    } else if value < 0x2580 {
      self = .rule
    } else {
      self = Blocks.isPiece(character) ? .picture : .text
    }
  }
}
