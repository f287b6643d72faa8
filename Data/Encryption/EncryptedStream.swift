import CSodium

/// Photos, drafts, the sync key, cached files and exports are encrypted as streams. Long ones are written with
/// `EncryptedStreamWriter` and read with `EncryptedStreamReader`.
enum EncryptedStream {
  /// Encrypts bytes. A photo and a draft need the name of the file on disk, and an export needs slots.
  static func encrypt(
    _ bytes: [UInt8], as purpose: EncryptedStreamPurpose, name: String? = nil,
    slots: [KeySlot] = [], with key: DataKey
  ) throws(EncryptedStreamFailure) -> [UInt8] {
    var writer = try EncryptedStreamWriter(purpose, name: name, slots: slots, with: key)
    var stored: [UInt8] = []
    writer.write(bytes[...]) { stored += $0 }
    writer.finish { stored += $0 }
    return stored
  }

  /// Decrypts a whole stream. A photo and a draft need the name of the file on disk.
  static func decrypt(
    _ stored: [UInt8], as purpose: EncryptedStreamPurpose, name: String? = nil, with key: DataKey
  ) throws(EncryptedStreamFailure) -> [UInt8] {
    let reader = try EncryptedStreamReader(purpose, name: name, with: key)
    var bytes: [UInt8] = []
    // An array that grows leaves copies of its bytes in memory.
    bytes.reserveCapacity(stored.count)
    do throws(EncryptedStreamFailure) {
      try reader.finish(with: stored[...], into: &bytes)
      return bytes
    } catch {
      wipe(&bytes)
      throw error
    }
  }

  /// Returns whether bytes begin like an encrypted file, which can be a stream or a store.
  static func isEncrypted(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.starts(with: EncryptionHeader.mark)
  }

  /// Parses the start of a stream without verifying it, for example to open an export with its passphrase. `bytes`
  /// must have at least `EncryptedStreamStart.mostCount` bytes, or the whole stream if it is shorter.
  static func start(
    of bytes: some Collection<UInt8>
  ) throws(EncryptedStreamFailure) -> EncryptedStreamStart {
    let bytes = Array(bytes.prefix(EncryptedStreamStart.mostCount))
    let count = try EncryptedStreamStart.count(fixed: bytes)
    return try EncryptedStreamStart(Array(bytes.prefix(count)))
  }

  /// Overwrites secret bytes with zeros. Other copies of the array keep their content.
  static func wipe(_ bytes: inout [UInt8]) {
    let count = bytes.count
    unsafe sodium_memzero(&bytes, count)
  }
}

extension DataKey {
  /// Returns the file name of an encrypted photo or cached file: a keyed hash of its plain name. Returns nil if memory
  /// cannot be allocated.
  func storedName(of plain: String) -> String? {
    guard let key = derived(.names) else { return nil }
    let digest = Sodium.checksum(plain.utf8, key: key)
    return String(decoding: HexadecimalDigits.of(digest), as: UTF8.self)
  }

  /// Whether a file is named like an encrypted photo or cached file.
  static func isStoredName(_ name: String) -> Bool {
    name.utf8.count == 64
      && name.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }
}
