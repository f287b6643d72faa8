/// Finds Korean in a text.
public enum Hangul {
  /// Whether there is Hangul among these bytes of UTF-8: syllables, or letters by themselves.
  public static func isIn(_ bytes: some Collection<UInt8>) -> Bool {
    var code: UInt32 = 0
    for byte in bytes {
      switch byte {
      // The first of three bytes brings the upper four bits; all Hangul is written with three.
      case 0xE0...0xEF: code = UInt32(byte & 0x0F) | 1 << 16
      case 0x80...0xBF where code != 0:
        code = code << 6 | UInt32(byte & 0x3F)
        // The mark that was put above the first four bits has gone up with them.
        guard code >> 28 == 1 else { continue }
        if isHangul(code & 0xFFFF) { return true }
        code = 0
      default: code = 0
      }
    }
    return false
  }

  private static func isHangul(_ code: UInt32) -> Bool {
    switch code {
    case 0xAC00...0xD7FF, 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97F, 0xFFA0...0xFFDC:
      true
    default: false
    }
  }
}
