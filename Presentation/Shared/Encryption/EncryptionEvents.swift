package import Domain
package import PresentationKit
package import TextUI

/// A change of the encryption that may still get a recovery key. Its passphrases were checked.
package enum EncryptionDraft: Equatable, Sendable {
  case on(Passphrase)
  case renew(Passphrase, EncryptionOpener)
  /// A new recovery key alone.
  case recoveryKey(EncryptionOpener)
}

/// A request of the encryption page to the features.
package enum EncryptionWork: FeatureRequest {
  /// Loads the state.
  case view
  case close
  case open(SecretText)
  /// Checks a new passphrase for turning encryption on.
  case beginOn(SecretText, again: SecretText)
  /// Checks both passphrases for a new data key.
  case beginRenewal(from: SecretText, to: SecretText, again: SecretText)
  /// Checks the passphrase, and generates a new recovery key.
  case beginRecoveryKey(SecretText)
  /// Checks the passphrase for turning encryption off.
  case beginOff(SecretText)
  /// Generates a recovery key, and chooses the groups that the user must type.
  case draw(EncryptionDraft)
  case change(from: SecretText, to: SecretText, again: SecretText)
  case setRecoveryKey(RecoveryKey, EncryptionOpener)

  package var offersUndo: Bool { false }

  package func answer(of runner: EffectRunner) -> FeatureEvent {
    .encryption(run(runner.features.encryption, runner.language))
  }
}

/// The result of a request from the encryption page.
package enum EncryptionEvent: FeatureMessage {
  /// The state was loaded; nil if this store cannot be encrypted, such as that of the demo.
  case viewed(EncryptionStatus?)
  /// The state could not be read.
  case unseen(Report)
  /// The data file was opened or closed, or its secrets were changed. The text confirms it.
  case changed(EncryptionStatus, String)
  /// The passphrases are right, and a recovery key can be made.
  case begun(EncryptionDraft)
  /// A recovery key was generated. `groups` are the numbers of the groups that the user must type.
  case drawn(RecoveryKey, groups: [Int], EncryptionDraft)
  /// The change can be made as soon as the store is closed.
  case ready(EncryptionChange)
  case failed(Report)

  package var isFailure: Bool {
    switch self {
    case .failed, .unseen: true
    case .viewed, .changed, .begun, .drawn, .ready: false
    }
  }
}

extension EncryptionWork {
  /// Runs the request. If `encryption` is nil, only the state can be loaded.
  func run(_ encryption: Encryption?, _ language: Language) -> EncryptionEvent {
    guard let encryption else {
      return self == .view ? .viewed(nil) : .failed(EncryptionCommandWords(language).notHere)
    }
    do throws(Report) {
      return try EncryptionScreenAnswers(encryption: encryption, language: language).answer(self)
    } catch { return self == .view ? .unseen(error) : .failed(error) }
  }
}

/// Runs the requests of the encryption page.
private struct EncryptionScreenAnswers {
  let encryption: Encryption
  let language: Language

  private var words: EncryptionCommandWords { EncryptionCommandWords(language) }

  func answer(_ work: EncryptionWork) throws(Report) -> EncryptionEvent {
    switch work {
    case .view: return .viewed(try status())
    case .close:
      let wasOpen = try done { () throws(EncryptionFailure) in try encryption.close() }
      return try changed(wasOpen ? words.closed : words.closedAlready)
    case .open(let secret):
      let opened = try done { () throws(EncryptionFailure) in
        try encryption.open(secret: secret.text)
      }
      return try changed(words.opened(opened.seconds), opened.outcome)
    case .beginOn(let typed, let again):
      try done { () throws(EncryptionFailure) in try encryption.turnOn.expectPossible() }
      return .begun(.on(try passphrase(typed, again)))
    case .beginRenewal(let old, let typed, let again):
      let passphrase = try passphrase(typed, again)
      return .begun(.renew(passphrase, try opener(old)))
    case .beginRecoveryKey(let secret): return drawn(.recoveryKey(try opener(secret)))
    case .beginOff(let secret): return .ready(.off(try opener(secret)))
    case .draw(let draft): return drawn(draft)
    case .change(let old, let typed, let again):
      let passphrase = try passphrase(typed, again)
      let opener = try opener(old)
      let outcome = try done { () throws(EncryptionFailure) in
        try encryption.change.passphrase(passphrase, opener: opener)
      }
      return try changed(words.changed, outcome)
    case .setRecoveryKey(let key, let opener):
      let outcome = try done { () throws(EncryptionFailure) in
        try encryption.change.recoveryKey(key, opener: opener)
      }
      return try changed(words.newRecoveryKey, outcome)
    }
  }

  private func drawn(_ draft: EncryptionDraft) -> EncryptionEvent {
    .drawn(encryption.newRecoveryKey(), groups: encryption.groupsToType(), draft)
  }

  private func changed(_ sentence: String, _ outcome: EncryptionOutcome = EncryptionOutcome())
    throws(Report) -> EncryptionEvent
  {
    .changed(try status(), words.sentence(sentence, outcome))
  }

  private func status() throws(Report) -> EncryptionStatus {
    try done { () throws(EncryptionFailure) in try encryption.status() }
  }

  /// Validates a new passphrase that was entered twice.
  private func passphrase(_ typed: SecretText, _ again: SecretText) throws(Report) -> Passphrase {
    let passphrase = try PassphraseRefusal.mapError(in: language) { () throws(PassphraseRefusal) in
      try encryption.newPassphrase(typed.text)
    }
    guard encryption.same(passphrase, again: again.text) else { throw words.differs }
    return passphrase
  }

  private func opener(_ secret: SecretText) throws(Report) -> EncryptionOpener {
    try done { () throws(EncryptionFailure) in try encryption.change.opener(secret.text) }
  }

  private func done<T>(_ body: () throws(EncryptionFailure) -> T) throws(Report) -> T {
    try EncryptionFailure.mapError(in: language, body)
  }
}

extension EncryptionChange {
  /// Makes the change while the store is closed. Returns the notice with which the screens start again.
  package func notice(of encryption: Encryption?, _ language: Language) -> NoticeLine {
    let words = EncryptionCommandWords(language)
    guard let encryption else { return NoticeLine(.refusal, words.notHere.message) }
    let before = Self.slots(of: encryption)
    do throws(EncryptionFailure) {
      switch self {
      case .on(let passphrase, let key):
        let outcome = try encryption.turnOn(passphrase, recoveryKey: key)
        return NoticeLine(.good, words.sentence(words.turnedOn, outcome))
      case .off(let opener):
        return NoticeLine(.good, words.sentence(words.turnedOff, try encryption.turnOff(opener)))
      case .renew(let passphrase, let key, let opener):
        let outcome = try encryption.change.renew(passphrase, recoveryKey: key, opener: opener)
        return NoticeLine(.good, words.sentence(words.renewed, outcome))
      }
    } catch {
      let report = error.report(language)
      let isUnchanged = before != nil && Self.slots(of: encryption) == before
      return NoticeLine(
        .init(report.status), isUnchanged ? words.unchanged(report.message) : report.message)
    }
  }

  /// The slots of the data file, which differ after every change; nil if they cannot be read.
  private static func slots(of encryption: Encryption) -> [EncryptionSlot]? {
    do throws(EncryptionFailure) { return try encryption.status().slots } catch { return nil }
  }
}

extension Work {
  package static func encryption(_ request: EncryptionWork) -> Work { Work(request) }
}

extension FeatureEvent {
  package static func encryption(_ message: EncryptionEvent) -> FeatureEvent {
    FeatureEvent(message)
  }
  package var encryption: EncryptionEvent? { cast() }
}
