/// The letters of western Europe as Windows wrote them before Unicode. What is announced as Latin-1
/// was mostly written so, and means the same everywhere else.
enum WesternCharset {
  static func decoded(_ bytes: [UInt8]) -> String {
    var text = String.UnicodeScalarView()
    for byte in bytes {
      let isOwn = (0x80...0x9F).contains(byte)
      text.append(isOwn ? own[Int(byte) - 0x80] : Unicode.Scalar(byte))
    }
    return String(text)
  }

  /// Where Latin-1 has nothing to show. Five places of these are empty.
  private static let own: [Unicode.Scalar] = [
    "€", "\u{81}", "‚", "ƒ", "„", "…", "†", "‡", "ˆ", "‰", "Š", "‹", "Œ", "\u{8D}", "Ž", "\u{8F}",
    "\u{90}", "‘", "’", "“", "”", "•", "–", "—", "˜", "™", "š", "›", "œ", "\u{9D}", "ž", "Ÿ",
  ]
}
