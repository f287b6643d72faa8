/// Parts some places into two groups so that each is as even in colour as it can be (the exact
/// optimum of two-means clustering, found by walking all groupings in the order of a Gray code, of
/// which each differs from the one before in a single place).
package struct TwoTones {
  /// The group that does not hold the last place, as bits.
  package private(set) var pattern = 0

  /// Finds the best grouping of at most eight colours.
  package init(_ parts: [PixelShade]) {
    var whole = Sums()
    for part in parts { whole.add(part, 1) }
    var group = Sums()
    var bits = 0
    var best = whole.gathered
    for step in 1..<(1 << max(0, parts.count - 1)) {
      let place = step.trailingZeroBitCount
      bits ^= 1 << place
      group.add(parts[place], bits & 1 << place != 0 ? 1 : -1)
      // The squares of all colours are the same in every grouping: what is left of the error is less,
      // the more the groups gather.
      let together = group.gathered + whole.without(group).gathered
      if together > best { (best, pattern) = (together, bits) }
    }
  }

  /// The sums of the colours of a group.
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

    /// The square of the sum over the number of places: the larger, the less the group is spread.
    var gathered: Double {
      count == 0 ? 0 : Double(red * red + green * green + blue * blue) / Double(count)
    }
  }
}
