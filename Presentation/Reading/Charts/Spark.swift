import TextUI

/// A few numbers as one row of little bars.
struct Spark: Equatable, Sendable {
  let values: [Int]

  init(_ values: [Int]) { self.values = values }

  /// The row, one cell for each number and perhaps blanks between them. Nothing is the lowest step
  /// and something is always more; without blocks the steps are digits.
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

  /// A number as one of some steps from 0; what is more than nothing is at least 1.
  static func step(_ value: Int, of most: Int, last: Int) -> Int {
    guard value > 0, most > 0, last > 0 else { return 0 }
    let part = min(1, Double(value) / Double(most))
    return max(1, Int((part * Double(last)).rounded()))
  }
}
