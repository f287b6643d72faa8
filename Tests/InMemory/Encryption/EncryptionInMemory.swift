public import Domain
import Synchronization

/// The secrets of a data file until the program ends. Nothing is really encrypted.
public final class EncryptionInMemory: StoreEncryption {
  private struct Stored {
    /// The secrets that open the data file; empty without encryption.
    var secrets: [EncryptionSecret] = []
    /// For how long the data file is open; nil if it is closed.
    var seconds: Int?
    /// The number of changes so far, which is the time at which slots are made.
    var changes = 0
    var madeAt: [KeySlotKind: Int] = [:]
    /// The failure of all later changes; nil if they succeed.
    var failure: EncryptionFailure?
  }

  private let stored = Mutex(Stored())

  public init() {}

  public var keepsKeys: Bool { true }

  /// Lets all later changes fail, for tests; nil ends that.
  package func fail(with failure: EncryptionFailure?) { stored.withLock { $0.failure = failure } }

  public func status() throws(EncryptionFailure) -> EncryptionStatus {
    stored.withLock { stored in
      let slots = stored.secrets.map {
        EncryptionSlot(kind: $0.kind, made: stored.madeAt[$0.kind] ?? 0)
      }
      if slots.isEmpty { return EncryptionStatus(state: .off, slots: []) }
      let seconds = stored.seconds
      return EncryptionStatus(state: seconds.map { .open(seconds: $0) } ?? .closed, slots: slots)
    }
  }

  public func verify(_ secret: EncryptionSecret) throws(EncryptionFailure) {
    try change { (stored) throws(EncryptionFailure) in
      try Self.verify(secret, in: stored)
    }
  }

  public func open(_ secret: EncryptionSecret, seconds: Int) throws(EncryptionFailure) -> Int? {
    try change { (stored) throws(EncryptionFailure) in
      try Self.verify(secret, in: stored)
      stored.seconds = seconds
      return seconds
    }
  }

  public func expectUnused() throws(EncryptionFailure) {}

  public func close() throws(EncryptionFailure) { stored.withLock { $0.seconds = nil } }

  public func turnOn(_ secrets: [EncryptionSecret]) throws(EncryptionFailure) -> EncryptionOutcome {
    try change { (stored) throws(EncryptionFailure) in
      if !stored.secrets.isEmpty { throw .on }
      if let failure = stored.failure { throw failure }
      Self.set(secrets, in: &stored)
      return EncryptionOutcome()
    }
  }

  public func turnOff(_ secret: EncryptionSecret) throws(EncryptionFailure) -> EncryptionOutcome {
    try change { (stored) throws(EncryptionFailure) in
      try Self.verify(secret, in: stored)
      if let failure = stored.failure { throw failure }
      Self.set([], in: &stored)
      stored.seconds = nil
      return EncryptionOutcome()
    }
  }

  public func change(
    _ secrets: [EncryptionSecret], dropped: [KeySlotKind], opener: EncryptionSecret
  ) throws(EncryptionFailure) -> EncryptionOutcome {
    try change { (stored) throws(EncryptionFailure) in
      try Self.verify(opener, in: stored)
      if let failure = stored.failure { throw failure }
      let kinds = secrets.map(\.kind) + dropped
      Self.set(secrets + stored.secrets.filter { !kinds.contains($0.kind) }, in: &stored)
      return EncryptionOutcome()
    }
  }

  public func renew(_ secrets: [EncryptionSecret], opener: EncryptionSecret)
    throws(EncryptionFailure) -> EncryptionOutcome
  {
    try change { (stored) throws(EncryptionFailure) in
      try Self.verify(opener, in: stored)
      if let failure = stored.failure { throw failure }
      Self.set(secrets, in: &stored)
      return EncryptionOutcome()
    }
  }

  public func finish() throws(EncryptionFailure) -> EncryptionOutcome { EncryptionOutcome() }

  private static func verify(_ secret: EncryptionSecret, in stored: Stored)
    throws(EncryptionFailure)
  {
    if stored.secrets.isEmpty { throw .off }
    guard stored.secrets.contains(where: { $0.kind == secret.kind }) else {
      throw .noSlot(secret.kind)
    }
    if !stored.secrets.contains(secret) { throw .wrongSecret(secret.kind, wait: nil) }
  }

  private static func set(_ secrets: [EncryptionSecret], in stored: inout Stored) {
    stored.changes += 1
    for secret in secrets where !stored.secrets.contains(secret) {
      stored.madeAt[secret.kind] = stored.changes
    }
    stored.secrets = secrets
  }

  /// Runs a rule on the secrets, which stay as they are if it throws.
  private func change<T: Sendable>(_ rule: (inout Stored) throws(EncryptionFailure) -> T)
    throws(EncryptionFailure) -> T
  {
    let result = stored.withLock { stored -> Result<T, EncryptionFailure> in
      var copy = stored
      do throws(EncryptionFailure) {
        let value = try rule(&copy)
        stored = copy
        return .success(value)
      } catch { return .failure(error) }
    }
    return try result.get()
  }
}

/// Counts the wrong passphrases until the program ends.
public final class EncryptionTriesInMemory: EncryptionTriesRepository {
  private let stored = Mutex(LockTries.none)

  public init() {}

  public func change<Answer: Sendable>(
    by rule: (LockTries) -> (tries: LockTries, answer: Answer)
  ) throws(StorageFailure) -> Answer {
    stored.withLock { tries in
      let outcome = rule(tries)
      tries = outcome.tries
      return outcome.answer
    }
  }
}
