/// The escape sequences that are not part of a frame.
package enum TerminalSequences {
  /// Takes over the screen: saves the title, switches to the alternate screen, hides the cursor and disables wrapping.
  /// Also enables bracketed paste, mouse and focus reports, and the kitty keyboard protocol.
  package static let enter = Array(
    "\u{1B}[22;2t\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1002h\u{1B}[?1006h\u{1B}[?1004h\u{1B}[>1u"
      .utf8)

  /// Makes the terminal report when it changes between light and dark.
  package static let reportScheme = Array("\u{1B}[?2031h".utf8)

  /// Undoes `enter` and `reportScheme`. The keyboard mode belongs to the alternate screen and must be reset before
  /// leaving that screen.
  package static let leave = Array(
    "\u{1B}[?2026l\u{1B}[?2031l\u{1B}[<u\u{1B}[?1004l\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?2004l\u{1B}[?7h\u{1B}[m\u{1B}[?25h\u{1B}[?1049l\u{1B}[23;2t"
      .utf8)

  /// Clears the alternate screen before it is left, for terminals that have no second screen or keep its content.
  /// Otherwise the user's data would remain readable, and later output would not start at the top.
  package static let clear = Array("\u{1B}[m\u{1B}[H\u{1B}[2J".utf8)

  /// The terminal's bell, which is a sound or a flash.
  package static let bell: [UInt8] = [0x07]

  /// The maximum size in bytes that terminals accept. Longer texts are not copied, because a truncated copy would be
  /// worse than none.
  private static let largestClipboard = 74_000

  /// Returns the sequence that copies a text to the clipboard of the machine that runs the terminal (OSC 52). Returns
  /// nil if the text is too long.
  package static func clipboard(_ text: String) -> [UInt8]? {
    guard text.utf8.count <= largestClipboard else { return nil }
    return Array("\u{1B}]52;c;".utf8) + base64(Array(text.utf8)) + Array("\u{1B}\\".utf8)
  }

  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Encodes the bytes in Base64, without Foundation.
  package static func base64(_ bytes: [UInt8]) -> [UInt8] {
    var letters: [UInt8] = []
    letters.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits = group.reduce(0) { $0 << 8 | Int($1) }
      bits <<= 8 * (3 - group.count)
      for index in 0..<4 {
        let letter = alphabet[bits >> (18 - 6 * index) & 63]
        letters.append(index <= group.count ? letter : UInt8(ascii: "="))
      }
    }
    return letters
  }
}
