/// Decodes Windows-1252. Declared Latin-1 is decoded in the same way: it mostly was Windows-1252 and is otherwise
/// identical.
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
