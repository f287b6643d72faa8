/// Invented diaries and contacts in the formats of all programs that Haru imports from.
public enum LifeFixtures {
  public static let all: [ImportFixture] =
    daylio + jrnl + dayOne + diaries + markdown + people + notes + counters
}

/// Writes ZIP files without compression.
public enum StoredArchive {
  /// Returns the bytes of a ZIP archive with these files.
  public static func bytes(_ parts: [(String, [UInt8])]) -> [UInt8] {
    var (file, list): ([UInt8], [UInt8]) = ([], [])
    for (name, bytes) in parts {
      let header = file.count
      let facts =
        little(20, 2) + little(0x800, 2) + little(0, 2) + little(0, 4) + little(sum(bytes), 4)
        + little(bytes.count, 4) + little(bytes.count, 4) + little(name.utf8.count, 2)
        + little(0, 2)
      file += [0x50, 0x4B, 3, 4] + facts + Array(name.utf8) + bytes
      list += [0x50, 0x4B, 1, 2] + little(20, 2) + facts + little(0, 2) + little(0, 2)
      list += little(0, 2) + little(0, 4) + little(header, 4) + Array(name.utf8)
    }
    let end = little(0, 4) + little(parts.count, 2) + little(parts.count, 2)
    return file + list + [0x50, 0x4B, 5, 6] + end + little(list.count, 4) + little(file.count, 4)
      + little(0, 2)
  }

  private static func little(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  private static func sum(_ bytes: [UInt8]) -> Int {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
    }
    return Int(~sum)
  }

  /// Returns the text in Base64, with line breaks after `lineLength` characters; 0 means no line
  /// breaks.
  public static func letters(_ text: String, lineLength: Int = 76) -> [UInt8] {
    let signs = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    let bytes = Array(text.utf8)
    var letters: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let piece = bytes[start..<min(start + 3, bytes.count)]
      var value = piece.reduce(0) { $0 << 8 | Int($1) }
      value <<= (3 - piece.count) * 8
      let four = [18, 12, 6, 0].map { signs[value >> $0 & 63] }
      letters += four.prefix(piece.count + 1) + Array(repeating: 61, count: 3 - piece.count)
      if lineLength > 0, letters.count % lineLength == 0 { letters += [13, 10] }
    }
    return letters
  }
}
