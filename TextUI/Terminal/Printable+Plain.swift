extension Printable {
  /// Whether a text is shown as it is: printable ASCII, line feeds, Hangul syllables, Western letters and the
  /// punctuation and shapes of lists. None of these combines with its neighbours, so the bytes decide. Nearly every line
  /// of a list is such a text, and looking at its characters takes fifty times as long.
  static func isPlain(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var index = 0
      while index < bytes.count {
        let length = unsafe plainLength(bytes, at: index)
        if length == 0 { return false }
        index += length
      }
      return true
    }
  }

  /// How many bytes the plain scalar at an index has, or zero if the scalar is not plain.
  @unsafe private static func plainLength(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    func byte(_ offset: Int) -> UInt8 {
      unsafe index + offset < bytes.count ? bytes[index + offset] : 0
    }
    switch byte(0) {
    case 0x20...0x7E, 0x0A: return 1
    // U+00B7, and U+00C0 to U+00FF.
    case 0xC2: return byte(1) == 0xB7 ? 2 : 0
    case 0xC3: return 2
    case 0xE2:
      switch byte(1) {
      // U+2013, U+2014, U+2018, U+2019, U+201C, U+201D, U+2022 and U+2026.
      case 0x80:
        switch byte(2) {
        case 0x93, 0x94, 0x98, 0x99, 0x9C, 0x9D, 0xA2, 0xA6: return 3
        default: return 0
        }
      // U+2500 to U+25FF.
      case 0x94...0x97: return 3
      default: return 0
      }
    // U+AC00 to U+D7A3.
    case 0xEA: return byte(1) >= 0xB0 ? 3 : 0
    case 0xEB, 0xEC: return 3
    case 0xED: return byte(1) < 0x9E || byte(1) == 0x9E && byte(2) <= 0xA3 ? 3 : 0
    default: return 0
    }
  }
}
