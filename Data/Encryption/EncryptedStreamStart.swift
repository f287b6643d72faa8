/// What a stream contains. The raw value is the number in the file.
enum EncryptedStreamPurpose: UInt32, CaseIterable, Sendable {
  case photo = 1
  case draft
  case syncKey
  case export
  case cachedCover
  case cachedAnswer
  /// The picture of a profile.
  case picture
  /// What a device publishes: the file `PublicationFile`.
  case publication

  /// Whether the stream cannot be decrypted under another file name.
  var isBoundToName: Bool {
    switch self {
    case .photo, .draft: true
    case .syncKey, .export, .cachedCover, .cachedAnswer, .picture, .publication: false
    }
  }

  /// How many key slots the stream has. A file next to a store uses the slots of the store.
  var slotCounts: ClosedRange<Int> {
    switch self {
    case .export: 1...EncryptionHeader.mostSlots
    case .photo, .draft, .syncKey, .cachedCover, .cachedAnswer, .picture, .publication: 0...0
    }
  }
}

/// Why a stream cannot be encrypted or decrypted.
enum EncryptedStreamFailure: Error, Equatable {
  /// The file does not begin with the mark of encrypted files.
  case plain
  /// A newer version made the file.
  case newerVersion(Int)
  /// The file was altered, cut or renamed, or has bytes after its end.
  case damaged
  /// The file is encrypted with the data key that has this id.
  case otherKey(DataKeyID)
  /// The file is a store or a stream of another purpose, or the purpose does not allow this name or these slots.
  case wrongPurpose
  case noMemory
}

/// The beginning of a stream, before libsodium's header: the purpose, the ids of the key and the file, and the key
/// slots. `docs/encryption-format.md` describes every byte.
struct EncryptedStreamStart: Equatable {
  let purpose: EncryptedStreamPurpose
  let keyID: DataKeyID
  let fileID: EncryptedFileID
  let slots: [KeySlot]

  /// The length of the fixed part. It contains the number of slots, which determines the total length.
  static let fixedCount = 64
  /// The maximum length.
  static let mostCount = count(slots: EncryptionHeader.mostSlots)

  private static let kind: UInt8 = 2
  private static let checksumCount = 32

  private static func count(slots: Int) -> Int {
    fixedCount + slots * KeySlot.count + checksumCount
  }
}

extension EncryptedStreamStart {
  /// Returns the bytes with their keyed checksum; nil if memory cannot be allocated.
  func bytes(with key: DataKey) -> [UInt8]? {
    guard let headerKey = key.derived(.header, of: fileID) else { return nil }
    var bytes = EncryptionHeader.mark
    bytes += [EncryptionHeader.version, Self.kind, 0, UInt8(slots.count), 0, 0, 0, 0]
    bytes += keyID.bytes + fileID.bytes + BigEndian.bytes(purpose.rawValue) + [0, 0, 0, 0]
    for slot in slots { bytes += slot.bytes }
    return bytes + Sodium.checksum(bytes, key: headerKey)
  }

  /// Returns the total length of the start, computed from its first 64 bytes.
  static func count(fixed bytes: [UInt8]) throws(EncryptedStreamFailure) -> Int {
    guard bytes.starts(with: EncryptionHeader.mark) else { throw .plain }
    guard bytes.count > 17 else { throw .damaged }
    if bytes[16] > EncryptionHeader.version { throw .newerVersion(Int(bytes[16])) }
    guard bytes[16] == EncryptionHeader.version else { throw .damaged }
    if bytes[17] == EncryptionHeader.storeKind { throw .wrongPurpose }
    guard bytes[17] == kind, bytes.count >= fixedCount else { throw .damaged }
    let slots = Int(bytes[18]) << 8 | Int(bytes[19])
    guard slots <= EncryptionHeader.mostSlots else { throw .damaged }
    return count(slots: slots)
  }

  /// Reads the bytes. The keyed checksum is not verified, because the key may not be known yet.
  init(_ bytes: [UInt8]) throws(EncryptedStreamFailure) {
    guard try bytes.count == Self.count(fixed: bytes) else { throw .damaged }
    let purpose = EncryptedStreamPurpose(rawValue: BigEndian.uint32(bytes[56..<60]))
    guard let purpose, bytes[20..<24].allSatisfy({ $0 == 0 }),
      bytes[60..<64].allSatisfy({ $0 == 0 }), let keyID = DataKeyID(bytes[24..<40]),
      let fileID = EncryptedFileID(bytes[40..<56])
    else { throw .damaged }
    var slots: [KeySlot] = []
    let end = bytes.count - Self.checksumCount
    for offset in stride(from: Self.fixedCount, to: end, by: KeySlot.count) {
      guard let slot = KeySlot(bytes: bytes[offset..<offset + KeySlot.count]) else {
        throw .damaged
      }
      slots.append(slot)
    }
    guard purpose.slotCounts.contains(slots.count) else { throw .damaged }
    self.init(purpose: purpose, keyID: keyID, fileID: fileID, slots: slots)
  }

  /// Throws unless `key` is the key of the stream and the keyed checksum of `bytes` is valid.
  func verify(_ bytes: [UInt8], with key: DataKey) throws(EncryptedStreamFailure) {
    guard key.id == keyID else { throw .otherKey(keyID) }
    guard let headerKey = key.derived(.header, of: fileID) else { throw .noMemory }
    let end = bytes.count - Self.checksumCount
    guard Sodium.areEqual(Sodium.checksum(bytes[..<end], key: headerKey), Array(bytes[end...]))
    else { throw .damaged }
  }
}
