/// Detects and decodes UTF-16 with or without a byte order mark, and distinguishes text with stray NUL bytes from
/// binary data.
enum WideText {
  /// The number of bytes at the beginning of a file that are examined.
  private static let looked = 1 << 16

  /// Converts UTF-16 to UTF-8. Other bytes are returned unchanged, and unpaired surrogates become U+FFFD.
  static func narrowed(_ bytes: [UInt8]) -> [UInt8] {
    guard isOne(bytes) else { return bytes }
    let isBig = isBig(bytes)
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var offset = isMarked(bytes) ? 2 : 0
    while offset + 1 < bytes.count {
      let (one, other) = (UInt16(bytes[offset]), UInt16(bytes[offset + 1]))
      units.append(isBig ? one << 8 | other : other << 8 | one)
      offset += 2
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// Returns whether a text is UTF-16: it begins with a byte order mark, or has ASCII letters with NUL bytes always on
  /// the same side.
  static func isOne(_ start: [UInt8]) -> Bool { isMarked(start) || side(start) != nil }

  /// Returns whether the text begins with a UTF-16 byte order mark.
  static func isMarked(_ start: [UInt8]) -> Bool {
    start.starts(with: [0xFE, 0xFF]) || start.starts(with: [0xFF, 0xFE])
  }

  /// Returns whether the text is big-endian.
  static func isBig(_ start: [UInt8]) -> Bool {
    isMarked(start) ? start.first == 0xFE : side(start) == .before
  }

  /// The side of ASCII letters on which NUL bytes are.
  private enum Side { case before, behind }

  private static func side(_ bytes: [UInt8]) -> Side? {
    let start = bytes.prefix(looked)
    guard start.contains(0) else { return nil }
    var (before, behind) = (0, 0)
    for offset in stride(from: 0, to: start.count - 1, by: 2) {
      if start[offset] == 0, (1...127).contains(start[offset + 1]) { before += 1 }
      if start[offset + 1] == 0, (1...127).contains(start[offset]) { behind += 1 }
    }
    // Column names, commas and line breaks are ASCII in any language, so they occur often enough.
    let (most, least) = (max(before, behind), min(before, behind))
    guard most >= 4, most * 20 >= start.count, least * 20 <= most else { return nil }
    return before > behind ? .before : .behind
  }

  /// Returns whether the bytes are text despite some NUL bytes: at most 2 % are control characters.
  static func isTextWithControlBytes(_ start: [UInt8]) -> Bool {
    let faults = start.count { $0 < 32 && !(9...13).contains($0) && $0 != 27 }
    return faults * 50 <= start.count
  }
}
