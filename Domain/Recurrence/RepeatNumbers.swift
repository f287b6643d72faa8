/// Numbers that count from the front (1, 2…) or from the back (-1, -2…) of a month, a year or a
/// group of days (a set of signed integers). The small ones are bits, so that most rules need no
/// memory of their own.
struct RepeatNumbers: Hashable, Sendable {
  /// 1…64, the lowest bit for 1.
  private(set) var ahead: UInt64 = 0
  /// -1…-64, the lowest bit for -1.
  private(set) var behind: UInt64 = 0
  /// The others, sorted.
  private(set) var far: [Int] = []

  var isEmpty: Bool { ahead == 0 && behind == 0 && far.isEmpty }

  /// Adds a number that is not 0; one that is there already changes nothing.
  mutating func insert(_ number: Int) {
    switch number {
    case 1...64: ahead |= 1 << UInt64(number - 1)
    case -64 ... -1: behind |= 1 << UInt64(-number - 1)
    default:
      let place = far.firstIndex { $0 >= number } ?? far.endIndex
      if place == far.endIndex || far[place] != number { far.insert(number, at: place) }
    }
  }

  func contains(_ number: Int) -> Bool {
    switch number {
    case 1...64: ahead & 1 << UInt64(number - 1) != 0
    case -64 ... -1: behind & 1 << UInt64(-number - 1) != 0
    default: far.contains(number)
    }
  }

  /// Visits every number, in no order that matters.
  func forEach(_ visit: (Int) -> Void) {
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

  /// Those counted from the front and then those counted from the back: 1, 15, -2, -1.
  var list: [Int] {
    var numbers: [Int] = []
    forEach { numbers.append($0) }
    let sorted = numbers.sorted()
    return sorted.filter { $0 > 0 } + sorted.filter { $0 < 0 }
  }
}
