/// Text in units of two bytes (UTF-16), as some programs write files.
enum WideText {
  /// The same text in UTF-8. What does not begin with the mark of such text stays as it is, and
  /// half a character becomes the sign for one that cannot be read.
  static func narrowed(_ bytes: [UInt8]) -> [UInt8] {
    let isBig: Bool
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xFE, 0xFF): isBig = true
    case (0xFF, 0xFE): isBig = false
    case (.some, _), (nil, _): return bytes
    }
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var place = 2
    while place + 1 < bytes.count {
      let (one, other) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      units.append(isBig ? one << 8 | other : other << 8 | one)
      place += 2
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
