/// A position or a day, which may come from typed text. The range operators of the standard library end the program if
/// the second bound is before the first. In this module, the operators below replace them and make a range instead.
///
/// Domain and DomainTime have the same file. Operators that other modules see would replace those of the standard
/// library in all of them.
protocol RangeBound: Comparable {}

extension Int: RangeBound {}
extension String.Index: RangeBound {}
extension Day: RangeBound {}

extension RangeBound {
  /// Returns the range between two bounds. It is empty if the second is before the first.
  static func ..< (lower: Self, upper: Self) -> Range<Self> { range(lower, max(lower, upper)) }

  /// Returns the range between two bounds. It has only the first if the second is before it.
  static func ... (lower: Self, upper: Self) -> ClosedRange<Self> {
    closedRange(lower, max(lower, upper))
  }
}

/// Uses the operator of the standard library.
private func range<Bound: Comparable>(_ lower: Bound, _ upper: Bound) -> Range<Bound> {
  lower..<upper
}

/// Uses the operator of the standard library.
private func closedRange<Bound: Comparable>(_ lower: Bound, _ upper: Bound) -> ClosedRange<Bound> {
  lower...upper
}
