/// A set of non-zero integers that count from the start (1, 2…) or from the end (-1, -2…) of a period. Small numbers
/// are stored as bits, so that most rules need no allocation.
package struct RepeatNumbers: Hashable, Sendable {
  /// The numbers 1 to 64 as bits. 1 is the lowest bit.
  package private(set) var ahead: UInt64 = 0
  /// The numbers -1 to -64 as bits. -1 is the lowest bit.
  package private(set) var behind: UInt64 = 0
  /// The numbers beyond ±64, sorted.
  package private(set) var far: [Int] = []

  package init() {}

  package var isEmpty: Bool { ahead == 0 && behind == 0 && far.isEmpty }

  /// Inserts a number. The number must not be 0.
  package mutating func insert(_ number: Int) {
    switch number {
    case 1...64: ahead |= 1 << UInt64(number - 1)
    case -64 ... -1: behind |= 1 << UInt64(-number - 1)
    default:
      let index = far.firstIndex { $0 >= number } ?? far.endIndex
      if index == far.endIndex || far[index] != number { far.insert(number, at: index) }
    }
  }

  package func contains(_ number: Int) -> Bool {
    switch number {
    case 1...64: ahead & 1 << UInt64(number - 1) != 0
    case -64 ... -1: behind & 1 << UInt64(-number - 1) != 0
    default: far.contains(number)
    }
  }

  /// Passes every number to `visit`, in no particular order.
  package func forEach(_ visit: (Int) -> Void) {
    var bits = ahead
    while bits != 0 {
      visit(bits.trailingZeroBitCount + 1)
      bits &= bits - 1
    }
    bits = behind
    while bits != 0 {
      visit(-1 - bits.trailingZeroBitCount)
      bits &= bits - 1
    }
    for number in far { visit(number) }
  }

  /// The positive numbers and then the negative numbers, both in ascending order, such as 1, 15, -2, -1.
  package var list: [Int] {
    var numbers: [Int] = []
    forEach { numbers.append($0) }
    let sorted = numbers.sorted()
    return sorted.filter { $0 > 0 } + sorted.filter { $0 < 0 }
  }
}
