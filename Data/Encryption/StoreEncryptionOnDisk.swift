public import Domain
import Synchronization

/// Encrypts, opens and closes a data file on disk. While it is open, the kernel's user keyring has the data key.
public final class StoreEncryptionOnDisk: StoreEncryption {
  let path: String
  /// Converts the files beside the store; nil for a single file, such as a backup.
  let conversion: SideFileConversion?
  /// The timeout for other processes to close the store, in milliseconds.
  let timeout: Int
  let seconds: @Sendable () -> Int
  let derivation: @Sendable () -> KeyDerivation
  private let keyring = KernelKeyring()
  /// The last secret that opened a slot, with its data key (cache). Deriving the key again takes half a second.
  let known = Mutex<(secret: EncryptionSecret, key: DataKey)?>(nil)

  /// `seconds` returns the seconds since 1970. `derivation` returns the key derivation for new secrets.
  init(
    path: String, conversion: SideFileConversion?, timeout: Int,
    seconds: @escaping @Sendable () -> Int, derivation: @escaping @Sendable () -> KeyDerivation
  ) {
    self.path = path
    self.conversion = conversion
    self.timeout = timeout
    self.seconds = seconds
    self.derivation = derivation
  }

  /// Encrypts a store and the files next to it. `caches` are the folders of cached covers and answers. The cost of key
  /// derivation for new secrets is measured, so that it takes about half a second on this computer.
  public convenience init(
    _ paths: ArchivePaths, caches: [String], timeout: Int, time: RealTime
  ) {
    self.init(
      path: paths.store, conversion: SideFileConversion(paths: paths, caches: caches),
      timeout: timeout, seconds: { Int(time.milliseconds() / 1000) },
      derivation: { KeyDerivation.measured(time) })
  }

  /// Opens a single encrypted file, such as a backup.
  public convenience init(file path: String, time: RealTime) {
    self.init(
      path: path, conversion: nil, timeout: 0, seconds: { Int(time.milliseconds() / 1000) },
      derivation: { KeyDerivation.measured(time) })
  }

  public var keepsKeys: Bool { KernelKeyring.isAvailable }

  public func status() throws(EncryptionFailure) -> EncryptionStatus {
    guard let header = try header() else {
      return EncryptionStatus(state: .off, slots: [], isUnfinished: try isUnfinished())
    }
    let slots = header.slots.map { EncryptionSlot(kind: $0.kind, made: Int(clamping: $0.made)) }
    let state: EncryptionStatus.State
    do throws(KeyringFailure) {
      state = .open(seconds: try keyring.secondsLeft(named: header.keyID.bytes))
    } catch {
      let isKnown = DataKeys.ofProcess.key(header.keyID) != nil
      state = isKnown ? .open(seconds: nil) : .closed
    }
    let isLeft = header.needsRepair || conversion?.remains.isEmpty == false
    let isUnfinished = try isUnfinished()
    return EncryptionStatus(state: state, slots: slots, isUnfinished: isUnfinished || isLeft)
  }

  public func verify(_ secret: EncryptionSecret) throws(EncryptionFailure) {
    _ = try key(secret, in: encryptedHeader())
  }

  public func open(_ secret: EncryptionSecret, seconds: Int) throws(EncryptionFailure) -> Int? {
    let key = try key(secret, in: encryptedHeader())
    DataKeys.ofProcess.add(key)
    do throws(KeyringFailure) {
      try keyring.put(key.secret, named: key.id.bytes, for: seconds)
      return seconds
    } catch { return nil }
  }

  public func expectUnused() throws(EncryptionFailure) {
    if let header = try header(), DataKeys.ofProcess.key(header.keyID) == nil {
      // The store cannot be opened without its data key. The caller then gets `.inUse` only during the change itself.
      guard let known = known.withLock({ $0 }), known.key.id == header.keyID else { return }
      DataKeys.ofProcess.add(known.key)
    }
    try changingAlone { () throws(EncryptionFailure) in
      try storing { () throws(StorageFailure) in
        try StoreExchange(path: path, timeout: Self.shortTimeout).expectUnused()
      }
    }
  }

  /// The timeout for programs that open the store only briefly, such as a status bar, in milliseconds.
  private static let shortTimeout = 1000

  /// Runs a body that needs exclusive use of the store. Throws `.inUse` if another process has the store open.
  private func changingAlone<T>(_ body: () throws(EncryptionFailure) -> T)
    throws(EncryptionFailure) -> T
  {
    do throws(EncryptionFailure) { return try body() } catch {
      throw error == .storage(.busy) ? .inUse : error
    }
  }

  public func close() throws(EncryptionFailure) {
    let key = try encryptedHeader().keyID
    // A killed Haru may have left plain drafts in memory. They can be encrypted only while the key is known.
    DraftFolder.takeOverLeft(besides: path)
    try forget(key)
  }

  public func turnOn(_ secrets: [EncryptionSecret]) throws(EncryptionFailure) -> EncryptionOutcome {
    if try header() != nil { throw .on }
    let (key, slots) = try newKey(secrets)
    return try encrypt(key, slots)
  }

  public func turnOff(_ secret: EncryptionSecret) throws(EncryptionFailure) -> EncryptionOutcome {
    let header = try encryptedHeader()
    DataKeys.ofProcess.add(try key(secret, in: header))
    let outcome = try converting { (conversion) throws(StorageFailure) in
      try conversion.decrypt { () throws(StorageFailure) in try exchange(.plain) }
    }
    try forget(header.keyID)
    return outcome
  }

  public func change(
    _ secrets: [EncryptionSecret], dropped: [KeySlotKind], opener: EncryptionSecret
  ) throws(EncryptionFailure) -> EncryptionOutcome {
    let header = try encryptedHeader()
    let key = try key(opener, in: header)
    DataKeys.ofProcess.add(key)
    let kinds = secrets.map(\.kind) + dropped
    let kept = header.slots.filter { !kinds.contains($0.kind) }
    let slots = try slots(of: key, for: secrets)
    return try storing { () throws(StorageFailure) in
      try changingSlots(of: key) { () throws(StorageFailure) in
        try Self.replaceSlots(of: path, by: slots + kept, timeout) {
          (written) throws(StorageFailure) in
          for (secret, slot) in zip(secrets, written.slots) where !opens(slot, secret, key.id) {
            throw .encrypted(.header)
          }
        }
        return try replaceSlotsOfCopies(slots + kept, key.id)
      }
    }
  }

  public func renew(_ secrets: [EncryptionSecret], opener: EncryptionSecret)
    throws(EncryptionFailure) -> EncryptionOutcome
  {
    let header = try encryptedHeader()
    DataKeys.ofProcess.add(try key(opener, in: header))
    let (key, slots) = try newKey(secrets)
    let outcome = try encrypt(key, slots)
    try forget(header.keyID)
    return outcome
  }

  public func finish() throws(EncryptionFailure) -> EncryptionOutcome {
    try converting { (conversion) throws(StorageFailure) in try conversion.goOn() }
  }

  private func isUnfinished() throws(EncryptionFailure) -> Bool {
    try storing { () throws(StorageFailure) in try conversion?.isUnfinished() ?? false }
  }

  private func encrypt(_ key: DataKey, _ slots: [KeySlot]) throws(EncryptionFailure)
    -> EncryptionOutcome
  {
    try converting { (conversion) throws(StorageFailure) in
      try conversion.encrypt(key, slots) { () throws(StorageFailure) in
        try exchange(.encrypted(key, slots))
      }
    }
  }

  /// Runs a conversion and returns its outcome. Does nothing for a single file, because it has no files next to it.
  private func converting(
    _ body: (SideFileConversion) throws(StorageFailure) -> SideFileReport
  ) throws(EncryptionFailure) -> EncryptionOutcome {
    guard let conversion else { return EncryptionOutcome() }
    let report = try changingAlone { () throws(EncryptionFailure) in
      try storing { () throws(StorageFailure) in try body(conversion) }
    }
    return EncryptionOutcome(
      left: report.left.map { EncryptionOutcome.LeftFile(path: $0.path, reason: $0.reason) },
      otherNames: report.otherNames)
  }

  /// Hides the memory of this process and forbids temporary files, before keys are handled.
  func begin() {
    ProcessSecrecy.begin()
    EncryptingFiles.refusesTemporaryFiles = true
  }

  /// Removes a key from this process and from the kernel keyring. A missing key or keyring is not an error.
  private func forget(_ id: DataKeyID) throws(EncryptionFailure) {
    DataKeys.ofProcess.remove(id)
    known.withLock { $0 = nil }
    do throws(KeyringFailure) { try keyring.remove(named: id.bytes) } catch {
      switch error {
      case .missing, .unavailable: return
      case .full, .other: throw .noKeyring
      }
    }
  }

  private func exchange(_ form: StoreExchange.Form) throws(StorageFailure) {
    try StoreExchange(path: path, timeout: timeout).run(to: form)
  }

  func storing<T>(_ body: () throws(StorageFailure) -> T) throws(EncryptionFailure) -> T {
    do throws(StorageFailure) { return try body() } catch { throw .storage(error) }
  }
}
