import Support

@testable import TextUI

/// Random texts for QR codes.
enum QRSample {
  private static let alphabets: [[String]] = [
    (0..<40).map { String(UnicodeScalar(UInt32(0xAC00 + $0 * 271)) ?? " ") },
    ["😀", "👍🏽", "❤️", "👨‍👩‍👧‍👦", "🇰🇷", "1️⃣", "🪴", "📚"],
    ["a", "b", "Z", "0", "9", " ", ":", ";", "/", "\n", "\r\n", "~", "\\", "\""],
    ["é", "ü", "ß", "ñ", "Ø", "¿"],
    ["漢", "字", "あ", "カ", "π", "ж", "ㅎ", "“", "”", "…", "e\u{301}"],
  ]

  /// Returns a text of exactly this many bytes. It has one or several scripts.
  static func text(ofBytes count: Int, _ dice: inout TerminalDice) -> String {
    let chosen = alphabets.shuffled(using: &dice).prefix(Int.random(in: 1...3, using: &dice))
    let pieces = chosen.flatMap { $0 }
    var (text, size) = ("", 0)
    while size < count {
      var piece = pieces.randomElement(using: &dice) ?? "x"
      if piece.utf8.count > count - size { piece = "x" }
      text += piece
      size += piece.utf8.count
    }
    return text
  }

  /// Returns random bytes.
  static func bytes(_ count: Int, _ dice: inout TerminalDice) -> [UInt8] {
    (0..<count).map { _ in UInt8.random(in: 0...255, using: &dice) }
  }
}
