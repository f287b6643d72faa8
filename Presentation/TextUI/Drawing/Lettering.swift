/// A line of text in a picture. Only pictures exported to a file have lettering; on screen, text is
/// drawn in cells.
public struct Lettering: Equatable, Sendable {
  /// The point of the line that is drawn at `position`.
  public enum Anchor: String, Equatable, Sendable { case start, middle, end }

  /// The text; characters that cannot be shown are left out.
  public let text: String
  /// The position of the anchor, on the baseline.
  public let position: SketchPoint
  /// The font size in sheet units.
  public let size: Double
  public let ink: Ink
  public var isBold = false
  public var anchor = Anchor.middle

  public init(
    text: String, position: SketchPoint, size: Double, ink: Ink, isBold: Bool = false,
    anchor: Anchor = .middle
  ) {
    self.text = text
    self.position = position
    self.size = size
    self.ink = ink
    self.isBold = isBold
    self.anchor = anchor
  }
}
