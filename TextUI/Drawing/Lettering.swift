/// A line of text as part of a picture, at a place. Only pictures that are written to a file have
/// lettering; on a screen text stands in cells.
public struct Lettering: Equatable, Sendable {
  /// Which part of the line stands at its place.
  public enum Anchor: String, Equatable, Sendable { case start, middle, end }

  /// The line; what has no picture of its own is left out when it is drawn.
  public let text: String
  /// The middle of the line on its baseline, unless another part of it is anchored.
  public let place: Spot
  /// The size of the letters on the sheet.
  public let size: Double
  /// Its colour.
  public let ink: Ink
  /// Whether its letters are heavier.
  public var isBold = false
  /// Which part of it stands at its place.
  public var anchor = Anchor.middle

  /// Makes a line of letters of which the middle stands at a place.
  public init(
    text: String, place: Spot, size: Double, ink: Ink, isBold: Bool = false,
    anchor: Anchor = .middle
  ) {
    self.text = text
    self.place = place
    self.size = size
    self.ink = ink
    self.isBold = isBold
    self.anchor = anchor
  }
}
