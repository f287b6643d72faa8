extension ZoneFile {
  /// Parses a TZif file of version 1, 2, 3, or a compatible later one.
  public init(_ bytes: [UInt8]) throws(ZoneFileRefusal) {
    let old = try ZoneFileHead(bytes[...])
    guard old.version > 0 else {
      self = try ZoneFileBlock(bytes[ZoneFileHead.length...], old, wide: 4).table(rule: nil)
      return
    }
    // The first data block is for programs with 32-bit times, and is skipped.
    let start = ZoneFileHead.length + old.length(wide: 4)
    guard start < bytes.count, bytes[start...].starts(with: ZoneFileHead.mark) else {
      throw .broken
    }
    let head = try ZoneFileHead(bytes[start...])
    let body = bytes[(start + ZoneFileHead.length)...]
    let block = try ZoneFileBlock(body, head, wide: 8)
    let footer = body.dropFirst(head.length(wide: 8))
    self = block.table(rule: try Self.rule(in: footer))
  }

  /// Returns the rule between two line feeds, or nil if it is empty or missing.
  private static func rule(in footer: ArraySlice<UInt8>) throws(ZoneFileRefusal) -> ZoneRule? {
    guard footer.first == ASCII.newline else { return nil }
    let text = footer.dropFirst().prefix { $0 != ASCII.newline }
    if text.isEmpty { return nil }
    guard let rule = ZoneRule(text) else { throw .broken }
    return rule
  }
}

/// The header of a TZif file, with the sizes of its tables.
private struct ZoneFileHead {
  static let length = 44
  static let mark = Array("TZif".utf8)
  /// The maximum number of entries in a table.
  private static let most = 1 << 16

  let version: Int
  private let counts: [Int]

  init(_ bytes: ArraySlice<UInt8>) throws(ZoneFileRefusal) {
    guard bytes.starts(with: Self.mark) else { throw .noZoneFile }
    guard bytes.count >= Self.length else { throw .broken }
    let version = bytes[bytes.startIndex + 4]
    self.version = version >= UInt8(ascii: "2") ? Int(version) - 48 : 0
    counts = (0..<6).map { ZoneFileBlock.number(bytes, bytes.startIndex + 20 + $0 * 4, wide: 4) }
    guard counts.allSatisfy({ (0...Self.most).contains($0) }), types > 0 else { throw .broken }
    if counts[2] > 0 { throw .leapSeconds }
  }

  var turns: Int { counts[3] }
  var types: Int { counts[4] }

  /// Returns the size of the data block, in bytes, if each instant has `wide` bytes.
  func length(wide: Int) -> Int {
    turns * (wide + 1) + types * 6 + counts[5] + counts[2] * (wide + 4) + counts[1] + counts[0]
  }
}

/// The instants and offsets of a TZif file.
private struct ZoneFileBlock {
  private var turns: [Int] = []
  private var offsets: [Int] = []

  /// The range of UTC offsets that RFC 8536 allows.
  private static let possible = -25 * 3600 + 1...26 * 3600 - 1

  init(_ bytes: ArraySlice<UInt8>, _ head: ZoneFileHead, wide: Int) throws(ZoneFileRefusal) {
    guard bytes.count >= head.length(wide: wide) else { throw .broken }
    let kinds = bytes.startIndex + head.turns * wide
    let types = (0..<head.types).map {
      Self.number(bytes, kinds + head.turns + $0 * 6, wide: 4)
    }
    guard types.allSatisfy(Self.possible.contains) else { throw .broken }
    offsets.reserveCapacity(head.turns + 1)
    offsets.append(types[0])
    for index in 0..<head.turns {
      let turn = Self.number(bytes, bytes.startIndex + index * wide, wide: wide)
      let kind = Int(bytes[kinds + index])
      guard kind < types.count, turns.last.map({ $0 < turn }) ?? true else { throw .broken }
      turns.append(turn)
      offsets.append(types[kind])
    }
  }

  func table(rule: ZoneRule?) -> ZoneFile {
    ZoneFile(turns: turns, offsets: offsets, rule: rule)
  }

  /// Parses a signed big-endian number.
  static func number(_ bytes: ArraySlice<UInt8>, _ offset: Int, wide: Int) -> Int {
    var value: UInt64 = 0
    for byte in bytes[offset..<(offset + wide)] { value = value << 8 | UInt64(byte) }
    return wide == 4
      ? Int(Int32(truncatingIfNeeded: value)) : Int(Int64(truncatingIfNeeded: value))
  }
}
