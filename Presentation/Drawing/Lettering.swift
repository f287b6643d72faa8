/// A line of text as part of a picture, at a place. Only pictures that are written to a file have
/// lettering; on a screen text stands in cells.
struct Lettering: Equatable, Sendable {
  /// Which part of the line stands at its place.
  enum Anchor: String, Equatable, Sendable { case start, middle, end }

  /// The line; what has no picture of its own is left out when it is drawn.
  let text: String
  /// The middle of the line on its baseline, unless another part of it is anchored.
  let place: Spot
  /// The size of the letters on the sheet.
  let size: Double
  let ink: Ink
  var isBold = false
  var anchor = Anchor.middle
}
