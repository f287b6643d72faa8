/// Selects the steps at which a test interrupts an operation: the first ones, the last ones and some between. With
/// `TestDepth.every`, all steps are selected.
package enum FaultPoints {
  /// Returns the numbers of the selected steps of an operation with `count` steps, counted from 1. `wanted` is how many
  /// steps are selected at the beginning and at the end; `TestDepth.quick` selects at most two there.
  package static func among(_ count: Int, ends wanted: Int = 10) -> [Int] {
    let ends = TestDepth.current == .quick ? min(2, wanted) : wanted
    if TestDepth.current == .every || count <= 3 * ends { return Array(1...max(1, count)) }
    let between = stride(from: ends, to: count - ends, by: max(1, count / ends)).dropFirst()
    return Array(1...ends) + between + Array(count - ends + 1...count)
  }

  /// Returns the step to interrupt after `point` if the number of steps is unknown. The gap is one step at first and
  /// later `point / first` steps. With `TestDepth.every` it is always one step.
  package static func after(_ point: Int, each first: Int = 16) -> Int {
    point + (TestDepth.current == .every ? 1 : max(1, point / first))
  }
}
