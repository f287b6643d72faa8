/// Characters that are heaps of marks. One character may be built of several scalars (a family of
/// emoji has eleven), but not of any number of them: to bring thousands of marks into their order
/// would keep everybody waiting.
public enum CombiningMarkLimit {
  /// The most scalars of one character.
  public static let limit = 32

  /// Whether a text has a character of more scalars than any has that somebody writes.
  public static func isIn(_ text: String) -> Bool {
    mayBeIn(text) && text.contains { $0.unicodeScalars.count > limit }
  }

  /// The text with the scalars of each character that are not too many.
  public static func cut(_ text: String) -> String {
    guard isIn(text) else { return text }
    var kept = String.UnicodeScalarView()
    for character in text {
      for scalar in character.unicodeScalars.prefix(limit) { kept.append(scalar) }
    }
    return String(kept)
  }

  /// A first look at the bytes: nothing of ASCII joins what stands before it, and every mark has
  /// two bytes at least.
  public static func mayBeIn(_ text: String) -> Bool {
    var run = 0
    for byte in text.utf8 {
      run = byte < 0x80 ? 0 : run + 1
      if run > (limit - 1) * 2 { return true }
    }
    return false
  }
}
