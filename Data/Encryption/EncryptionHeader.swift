/// The header of an encrypted store: its key slots, and the ids of its key and its file. `docs/encryption-format.md`
/// describes every byte.
struct EncryptionHeader: Equatable {
  /// The length of one copy. A file begins with two.
  static let count = 4096
  static let copies = 2
  static let mostSlots = 8

  /// The first bytes of every encrypted file.
  static let mark = Array("haru encrypted".utf8) + [0x1A, 0x00]
  static let version: UInt8 = 1
  static let storeKind: UInt8 = 1

  var sequence: UInt32
  let keyID: DataKeyID
  let fileID: EncryptedFileID
  var slots: [KeySlot]
}

/// Why the header of an encrypted file cannot be used.
enum EncryptionHeaderFailure: Error, Equatable {
  /// The file does not begin with the mark of encrypted files.
  case plain
  /// A newer version made the file.
  case newerVersion(Int)
  /// Both copies are damaged, or contradict each other.
  case damaged
}

extension EncryptionHeader {
  private enum Offset {
    static let slots = 64
    static let keyed = 4032
    static let checksum = 4064
  }
  private static let pageSize: UInt32 = 4096
  private static let reserved: UInt8 = 40

  /// Returns one copy of the header; nil if memory cannot be allocated.
  func bytes(with key: DataKey) -> [UInt8]? {
    guard let headerKey = key.derived(.header, of: fileID) else { return nil }
    var bytes = Self.mark + [Self.version, Self.storeKind, 0, UInt8(slots.count)]
    bytes += BigEndian.bytes(sequence) + keyID.bytes + fileID.bytes
    bytes += BigEndian.bytes(Self.pageSize) + [Self.reserved, 0, 0, 0]
    for slot in slots { bytes += slot.bytes }
    bytes += [UInt8](repeating: 0, count: Offset.keyed - bytes.count)
    bytes += Sodium.checksum(bytes, key: headerKey)
    return bytes + Sodium.checksum(bytes)
  }

  /// Reads one copy. The keyed checksum is not verified, because the key may not be known yet.
  init(copy bytes: [UInt8]) throws(EncryptionHeaderFailure) {
    guard bytes.starts(with: Self.mark) else { throw .plain }
    guard bytes.count == Self.count else { throw .damaged }
    guard
      Sodium.areEqual(Sodium.checksum(bytes[..<Offset.checksum]), Array(bytes[Offset.checksum...]))
    else { throw .damaged }
    guard bytes[16] == Self.version else { throw .newerVersion(Int(bytes[16])) }
    let count = Int(bytes[18]) << 8 | Int(bytes[19])
    guard bytes[17] == Self.storeKind, (1...Self.mostSlots).contains(count),
      BigEndian.uint32(bytes[56..<60]) == Self.pageSize, bytes[60] == Self.reserved,
      bytes[61..<64].allSatisfy({ $0 == 0 }), let keyID = DataKeyID(bytes[24..<40]),
      let fileID = EncryptedFileID(bytes[40..<56])
    else { throw .damaged }
    var slots: [KeySlot] = []
    let end = Offset.slots + count * KeySlot.count
    for offset in stride(from: Offset.slots, to: end, by: KeySlot.count) {
      guard let slot = KeySlot(bytes: bytes[offset..<offset + KeySlot.count]) else {
        throw .damaged
      }
      slots.append(slot)
    }
    guard bytes[end..<Offset.keyed].allSatisfy({ $0 == 0 }) else { throw .damaged }
    self.init(
      sequence: BigEndian.uint32(bytes[20..<24]), keyID: keyID, fileID: fileID, slots: slots)
  }

  /// Verifies the keyed checksum of a copy.
  func isGenuine(copy bytes: [UInt8], key: DataKey) -> Bool {
    guard let headerKey = key.derived(.header, of: fileID) else { return false }
    return Sodium.areEqual(
      Sodium.checksum(bytes[..<Offset.keyed], key: headerKey),
      Array(bytes[Offset.keyed..<Offset.checksum]))
  }
}

/// The two copies of a header. A change overwrites the invalid copy first, then the valid one.
struct HeaderCopies {
  let header: EncryptionHeader
  /// The bytes of the valid copy.
  let bytes: [UInt8]
  /// The index of the valid copy: 0 or 1.
  let index: Int
  /// Whether the other copy is different, because a change was interrupted.
  let needsRepair: Bool

  static let count = EncryptionHeader.copies * EncryptionHeader.count

  /// Reads the first bytes of a file, and chooses the valid copy.
  init(_ bytes: [UInt8]) throws(EncryptionHeaderFailure) {
    // The copies only differ after damage or an interrupted change, so one check is enough.
    if bytes.count >= Self.count {
      let copy = Array(bytes[..<EncryptionHeader.count])
      if Sodium.areEqual(copy, Array(bytes[EncryptionHeader.count..<Self.count])) {
        header = try EncryptionHeader(copy: copy)
        (self.bytes, index, needsRepair) = (copy, 0, false)
        return
      }
    }
    let found = [0, 1].map {
      index -> (bytes: [UInt8], header: Result<EncryptionHeader, EncryptionHeaderFailure>) in
      let start = min(index * EncryptionHeader.count, bytes.count)
      let copy = Array(bytes[start..<min(start + EncryptionHeader.count, bytes.count)])
      return (
        copy, Result { () throws(EncryptionHeaderFailure) in try EncryptionHeader(copy: copy) }
      )
    }
    let valid: Int
    switch (found[0].header, found[1].header) {
    case (.success(let first), .success(let second)):
      guard first.fileID == second.fileID,
        first.sequence != second.sequence || found[0].bytes == found[1].bytes
      else { throw .damaged }
      valid = second.sequence > first.sequence ? 1 : 0
    case (.success, .failure): valid = 0
    case (.failure, .success): valid = 1
    case (.failure(.newerVersion(let version)), .failure),
      (.failure, .failure(.newerVersion(let version))):
      throw .newerVersion(version)
    case (.failure(.plain), .failure(.plain)): throw .plain
    case (.failure, .failure): throw .damaged
    }
    header = try found[valid].header.get()
    self.bytes = found[valid].bytes
    index = valid
    needsRepair = found[0].bytes != found[1].bytes
  }

  /// Whether one of the copies begins like the header of a store.
  static func isStore(_ bytes: [UInt8]) -> Bool {
    [0, EncryptionHeader.count].contains { start in
      bytes.dropFirst(start).starts(with: EncryptionHeader.mark)
        && bytes.dropFirst(start + EncryptionHeader.mark.count + 1).first
          == EncryptionHeader.storeKind
    }
  }

  /// Returns whether one of the two copies begins with the mark of encrypted files.
  static func hasMark(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: EncryptionHeader.mark)
      || bytes.dropFirst(EncryptionHeader.count).starts(with: EncryptionHeader.mark)
  }
}
