/// Decodes Windows-1252. Text that is declared as Latin-1 is decoded in the same way, because such text is mostly
/// Windows-1252, and real Latin-1 text differs only in control characters.
enum WesternCharset {
  static func decoded(_ bytes: [UInt8]) -> String {
    var text = String.UnicodeScalarView()
    for byte in bytes {
      let isOwn = (0x80...0x9F).contains(byte)
      text.append(isOwn ? own[Int(byte) - 0x80] : Unicode.Scalar(byte))
    }
    return String(text)
  }

  /// The characters for 0x80 to 0x9F, which are control characters in Latin-1. Five codes are unassigned and stay
  /// unchanged.
  private static let own: [Unicode.Scalar] = [
    "€", "\u{81}", "‚", "ƒ", "„", "…", "†", "‡", "ˆ", "‰", "Š", "‹", "Œ", "\u{8D}", "Ž", "\u{8F}",
    "\u{90}", "‘", "’", "“", "”", "•", "–", "—", "˜", "™", "š", "›", "œ", "\u{9D}", "ž", "Ÿ",
  ]
}
