import Domain
import Synchronization

extension StoreEncryptionOnDisk {
  /// Replaces the slots of a store or of a backup.
  static func replaceSlots(
    of path: String, by slots: [KeySlot], _ timeout: Int,
    checking check: (EncryptionHeader) throws(StorageFailure) -> Void = { _ in }
  ) throws(StorageFailure) {
    let store = try Connection(path: path, access: .existing, busyMilliseconds: Int32(timeout))
    guard let pages = store.encryptedPages else { throw .replaced }
    try pages.replaceSlots(slots, checking: check)
  }

  /// Replaces the slots of the backups that are encrypted with the data key of the store. Reports those that failed.
  func replaceSlotsOfCopies(_ slots: [KeySlot], _ id: DataKeyID) throws(StorageFailure)
    -> EncryptionOutcome
  {
    guard let paths = conversion?.paths else { return EncryptionOutcome() }
    var left: [EncryptionOutcome.LeftFile] = []
    for copy in try paths.upgradeCopies() + paths.allCopies() {
      do throws(StorageFailure) {
        guard try EncryptedFileSlots(of: copy)?.keyID == id else { continue }
        try Self.replaceSlots(of: copy, by: slots, timeout)
      } catch { left.append(EncryptionOutcome.LeftFile(path: copy, reason: error)) }
    }
    return EncryptionOutcome(left: left)
  }

  /// Whether a file is encrypted. Returns false for the store of a profile without opening it, because closing the file
  /// would release the locks of this process.
  public static func isEncryptedFile(_ path: String, besides dataFolder: String) -> Bool {
    let real = ArchiveDisk.real(path)
    guard ArchiveDisk.attributes(real)?.isFile == true,
      !real.hasPrefix(ArchiveDisk.real(dataFolder) + "/profiles/")
    else { return false }
    do throws(FileFailure) {
      return HeaderCopies.hasMark(try ArchiveDisk.beginning(of: real, HeaderCopies.count))
    } catch { return false }
  }

  /// Runs a body that changes slots, while no other process changes the encryption of the store. Throws `.busy` if one
  /// does.
  func changingSlots<T>(of key: DataKey, _ body: () throws(StorageFailure) -> T)
    throws(StorageFailure) -> T
  {
    guard let conversion else { return try body() }
    return try conversion.changingSlots(of: key, body)
  }
}

extension StoreEncryptionOnDisk {
  /// Returns the slots of the data file; nil if it is plain.
  func header() throws(EncryptionFailure) -> EncryptedFileSlots? {
    if try !storing({ () throws(StorageFailure) in try StoreFile.exists(path) }) { throw .noStore }
    return try storing { () throws(StorageFailure) in
      conversion == nil
        ? try EncryptedFileSlots(of: path) : try EncryptedFileSlots(ofStore: path)
    }
  }

  func encryptedHeader() throws(EncryptionFailure) -> EncryptedFileSlots {
    guard let header = try header() else { throw .off }
    return header
  }

  func key(_ secret: EncryptionSecret, in header: EncryptedFileSlots)
    throws(EncryptionFailure) -> DataKey
  {
    if let known = known.withLock({ $0 }), known.secret == secret, known.key.id == header.keyID {
      return known.key
    }
    begin()
    let slots = header.slots.filter { $0.kind == secret.kind }
    if slots.isEmpty { throw .noSlot(secret.kind) }
    guard let bytes = secret.bytes else { throw .noMemory }
    for slot in slots {
      do throws(KeySlotFailure) {
        let key = try slot.open(with: bytes, id: header.keyID)
        known.withLock { $0 = (secret, key) }
        return key
      } catch {
        if error == .noMemory { throw .noMemory }
      }
    }
    throw .wrongSecret(secret.kind, wait: nil)
  }

  /// Makes a data key with a slot for each secret. Each slot is decrypted once to verify it.
  func newKey(_ secrets: [EncryptionSecret]) throws(EncryptionFailure) -> (
    DataKey, [KeySlot]
  ) {
    begin()
    guard let key = DataKey.random() else { throw .noMemory }
    let slots = try slots(of: key, for: secrets)
    DataKeys.ofProcess.add(key)
    if let first = secrets.first { known.withLock { $0 = (first, key) } }
    return (key, slots)
  }

  func slots(of key: DataKey, for secrets: [EncryptionSecret]) throws(EncryptionFailure)
    -> [KeySlot]
  {
    var slots: [KeySlot] = []
    for secret in secrets {
      guard let bytes = secret.bytes else { throw .noMemory }
      do throws(KeySlotFailure) {
        let slot = try KeySlot(
          key, kind: secret.kind, secret: bytes,
          derivation: secret.kind == .recoveryKey ? .blake2 : derivation(),
          made: UInt64(max(0, seconds())))
        _ = try slot.open(with: bytes, id: key.id)
        slots.append(slot)
      } catch { throw .noMemory }
    }
    return slots
  }

  func opens(_ slot: KeySlot, _ secret: EncryptionSecret, _ id: DataKeyID) -> Bool {
    guard let bytes = secret.bytes else { return false }
    do throws(KeySlotFailure) { return try slot.open(with: bytes, id: id).id == id } catch {
      return false
    }
  }
}

extension EncryptionSecret {
  /// The bytes from which a wrapping key is derived; nil if memory cannot be allocated.
  fileprivate var bytes: SecretBytes? {
    switch self {
    case .passphrase(let passphrase): SecretBytes(copying: passphrase.bytes)
    case .recoveryKey(let key): SecretBytes(copying: key.bytes)
    case .answer(let bytes): SecretBytes(copying: bytes)
    }
  }
}
