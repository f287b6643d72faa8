/// Pseudorandom bytes that are the same in every run.
package enum RandomBytes {
  /// Returns `count` pseudorandom bytes.
  package static func drawn(_ count: Int) -> [UInt8] {
    var state: UInt64 = 0x6861_7275
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 33)
    }
  }
}
