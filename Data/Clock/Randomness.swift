public import Domain
import Synchronization

extension IDSource {
  /// Creates ids of 100 random bits in an unambiguous alphabet. The bits come from the system only,
  /// so processes with the same seed and clock never make the same id.
  public static let random = IDSource {
    var source = SystemRandomNumberGenerator()
    // Twelve letters of five bits come from each number, because every number is a system call.
    let bits = [source.next(), source.next()]
    return String((0..<20).map { letters[Int(bits[$0 / 12] >> UInt64($0 % 12 * 5) & 31)] })
  }

  /// Creates ids that depend on the seed only, for sample data that is the same each time.
  public static func seeded(_ seed: UInt64) -> IDSource {
    let numbers = RandomSource.seeded(seed)
    return IDSource { String((0..<20).map { _ in letters[numbers.below(letters.count)] }) }
  }

  private static let letters = Array("0123456789abcdefghjkmnpqrstvwxyz")
}

extension RandomSource {
  /// Returns a generator whose numbers depend on the seed only.
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

  /// Returns a generator with an unpredictable seed from the system.
  public static func unseeded() -> RandomSource {
    var source = SystemRandomNumberGenerator()
    return seeded(source.next())
  }
}
