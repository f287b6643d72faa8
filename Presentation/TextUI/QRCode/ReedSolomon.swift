/// The error correction code of QR codes: Reed–Solomon over the field of 256 elements with the primitive polynomial
/// x⁸ + x⁴ + x³ + x² + 1 (ISO/IEC 18004, 7.5).
package enum ReedSolomon {
  /// The powers of the generating element, from 0 to 254, twice in a row, so that sums of two exponents are valid.
  private static let powers: [UInt8] = {
    var powers: [UInt8] = []
    var value = 1
    for _ in 0..<255 {
      powers.append(UInt8(value))
      value <<= 1
      if value > 255 { value ^= 0x11D }
    }
    return powers + powers
  }()

  /// The exponent of each element. The exponent of 0 is unused.
  private static let exponents: [Int] = {
    var exponents = [Int](repeating: 0, count: 256)
    for exponent in 0..<255 { exponents[Int(powers[exponent])] = exponent }
    return exponents
  }()

  /// Multiplies two elements of the field.
  package static func product(_ one: UInt8, _ other: UInt8) -> UInt8 {
    one == 0 || other == 0 ? 0 : powers[exponents[Int(one)] + exponents[Int(other)]]
  }

  /// Returns the coefficients of the generator polynomial, highest power first, without the leading 1.
  package static func generator(degree: Int) -> [UInt8] {
    var polynomial: [UInt8] = [1]
    for root in powers.prefix(degree) {
      // Multiplying by x + root adds each coefficient, times the root, to the next lower power.
      polynomial.append(0)
      for index in stride(from: polynomial.count - 1, to: 0, by: -1) {
        polynomial[index] ^= product(polynomial[index - 1], root)
      }
    }
    return Array(polynomial.dropFirst())
  }

  /// Returns the error correction codewords of a block: the remainder of its division by the generator polynomial.
  package static func codewords(for block: some Sequence<UInt8>, _ generator: [UInt8]) -> [UInt8] {
    let factors = generator.map { $0 == 0 ? nil : exponents[Int($0)] }
    var remainder = [UInt8](repeating: 0, count: generator.count)
    var head = 0
    // The remainder is a ring, whose highest power is at `head`.
    for byte in block {
      let factor = byte ^ remainder[head]
      remainder[head] = 0
      head = head + 1 == remainder.count ? 0 : head + 1
      if factor == 0 { continue }
      let exponent = exponents[Int(factor)]
      var index = head
      for own in factors {
        if let own { remainder[index] ^= powers[exponent + own] }
        index = index + 1 == remainder.count ? 0 : index + 1
      }
    }
    return Array(remainder[head...] + remainder[..<head])
  }
}
