import CUTF8Proc
import Glibc

/// The two forms texts are kept in: composed, so that equal texts have equal bytes, and folded,
/// so that a search finds them whatever their case, width or form.
public enum TextForms {
  /// The text in Unicode's composed form (NFC).
  public static func composed(_ text: String) -> String {
    if isComposed(text) { return text }
    return mapped(text, options: UTF8PROC_STABLE.rawValue | UTF8PROC_COMPOSE.rawValue)
  }

  /// Whether all of a text are characters that are composed and stay so beside each other: ASCII,
  /// Korean syllables, quotation marks and dashes. Most texts are.
  private static func isComposed(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var place = 0
      while place < bytes.count {
        let first = unsafe bytes[place]
        if first < 0x80 {
          place += 1
        } else {
          guard (0xE2...0xED).contains(first), place + 2 < bytes.count else { return false }
          let second = unsafe UInt32(bytes[place + 1] & 0x3F)
          let third = unsafe UInt32(bytes[place + 2] & 0x3F)
          let scalar = UInt32(first & 0x0F) << 12 | second << 6 | third
          guard (0xAC00...0xD7A3).contains(scalar) || (0x2010...0x2026).contains(scalar) else {
            return false
          }
          place += 3
        }
      }
      return true
    }
  }

  /// The text as searches compare it: small letters, ordinary width, composed.
  public static func folded(_ text: String) -> String {
    let options =
      UTF8PROC_STABLE.rawValue | UTF8PROC_COMPOSE.rawValue | UTF8PROC_COMPAT.rawValue
      | UTF8PROC_CASEFOLD.rawValue | UTF8PROC_IGNORE.rawValue
    return mapped(text, options: options)
  }

  /// A folded text without its accents, as an index orders it: Ångström among the As.
  public static func bare(_ folded: String) -> String {
    if folded.utf8.allSatisfy({ $0 < 0x80 }) { return folded }
    let options =
      UTF8PROC_STABLE.rawValue | UTF8PROC_COMPOSE.rawValue | UTF8PROC_STRIPMARK.rawValue
    return mapped(folded, options: options)
  }

  /// Maps a text; one the library cannot map (it would have to be invalid) stays as it is.
  private static func mapped(_ text: String, options: UInt32) -> String {
    // Marks are brought into their order by comparing each with each before it.
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
