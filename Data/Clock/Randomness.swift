public import Domain
import Synchronization

extension IDSource {
  /// Ids of a hundred random bits in letters and digits that are hard to confuse. They come from
  /// the system alone: processes that share a seed and a clock still never make the same one.
  public static let random = IDSource {
    var source = SystemRandomNumberGenerator()
    let letters = Array("0123456789abcdefghjkmnpqrstvwxyz")
    // Each call goes to the system; twelve letters come of one number.
    let bits = [source.next(), source.next()]
    return String((0..<20).map { letters[Int(bits[$0 / 12] >> UInt64($0 % 12 * 5) & 31)] })
  }
}

extension RandomSource {
  /// Lots that repeat for the same seed.
  public static func seeded(_ seed: UInt64) -> RandomSource {
    let state = Atomic<UInt64>(seed)
    return RandomSource { bound in
      // SplitMix64: each step adds a constant and mixes the sum.
      var mixed = state.wrappingAdd(0x9E37_79B9_7F4A_7C15, ordering: .relaxed).newValue
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return bound > 1 ? Int((mixed ^ (mixed >> 31)) % UInt64(bound)) : 0
    }
  }

  /// Lots that nobody can foresee.
  public static func unseeded() -> RandomSource {
    var source = SystemRandomNumberGenerator()
    return seeded(source.next())
  }
}
