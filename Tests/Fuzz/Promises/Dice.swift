/// A pseudorandom generator (SplitMix64) that returns the same numbers for the same seed.
public struct Dice: RandomNumberGenerator {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  /// Creates a generator for one of many inputs, so that this input can be generated alone again.
  public init(seed: UInt64, input number: Int) {
    self.init(seed: seed &* 0x1_0000_0000 &+ UInt64(number) &* 0x9E37_79B9)
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number from 0 up to but not including the bound.
  public mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(1, bound))) }

  /// Returns a random element.
  public mutating func one<Thing>(of things: [Thing]) -> Thing { things[below(things.count)] }
}
