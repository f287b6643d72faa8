/// A horizontal progress bar: a thin line for the whole, with a heavy line for the part that is done.
public struct Bar: Equatable, Sendable {
  /// The progress, from 0 to 1.
  public let fraction: Double

  /// Creates a bar. The fraction is clamped to 0...1; NaN counts as 0.
  public init(_ fraction: Double) {
    self.fraction = fraction.isNaN ? 0 : min(1, max(0, fraction))
  }

  /// Creates a bar for the fraction `part / whole`, which is 0 if `whole` is not positive.
  public init(_ part: Int, of whole: Int) {
    self.init(whole > 0 ? Double(part) / Double(whole) : 0)
  }

  /// The percentage, rounded down, so that it is 100 only when everything is done.
  public var percent: String { "\(Int(fraction * 100))%" }

  /// Returns the text of the filled and of the empty cells, for a bar of `length` cells.
  public func cells(_ length: Int, glyphs: Glyphs = .unicode) -> (filled: String, empty: String) {
    let filled = fills(length, steps: glyphs.thin)
    let empty = max(0, length - filled.count)
    return (filled.joined(), String(repeating: glyphs.thinTrack, count: empty))
  }

  /// Draws the bar across the first row of an area, with its percentage to the right. If fewer than three cells remain
  /// for the bar, only the percentage is drawn.
  public func draw(
    into frame: inout Frame, in area: Area, style: Style = .plain, showsPercent: Bool = true,
    glyphs: Glyphs = .unicode
  ) {
    let label = showsPercent ? TextLayout.aligned(percent, .right, in: 5) : ""
    let length = area.size.columns - label.count
    // The percentage says more than a bar of one or two cells.
    if length < 3, showsPercent {
      frame.write([StyledText(TextLayout.clipped(percent, to: area.size.columns))], in: area)
      return
    }
    let parts = cells(max(0, length), glyphs: glyphs)
    frame.write(
      [
        StyledText(parts.filled, style), StyledText(parts.empty, frame.track), StyledText(label),
      ],
      in: area)
  }

  /// Returns the glyphs of the filled cells. The last glyph may be partly filled.
  private func fills(_ length: Int, steps: [String]) -> [String] {
    guard length > 0, let full = steps.last else { return [] }
    // A fraction that is not zero is always visible.
    let units = max(fraction > 0 ? 1 : 0, Int(fraction * Double(length * steps.count)))
    let whole = units / steps.count
    let part = units % steps.count
    let filled = Array(repeating: full, count: whole)
    return part > 0 ? filled + [steps[part - 1]] : filled
  }
}
