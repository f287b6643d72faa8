/// A random number generator that returns the same sequence for the same seed, so that a failure can be repeated.
struct SyncDice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 0xD134_2543_DE82_EF95 &+ 7 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a random number from 0 up to, but not including, `bound`.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  /// Returns true with a probability of `thousandths` in 1,000.
  mutating func falls(_ thousandths: Int) -> Bool { below(1000) < thousandths }

  /// Returns a random element.
  mutating func one<Element>(of elements: [Element]) -> Element { elements[below(elements.count)] }
}
