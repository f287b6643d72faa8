import TextUI

/// A sparkline, which shows a few values as one row of small bars.
struct Spark: Equatable, Sendable {
  let values: [Int]

  init(_ values: [Int]) { self.values = values }

  /// Returns one cell per value, with `gap` blanks between. 0 is the lowest step and positive values are always higher;
  /// without block characters the steps are digits.
  func text(_ glyphs: Glyphs = .unicode, gap: Int = 0) -> String {
    let most = max(0, values.max() ?? 0)
    return values.map { sign($0, of: most, glyphs) }
      .joined(separator: String(repeating: " ", count: max(0, gap)))
  }

  private func sign(_ value: Int, of most: Int, _ glyphs: Glyphs) -> String {
    let steps = glyphs.upward.count
    if steps < 3 { return String(Self.step(value, of: most, last: 9)) }
    return glyphs.upward[Self.step(value, of: most, last: steps - 1)]
  }

  /// Returns the step of a value, from 0 to `last`; at least 1 for positive values.
  static func step(_ value: Int, of most: Int, last: Int) -> Int {
    guard value > 0, most > 0, last > 0 else { return 0 }
    let part = min(1, Double(value) / Double(most))
    return max(1, Int((part * Double(last)).rounded()))
  }
}
