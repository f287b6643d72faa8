/// Splits up to eight colours into two groups with the least squared error (exact two-means clustering). All groupings
/// are tried in Gray code order, so that consecutive groupings differ by one colour.
package struct TwoTones {
  /// The bit mask of the colours in the group that does not contain the last colour.
  package private(set) var pattern = 0

  /// Finds the best grouping of at most eight colours.
  package init(_ parts: [PixelShade]) {
    var whole = Sums()
    for part in parts { whole.add(part, 1) }
    var group = Sums()
    var bits = 0
    var best = whole.gathered
    for step in 1..<(1 << max(0, parts.count - 1)) {
      let index = step.trailingZeroBitCount
      bits ^= 1 << index
      group.add(parts[index], bits & 1 << index != 0 ? 1 : -1)
      // The sum of squares is the same for all groupings, so the error is least where the sum of
      // `gathered` is greatest.
      let sum = group.gathered + whole.without(group).gathered
      if sum > best { (best, pattern) = (sum, bits) }
    }
  }

  /// The colour sums of a group.
  private struct Sums {
    var (red, green, blue, count) = (0, 0, 0, 0)

    mutating func add(_ part: PixelShade, _ times: Int) {
      red += times * Int(part.red)
      green += times * Int(part.green)
      blue += times * Int(part.blue)
      count += times
    }

    func without(_ other: Sums) -> Sums {
      var left = self
      left.red -= other.red
      left.green -= other.green
      left.blue -= other.blue
      left.count -= other.count
      return left
    }

    /// The squared sum divided by the count. The larger this value, the less the colours vary.
    var gathered: Double {
      count == 0 ? 0 : Double(red * red + green * green + blue * blue) / Double(count)
    }
  }
}
