/// Limits the number of Unicode scalars in one character. An emoji family has eleven, but thousands of combining marks
/// would make normalisation so slow that the program hangs.
public enum CombiningMarkLimit {
  /// The maximum number of scalars in one character.
  public static let limit = 32

  /// Returns whether any character of a text has more scalars than the limit.
  public static func isIn(_ text: String) -> Bool {
    mayBeIn(text) && text.contains { $0.unicodeScalars.count > limit }
  }

  /// Returns the text with each character cut to the limit of scalars.
  public static func cut(_ text: String) -> String {
    guard isIn(text) else { return text }
    var kept = String.UnicodeScalarView()
    for character in text {
      for scalar in character.unicodeScalars.prefix(limit) { kept.append(scalar) }
    }
    return String(kept)
  }

  /// Returns whether a text may have a character with more scalars than the limit. Checks only the bytes, which is fast
  /// but has false positives. ASCII never joins the previous character, and each combining mark has at least two bytes.
  public static func mayBeIn(_ text: String) -> Bool {
    var run = 0
    for byte in text.utf8 {
      run = byte < 0x80 ? 0 : run + 1
      if run > (limit - 1) * 2 { return true }
    }
    return false
  }
}
