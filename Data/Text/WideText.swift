/// Text in units of two bytes (UTF-16), as some programs write files, with the mark that says so or
/// without it; and what else has zeros in it.
enum WideText {
  /// So much of a text is looked at.
  private static let looked = 1 << 16

  /// The same text in UTF-8. What is no such text stays as it is, and half a character becomes the
  /// sign for one that cannot be read.
  static func narrowed(_ bytes: [UInt8]) -> [UInt8] {
    guard isOne(bytes) else { return bytes }
    let isBig = isBig(bytes)
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var place = isMarked(bytes) ? 2 : 0
    while place + 1 < bytes.count {
      let (one, other) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      units.append(isBig ? one << 8 | other : other << 8 | one)
      place += 2
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// Whether a text begins as one in UTF-16 does: with its mark, or with letters of the alphabet whose
  /// zeros all stand on the same side.
  static func isOne(_ start: [UInt8]) -> Bool { isMarked(start) || side(start) != nil }

  /// Whether the mark stands there.
  static func isMarked(_ start: [UInt8]) -> Bool {
    start.starts(with: [0xFE, 0xFF]) || start.starts(with: [0xFF, 0xFE])
  }

  /// Whether the higher byte of each letter comes first.
  static func isBig(_ start: [UInt8]) -> Bool {
    isMarked(start) ? start.first == 0xFE : side(start) == .before
  }

  /// On which side of a letter of the alphabet the zero stands.
  private enum Side { case before, behind }

  private static func side(_ bytes: [UInt8]) -> Side? {
    let start = bytes.prefix(looked)
    guard start.contains(0) else { return nil }
    var (before, behind) = (0, 0)
    for place in stride(from: 0, to: start.count - 1, by: 2) {
      if start[place] == 0, (1...127).contains(start[place + 1]) { before += 1 }
      if start[place + 1] == 0, (1...127).contains(start[place]) { behind += 1 }
    }
    // Names of columns, commas and ends of lines are of the alphabet in any language.
    let (most, least) = (max(before, behind), min(before, behind))
    guard most >= 4, most * 20 >= start.count, least * 20 <= most else { return nil }
    return before > behind ? .before : .behind
  }

  /// Whether some bytes are a text in spite of a zero here and there: hardly anything else in it is no
  /// letter.
  static func isTextWithFaults(_ start: [UInt8]) -> Bool {
    let faults = start.count { $0 < 32 && !(9...13).contains($0) && $0 != 27 }
    return faults * 50 <= start.count
  }
}
