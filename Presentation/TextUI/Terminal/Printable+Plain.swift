extension Printable {
  /// Returns whether a text has only characters that are displayed unchanged: printable ASCII, line feeds, Hangul
  /// syllables, Western letters and list signs. None of these combines with its neighbours, so checking bytes suffices.
  /// This covers nearly every list line, and is fifty times as fast as checking characters.
  static func isPlain(_ text: String) -> Bool {
    var bytes = text.utf8.makeIterator()
    while let first = bytes.next() {
      switch first {
      case 0x20...0x7E, 0x0A: continue
      // U+00B7, and U+00C0 to U+00FF.
      case 0xC2: if bytes.next() != 0xB7 { return false }
      case 0xC3: _ = bytes.next()
      case 0xE2...0xED:
        guard let second = bytes.next(), let third = bytes.next() else { return false }
        if !isPlain(first, second, third) { return false }
      default: return false
      }
    }
    return true
  }

  /// Returns whether a scalar of three bytes is plain.
  private static func isPlain(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    switch (first, second) {
    // U+2013, U+2014, U+2018, U+2019, U+201C, U+201D, U+2022 and U+2026.
    case (0xE2, 0x80):
      switch third {
      case 0x93, 0x94, 0x98, 0x99, 0x9C, 0x9D, 0xA2, 0xA6: true
      default: false
      }
    // U+2500 to U+25FF.
    case (0xE2, 0x94...0x97): true
    // U+AC00 to U+D7A3.
    case (0xEA, 0xB0...), (0xEB, _), (0xEC, _), (0xED, ..<0x9E): true
    case (0xED, 0x9E): third <= 0xA3
    default: false
    }
  }
}
