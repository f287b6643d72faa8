import CUTF8Proc
import Platform

/// Unicode normal forms of stored texts: composed, so that equal texts have equal bytes, and folded for searches.
public enum TextForms {
  /// Returns the text in NFC.
  public static func composed(_ text: String) -> String {
    if isPlain(text, withSigns: true) { return text }
    return mapped(text, options: UTF8PROC_STABLE.rawValue | UTF8PROC_COMPOSE.rawValue)
  }

  /// Returns whether a text consists only of ASCII and Korean syllables, and `withSigns` also of quotation marks and
  /// dashes. Most texts do, and are therefore in NFC.
  private static func isPlain(_ text: String, withSigns: Bool) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var index = 0
      while index < bytes.count {
        let first = unsafe bytes[index]
        if first < 0x80 {
          index += 1
        } else {
          guard (0xE2...0xED).contains(first), index + 2 < bytes.count else { return false }
          let second = unsafe UInt32(bytes[index + 1] & 0x3F)
          let third = unsafe UInt32(bytes[index + 2] & 0x3F)
          let scalar = UInt32(first & 0x0F) << 12 | second << 6 | third
          guard
            (0xAC00...0xD7A3).contains(scalar) || withSigns && (0x2010...0x2026).contains(scalar)
          else { return false }
          index += 3
        }
      }
      return true
    }
  }

  /// Returns whether folding may have changed a folded text in more than its case and width. It writes `ß` as `ss`.
  static func isRewritten(_ folded: String) -> Bool {
    !isPlain(folded, withSigns: false) || folded.contains("ss")
  }

  /// Returns the text in the form for searches (NFKC_Casefold): case and width folded, ignorable characters removed,
  /// composed.
  public static func folded(_ text: String) -> String {
    if isPlain(text, withSigns: false) {
      return text.utf8.contains { (65...90).contains($0) } ? text.lowercased() : text
    }
    let options =
      UTF8PROC_STABLE.rawValue | UTF8PROC_COMPOSE.rawValue | UTF8PROC_COMPAT.rawValue
      | UTF8PROC_CASEFOLD.rawValue | UTF8PROC_IGNORE.rawValue
    return mapped(text, options: options)
  }

  /// Returns a folded text without diacritics, as the sort key of a list, so that Ångström is among the As.
  public static func bare(_ folded: String) -> String {
    if folded.utf8.allSatisfy({ $0 < 0x80 }) { return folded }
    let options =
      UTF8PROC_STABLE.rawValue | UTF8PROC_COMPOSE.rawValue | UTF8PROC_STRIPMARK.rawValue
    return mapped(folded, options: options)
  }

  /// Maps a text with utf8proc. Returns the text unchanged if that fails, which only invalid text can cause.
  private static func mapped(_ text: String, options: UInt32) -> String {
    // utf8proc sorts combining marks in quadratic time, so long runs are cut first.
    var text = MarkRuns.cut(text)
    let original = text
    return text.withUTF8 { bytes in
      var mapped: UnsafeMutablePointer<UInt8>?
      let count = unsafe utf8proc_map(
        bytes.baseAddress, bytes.count, &mapped, utf8proc_option_t(options))
      guard count >= 0, let start = unsafe mapped else { return original }
      defer { unsafe free(start) }
      return unsafe String(
        decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }
  }
}
