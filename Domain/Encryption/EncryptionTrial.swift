/// One try to open an encrypted store. The try is counted before the secret is compared, so that neither parallel tries
/// nor killing the program gains extra tries.
struct EncryptionTrial: Sendable {
  let tries: any EncryptionTriesRepository
  let time: RealTime

  /// Runs `attempt`. If the secret is wrong, the try stays counted, and the next one may have to wait.
  func callAsFunction<T>(_ attempt: () throws(EncryptionFailure) -> T) throws(EncryptionFailure)
    -> T
  {
    let wait = try begin()
    do throws(EncryptionFailure) {
      let value = try attempt()
      try forget()
      return value
    } catch {
      guard case .wrongSecret(let kind, _) = error else { throw error }
      throw .wrongSecret(kind, wait: wait)
    }
  }

  /// Throws if a try would have to wait. Call it before asking for a secret.
  func expectNoWait() throws(EncryptionFailure) {
    let now = time.milliseconds()
    let wait = try changing { tries in
      (tries: tries, answer: tries.isAhead(of: now) ? nil : tries.wait(at: now))
    }
    if let wait { throw .waiting(seconds: wait) }
  }

  /// Counts a try. Returns the seconds to wait after it if it fails; nil for none.
  private func begin() throws(EncryptionFailure) -> Int? {
    let now = time.milliseconds()
    let begun = try changing { tries -> (tries: LockTries, answer: Beginning) in
      if let seconds = tries.wait(at: now) {
        return (tries.isAhead(of: now) ? tries.begunAgain(at: now) : tries, .waiting(seconds))
      }
      let counted = tries.adding(at: now)
      return (counted, .counted(next: counted.wait(at: now)))
    }
    switch begun {
    case .waiting(let seconds): throw .waiting(seconds: seconds)
    case .counted(let next): return next
    }
  }

  private func forget() throws(EncryptionFailure) {
    try changing { _ in (tries: .none, answer: ()) }
  }

  private enum Beginning: Sendable {
    case waiting(Int)
    case counted(next: Int?)
  }

  private func changing<Answer: Sendable>(_ rule: (LockTries) -> (tries: LockTries, answer: Answer))
    throws(EncryptionFailure) -> Answer
  {
    do throws(StorageFailure) { return try tries.change(by: rule) } catch { throw .storage(error) }
  }
}

/// Reads a typed secret and checks it against the slots of a store. Where a passphrase is asked for, the recovery key
/// is accepted too.
struct EncryptionSecretReader: Sendable {
  let store: any StoreEncryption
  let trial: EncryptionTrial
  let composed: @Sendable (String) -> String

  /// Returns the secret in a typed text, after verifying that it opens a key slot.
  func secret(typed text: String) throws(EncryptionFailure) -> EncryptionSecret {
    let candidates = Self.candidates(of: text)
    if !candidates.isEmpty, try store.status().has(.recoveryKey) {
      do throws(EncryptionFailure) { return .recoveryKey(try checked(candidates)) } catch {
        guard case .wrongSecret = error else { throw error }
      }
    }
    let passphrase: Passphrase
    do throws(PassphraseRefusal) {
      passphrase = try Passphrase(typed: text, composed: composed)
    } catch { throw .wrongSecret(.passphrase, wait: nil) }
    return try checked(.passphrase(passphrase))
  }

  /// Returns the recovery key in a typed text, after verifying that it opens a key slot. Corrects one wrong letter, or
  /// two swapped neighbours.
  func recoveryKey(typed text: String) throws(EncryptionFailure) -> RecoveryKey {
    guard try store.status().has(.recoveryKey) else { throw .noSlot(.recoveryKey) }
    var refusal: RecoveryKeyRefusal?
    do throws(RecoveryKeyRefusal) { _ = try RecoveryKey(typed: text) } catch { refusal = error }
    let candidates = Self.candidates(of: text)
    if candidates.isEmpty, let refusal { throw .recoveryKey(refusal) }
    do throws(EncryptionFailure) { return try checked(candidates) } catch {
      // The text is misspelt and may still be the right key, so the typing error is reported and not a wrong key.
      if let refusal, case .wrongSecret = error { throw .recoveryKey(refusal) }
      throw error
    }
  }

  /// Returns the keys to try: the typed one if it is valid, otherwise all that differ from it by one mistake.
  private static func candidates(of text: String) -> [RecoveryKey] {
    do throws(RecoveryKeyRefusal) { return [try RecoveryKey(typed: text)] } catch {
      return error == .check ? RecoveryKey.corrections(of: text).map(\.key) : []
    }
  }

  /// Returns the candidate that opens a key slot. All candidates together count as one try.
  private func checked(_ candidates: [RecoveryKey]) throws(EncryptionFailure) -> RecoveryKey {
    try trial { () throws(EncryptionFailure) in
      for key in candidates {
        do throws(EncryptionFailure) {
          try store.verify(.recoveryKey(key))
          return key
        } catch {
          guard case .wrongSecret = error else { throw error }
        }
      }
      throw .wrongSecret(.recoveryKey, wait: nil)
    }
  }

  private func checked(_ secret: EncryptionSecret) throws(EncryptionFailure) -> EncryptionSecret {
    try trial { () throws(EncryptionFailure) in
      try store.verify(secret)
      return secret
    }
  }
}
