import Domain

/// A small file as another program writes it, invented here.
public struct ImportFixture: Sendable {
  public let name: String
  public let format: ImportFormat
  public let bytes: [UInt8]

  /// Names a file.
  public init(_ name: String, _ format: ImportFormat, _ bytes: [UInt8]) {
    (self.name, self.format, self.bytes) = (name, format, bytes)
  }

  /// The same of a text.
  public init(_ name: String, _ format: ImportFormat, _ text: String) {
    self.init(name, format, Array(text.utf8))
  }
}

/// All files that the readers of imports are put to the test with, and what harms them.
public enum ImportFixtures {
  public static let all: [ImportFixture] = BookFixtures.all

  /// What means something to one of the readers.
  public static let pieces: [[UInt8]] =
    [
      [34], [34, 34], [44], [9], [13, 10], [10], [13], [0], [0xFF], [0xEF, 0xBB, 0xBF],
      [0xEA, 0xB9],
      [0x80], [92], [61], [0xC2, 0x85],
    ]
    + [
      "==========\n", "=\"\"", "@@@@@", "|||||", "{", "}", "[", "]", "\\u0000", "<br/>", "&amp;",
      "<",
      "4.25", "0000/00/00", "2024-02-30", "99999999999999999999", "가", "\u{301}", "👩🏽‍🚀", "--[[", "[[",
      "return {", "\\255", "function: 0x1", "\"read\"", "12-3", "|", "- Your Note on page 1 | 2",
      "2024년", "Book Id", ",\"", "\n\n", "null", "-1", "1e9",
    ].map { Array($0.utf8) }

  /// One of the files, harmed or not.
  public static func file(_ dice: inout Dice) -> (fixture: ImportFixture, bytes: [UInt8]) {
    let fixture = dice.one(of: all)
    var bytes = fixture.bytes
    for _ in 0..<dice.below(5) {
      // What is written of another format is as good as any other harm.
      if dice.below(40) == 0 { bytes += dice.one(of: all).bytes.prefix(600) }
      dice.harm(&bytes, with: pieces)
    }
    return (fixture, bytes)
  }
}

/// Writes archives that are small and packed not at all.
public enum ZipFixture {
  /// The bytes of an archive with some files in it.
  public static func bytes(_ files: [(name: String, bytes: [UInt8])]) -> [UInt8] {
    var all: [UInt8] = []
    var list: [UInt8] = []
    for file in files {
      let (name, sum) = (Array(file.name.utf8), sum(file.bytes))
      let facts: [UInt8] =
        number(0, 2) + number(0, 2) + number(0, 4) + number(Int(sum), 4)
        + number(file.bytes.count, 4) + number(file.bytes.count, 4) + number(name.count, 2)
        + number(0, 2)
      list += [0x50, 0x4B, 1, 2] + number(20, 2) + number(20, 2) + facts
      list +=
        number(0, 2) + number(0, 2) + number(0, 2) + number(0, 4) + number(all.count, 4) + name
      all += [0x50, 0x4B, 3, 4] + number(20, 2) + facts + name + file.bytes
    }
    let start = all.count
    all += list + [0x50, 0x4B, 5, 6] + number(0, 4) + number(files.count, 2)
    return all + number(files.count, 2) + number(list.count, 4) + number(start, 4) + number(0, 2)
  }

  private static func number(_ value: Int, _ length: Int) -> [UInt8] {
    (0..<length).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }

  private static func sum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
    }
    return ~sum
  }
}
