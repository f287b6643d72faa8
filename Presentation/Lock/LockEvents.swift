package import Domain
package import PresentationKit
import TextUI

/// When screens ask whether they have to be covered.
package enum LockMoment: Equatable, Sendable {
  /// Before the first picture: a session that was opened is not asked again.
  case start
  /// After somebody was away, or was about to be: whoever comes back is asked.
  case away
  /// Under the cover: somebody else may have taken the lock away.
  case covered
}

/// What the screens ask of the lock.
package enum LockWork: FeatureRequest {
  case look(LockMoment)
  /// Tries a code.
  case enter(String)
  /// Asks whether there is a password to recover with.
  case prepareRecovery
  /// Tries the profile's password.
  case recover(String)
  /// Locks everything at once.
  case close
  /// How the lock is; `opens` when somebody wants to do something about it.
  case view(opens: Bool)
  case set(SecretText, again: SecretText)
  case change(from: SecretText, to: SecretText, again: SecretText)
  case remove(SecretText)

  package func answer(of runner: EffectRunner) -> FeatureEvent {
    .lock(run(runner.features.lock, runner.language))
  }
}

/// What the lock answered.
package enum LockEvent: FeatureMessage {
  case found(LockState, LockMoment)
  /// The lock could not be looked at.
  case unseen(Report, LockMoment)
  /// The code was right.
  case opened
  /// A password may be tried.
  case recoverable
  /// The password was right, and the lock is gone.
  case recovered(String)
  case closed
  /// Nothing was opened, for the reason given, and nothing is looked at for so many seconds.
  case refused(Report, wait: Int?)
  /// How the lock is, for somebody who may want to do something about it.
  case viewed(LockView, opens: Bool)
  /// The lock is another one now, or gone.
  case kept(LockView, String)
  /// Nothing was set, changed or taken away, for the reason given.
  case failed(Report)

  package var isFailure: Bool {
    switch self {
    case .failed, .unseen: true
    case .found, .opened, .recoverable, .recovered, .closed, .refused, .viewed, .kept: false
    }
  }
}

extension LockWork {
  /// Does the work.
  func run(_ lock: Lock, _ language: Language) -> LockEvent {
    let words = LockWords(language)
    if case .look(let moment) = self {
      do throws(StorageFailure) { return .found(try lock.look(), moment) } catch {
        return .unseen(words.report(.storage(error)), moment)
      }
    }
    let desk = LockDesk(lock: lock, words: words, shell: .screens)
    if let event = manage(desk) { return event }
    do throws(LockError) { return try perform(desk) } catch {
      switch error {
      case .wrongCode(let wait), .wrongPassword(let wait):
        return .refused(words.report(error), wait: wait)
      case .waiting(let seconds): return .refused(words.report(error), wait: seconds)
      case .badCode, .codesDiffer, .off, .codeNeeded, .noTerminal, .noPassword, .secret, .storage:
        return .refused(words.report(error), wait: nil)
      }
    }
  }

  private func perform(_ desk: LockDesk) throws(LockError) -> LockEvent {
    let lock = desk.lock
    switch self {
    case .look, .view, .set, .change, .remove: break
    case .enter(let code): try open(lock, code)
    case .prepareRecovery:
      try lock.recover.expectPossible()
      return .recoverable
    case .recover(let password): return .recovered(try desk.recover(password).sentence)
    case .close:
      try lock.close()
      return .closed
    }
    return .opened
  }

  /// A lock that somebody took away meanwhile keeps nobody out.
  private func open(_ lock: Lock, _ code: String) throws(LockError) {
    do throws(LockError) { try lock.open.screens(code) } catch {
      if error != .off { throw error }
    }
  }
}

extension Work {
  package static func lock(_ request: LockWork) -> Work { Work(request) }
}

extension FeatureEvent {
  package static func lock(_ message: LockEvent) -> FeatureEvent { FeatureEvent(message) }
  var lock: LockEvent? { cast() }
}
