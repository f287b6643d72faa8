/// Fault injection by sampling: at which of its calls or steps a deed is cut short. The suite tries
/// the first ones, the last ones and some between; `TestDepth.every` tries all of them.
package enum FaultPoints {
  /// The places of a deed of so many: beginnings and ends are where a deed becomes true.
  package static func among(_ count: Int, ends wanted: Int = 10) -> [Int] {
    let ends = TestDepth.current == .quick ? min(2, wanted) : wanted
    if TestDepth.current == .every || count <= 3 * ends { return Array(1...max(1, count)) }
    let between = stride(from: ends, to: count - ends, by: max(1, count / ends)).dropFirst()
    return Array(1...ends) + between + Array(count - ends + 1...count)
  }

  /// The place after another one of a deed of nobody knows how many: each of the first, then ever
  /// fewer.
  package static func after(_ point: Int, each first: Int = 16) -> Int {
    point + (TestDepth.current == .every ? 1 : max(1, point / first))
  }
}
