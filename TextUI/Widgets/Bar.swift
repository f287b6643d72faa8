/// A gauge: how much of something is done.
public struct Bar: Equatable, Sendable {
  /// The part that is done, from 0 to 1.
  public let fraction: Double

  /// Makes a gauge; anything below nothing is nothing and anything above all is all.
  public init(_ fraction: Double) {
    self.fraction = fraction.isNaN ? 0 : min(1, max(0, fraction))
  }

  /// Makes a gauge of a part of a whole; a part of nothing is nothing.
  public init(_ part: Int, of whole: Int) {
    self.init(whole > 0 ? Double(part) / Double(whole) : 0)
  }

  /// The part in hundredths, which reaches 100 only when nothing is left.
  public var percent: String { "\(Int(fraction * 100))%" }

  /// The filled cells and the empty ones of a gauge of a length.
  public func cells(_ length: Int, glyphs: Glyphs = .unicode) -> (filled: String, empty: String) {
    let filled = fills(length, steps: glyphs.across)
    let empty = max(0, length - filled.count)
    return (filled.joined(), String(repeating: glyphs.track, count: empty))
  }

  /// Draws the gauge across the first row of an area with its percentage beside it.
  public func draw(
    into frame: inout Frame, in area: Area, style: Style = .plain, showsPercent: Bool = true,
    glyphs: Glyphs = .unicode
  ) {
    let label = showsPercent ? TextLayout.aligned(percent, .right, in: 5) : ""
    let length = area.size.columns - label.count
    // Where only one of the two fits, the words say more than the picture.
    if length < 3, showsPercent {
      frame.write([StyledText(TextLayout.clipped(percent, to: area.size.columns))], in: area)
      return
    }
    let parts = cells(max(0, length), glyphs: glyphs)
    frame.write(
      [StyledText(parts.filled, style), StyledText(parts.empty, .dim), StyledText(label)],
      in: area)
  }

  /// The glyphs of the filled cells, the last one perhaps filled in part.
  private func fills(_ length: Int, steps: [String]) -> [String] {
    guard length > 0, let full = steps.last else { return [] }
    let units = Int(fraction * Double(length * steps.count))
    let whole = units / steps.count
    let part = units % steps.count
    let filled = Array(repeating: full, count: whole)
    return part > 0 ? filled + [steps[part - 1]] : filled
  }
}
