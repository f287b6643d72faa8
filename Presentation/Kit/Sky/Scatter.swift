/// Pseudo-random numbers for pictures of many small pieces, so that the same moment always looks the same.
package enum Scatter {
  /// Returns a number in 0..<1 that depends only on the number of a piece and on `turn`, of which each property of a
  /// piece has its own.
  package static func share(_ number: Int, _ turn: UInt64) -> Double {
    var value = UInt64(truncatingIfNeeded: number + 1) &* 0x9E37_79B9_7F4A_7C15
    value = value &+ turn &* 0xBF58_476D_1CE4_E5B9
    value ^= value >> 31
    value = value &* 0x94D0_49BB_1331_11EB
    value ^= value >> 29
    return Double(value % 10_000) / 10_000
  }
}
