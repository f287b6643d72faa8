public import Domain
import Platform

/// Encrypts and opens a data file on the disk. The data key is in the user keyring of the kernel while it is open.
public struct StoreEncryptionOnDisk: StoreEncryption {
  private let path: String
  private let derivation: KeyDerivation
  private let seconds: @Sendable () -> Int
  private let keyring = KernelKeyring()
  /// The timeout for other processes to close the store, in milliseconds.
  private let timeout: Int

  init(
    path: String, derivation: KeyDerivation, timeout: Int, seconds: @escaping @Sendable () -> Int
  ) {
    self.path = path
    self.derivation = derivation
    self.timeout = timeout
    self.seconds = seconds
  }

  public func status() throws(EncryptionFailure) -> EncryptionStatus {
    guard let header = try header() else { return EncryptionStatus(state: .off, slots: []) }
    let slots = header.slots.map { EncryptionSlot(kind: $0.kind, made: Int(clamping: $0.made)) }
    let state: EncryptionStatus.State
    do throws(KeyringFailure) {
      state = .open(seconds: try keyring.secondsLeft(named: header.keyID.bytes))
    } catch {
      let isKnown = DataKeys.ofProcess.key(header.keyID) != nil
      state = isKnown ? .open(seconds: nil) : .closed
    }
    return EncryptionStatus(state: state, slots: slots)
  }

  public func open(_ secret: EncryptionSecret, seconds: Int) throws(EncryptionFailure) -> Int? {
    let header = try encryptedHeader()
    let key = try key(secret, in: header)
    DataKeys.ofProcess.add(key)
    do throws(KeyringFailure) {
      try keyring.put(key.secret, named: key.id.bytes, for: seconds)
      return seconds
    } catch { return nil }
  }

  public func close() throws(EncryptionFailure) {
    let header = try encryptedHeader()
    DataKeys.ofProcess.remove(header.keyID)
    do throws(KeyringFailure) { try keyring.remove(named: header.keyID.bytes) } catch {
      switch error {
      case .missing, .unavailable: return
      case .full, .other: throw .noKeyring
      }
    }
  }

  public func turnOn(_ secrets: [EncryptionSecret]) throws(EncryptionFailure) {
    if try header() != nil { throw .on }
    let (key, slots) = try newKey(secrets)
    try exchange(.encrypted(key, slots))
  }

  public func turnOff(_ secret: EncryptionSecret) throws(EncryptionFailure) {
    let header = try encryptedHeader()
    DataKeys.ofProcess.add(try key(secret, in: header))
    try exchange(.plain)
    try close(header.keyID)
  }

  public func change(_ secrets: [EncryptionSecret], opener: EncryptionSecret)
    throws(EncryptionFailure)
  {
    let header = try encryptedHeader()
    let key = try key(opener, in: header)
    DataKeys.ofProcess.add(key)
    let kinds = secrets.map(\.kind)
    let kept = header.slots.filter { !kinds.contains($0.kind) }
    let slots = try slots(of: key, for: secrets)
    try storing { () throws(StorageFailure) in
      let store = try Connection(path: path, access: .readWrite, busyMilliseconds: Int32(timeout))
      guard let pages = store.encryptedPages else { throw .replaced }
      try pages.replaceSlots(slots + kept) { (written) throws(StorageFailure) in
        for (secret, slot) in zip(secrets, written.slots) where !opens(slot, secret, key.id) {
          throw .encrypted(.header)
        }
      }
    }
  }

  public func renew(_ secrets: [EncryptionSecret], opener: EncryptionSecret)
    throws(EncryptionFailure)
  {
    let header = try encryptedHeader()
    DataKeys.ofProcess.add(try key(opener, in: header))
    let (key, slots) = try newKey(secrets)
    try exchange(.encrypted(key, slots))
    try close(header.keyID)
  }
}

extension StoreEncryptionOnDisk {
  /// Returns the header of the data file; nil if it is plain.
  private func header() throws(EncryptionFailure) -> EncryptionHeader? {
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try ArchiveDisk.beginning(of: path, HeaderCopies.count)
    } catch {
      if error.reason == .missing { throw .noStore }
      throw .storage(.unreadable(path: path))
    }
    do throws(EncryptionHeaderFailure) { return try HeaderCopies(bytes).header } catch {
      if error == .plain { return nil }
      throw .storage(.encrypted(DecryptionFailure(error)))
    }
  }

  private func encryptedHeader() throws(EncryptionFailure) -> EncryptionHeader {
    guard let header = try header() else { throw .off }
    return header
  }

  private func key(_ secret: EncryptionSecret, in header: EncryptionHeader)
    throws(EncryptionFailure) -> DataKey
  {
    let slots = header.slots.filter { $0.kind == secret.kind }
    if slots.isEmpty { throw .noSlot(secret.kind) }
    guard let bytes = secret.bytes else { throw .noMemory }
    for slot in slots {
      do throws(KeySlotFailure) { return try slot.open(with: bytes, id: header.keyID) } catch {
        if error == .noMemory { throw .noMemory }
      }
    }
    throw .wrongSecret(secret.kind)
  }

  /// Makes a data key with a slot for each secret. Each slot is opened again.
  private func newKey(_ secrets: [EncryptionSecret]) throws(EncryptionFailure) -> (
    DataKey, [KeySlot]
  ) {
    guard let key = DataKey.random() else { throw .noMemory }
    let slots = try slots(of: key, for: secrets)
    DataKeys.ofProcess.add(key)
    return (key, slots)
  }

  private func slots(of key: DataKey, for secrets: [EncryptionSecret]) throws(EncryptionFailure)
    -> [KeySlot]
  {
    var slots: [KeySlot] = []
    for secret in secrets {
      guard let bytes = secret.bytes else { throw .noMemory }
      let derivation = secret.kind == .recoveryKey ? KeyDerivation.blake2 : derivation
      do throws(KeySlotFailure) {
        let slot = try KeySlot(
          key, kind: secret.kind, secret: bytes, derivation: derivation,
          made: UInt64(max(0, seconds())))
        _ = try slot.open(with: bytes, id: key.id)
        slots.append(slot)
      } catch { throw .noMemory }
    }
    return slots
  }

  private func opens(_ slot: KeySlot, _ secret: EncryptionSecret, _ id: DataKeyID) -> Bool {
    guard let bytes = secret.bytes else { return false }
    do throws(KeySlotFailure) { return try slot.open(with: bytes, id: id).id == id } catch {
      return false
    }
  }

  private func exchange(_ form: StoreExchange.Form) throws(EncryptionFailure) {
    try storing { () throws(StorageFailure) in
      try StoreExchange(path: path, timeout: timeout).run(to: form)
    }
  }

  private func close(_ id: DataKeyID) throws(EncryptionFailure) {
    DataKeys.ofProcess.remove(id)
    do throws(KeyringFailure) { try keyring.remove(named: id.bytes) } catch { return }
  }

  private func storing<T>(_ body: () throws(StorageFailure) -> T) throws(EncryptionFailure) -> T {
    do throws(StorageFailure) { return try body() } catch { throw .storage(error) }
  }
}

extension EncryptionSecret {
  /// The bytes from which a wrapping key is derived; nil without memory.
  fileprivate var bytes: SecretBytes? {
    switch self {
    case .passphrase(let passphrase): SecretBytes(copying: passphrase.bytes)
    case .recoveryKey(let key): SecretBytes(copying: key.bytes)
    case .answer(let bytes): SecretBytes(copying: bytes)
    }
  }
}
