/// One row or column of a QR code: 192 bits, of which bit 0 is the leftmost or topmost module. A set bit is a dark
/// module. Operations on whole lines make the choice of a mask fast.
package struct BitLine: Equatable, Sendable {
  private var first: UInt64
  private var second: UInt64
  private var third: UInt64

  private init(_ first: UInt64, _ second: UInt64, _ third: UInt64) {
    (self.first, self.second, self.third) = (first, second, third)
  }

  /// A line of light modules.
  package static let empty = BitLine(0, 0, 0)

  /// Creates a line whose first `count` bits are set.
  package init(first count: Int) {
    func ones(_ count: Int) -> UInt64 { count <= 0 ? 0 : ~0 >> UInt64(64 - min(64, count)) }
    self.init(ones(count), ones(count - 64), ones(count - 128))
  }

  /// A bit, from 0 to 191.
  package subscript(index: Int) -> Bool {
    get {
      let bit = UInt64(index & 63)
      return switch index >> 6 {
      case 0: first >> bit & 1 == 1
      case 1: second >> bit & 1 == 1
      default: third >> bit & 1 == 1
      }
    }
    set {
      let bit = 1 << UInt64(index & 63) as UInt64
      switch index >> 6 {
      case 0: first = newValue ? first | bit : first & ~bit
      case 1: second = newValue ? second | bit : second & ~bit
      default: third = newValue ? third | bit : third & ~bit
      }
    }
  }

  /// The number of set bits.
  package var count: Int {
    first.nonzeroBitCount + second.nonzeroBitCount + third.nonzeroBitCount
  }

  /// Returns the line without its first `count` bits, which must be fewer than 64.
  package func dropping(_ count: Int) -> BitLine {
    let (down, up) = (UInt64(count), UInt64(64 - count))
    return BitLine(first >> down | second << up, second >> down | third << up, third >> down)
  }

  /// Returns the line after `count` clear bits, which must be fewer than 64.
  package func indented(_ count: Int) -> BitLine {
    let (up, down) = (UInt64(count), UInt64(64 - count))
    return BitLine(first << up, second << up | first >> down, third << up | second >> down)
  }

  package static func & (one: BitLine, other: BitLine) -> BitLine {
    BitLine(one.first & other.first, one.second & other.second, one.third & other.third)
  }

  package static func | (one: BitLine, other: BitLine) -> BitLine {
    BitLine(one.first | other.first, one.second | other.second, one.third | other.third)
  }

  package static func ^ (one: BitLine, other: BitLine) -> BitLine {
    BitLine(one.first ^ other.first, one.second ^ other.second, one.third ^ other.third)
  }

  package static prefix func ~ (line: BitLine) -> BitLine {
    BitLine(~line.first, ~line.second, ~line.third)
  }
}
