package import Domain
package import PresentationKit
import TextUI

/// The occasion of a check whether to show the lock screen.
package enum LockMoment: Equatable, Sendable {
  /// The program starts. A terminal session that is already unlocked is not asked for the code again.
  case start
  /// The user was idle or suspended the program. If a lock is set, the code is always asked for.
  case away
  /// The user pressed Enter on the lock screen without a code. The screen opens only if the lock was removed elsewhere.
  case covered
}

/// A request of the screens about the lock.
package enum LockWork: FeatureRequest {
  case check(LockMoment)
  /// Tries a code.
  case enter(String)
  /// Asks whether the password of the profile can be used instead of the code.
  case prepareRecovery
  /// Tries the password of the profile.
  case recover(String)
  /// Locks all sessions at once.
  case close
  /// Loads the state of the lock. `opens` is true if the user wants to change the lock.
  case view(opens: Bool)
  case set(SecretText, again: SecretText)
  case change(from: SecretText, to: SecretText, again: SecretText)
  case remove(SecretText)

  package func answer(of runner: EffectRunner) -> FeatureEvent {
    .lock(run(runner.features.lock, runner.language))
  }
}

/// The result of a request to the lock.
package enum LockEvent: FeatureMessage {
  case checked(LockState, LockMoment)
  /// The state of the lock could not be read.
  case unseen(Report, LockMoment)
  /// The code was right, or the lock was removed elsewhere.
  case opened
  /// The password of the profile can be used instead of the code.
  case recoverable
  /// The password was right, and the lock was removed.
  case recovered(String)
  case closed
  /// The code or password was refused. `wait` is the number of seconds until the next attempt is
  /// accepted.
  case refused(Report, wait: Int?)
  /// The state of the lock was loaded. `opens` is true if the user wants to change the lock.
  case viewed(LockView, opens: Bool)
  /// The lock was set, changed or removed, as the sentence says.
  case changed(LockView, String)
  /// The lock could not be loaded or changed, for the reason given.
  case failed(Report)

  package var isFailure: Bool {
    switch self {
    case .failed, .unseen: true
    case .checked, .opened, .recoverable, .recovered, .closed, .refused, .viewed, .changed: false
    }
  }
}

extension LockWork {
  /// Runs the request and returns the event for the screens.
  func run(_ lock: Lock, _ language: Language) -> LockEvent {
    let words = LockWords(language)
    if case .check(let moment) = self {
      do throws(LockFailure) { return .checked(try check(lock, moment), moment) } catch {
        return .unseen(words.report(error), moment)
      }
    }
    let actions = LockActions(lock: lock, words: words, shell: .screens)
    if let event = manage(actions) { return event }
    do throws(LockFailure) { return try perform(actions) } catch {
      switch error {
      case .wrongCode(let wait), .wrongPassword(let wait):
        return .refused(words.report(error), wait: wait)
      case .waiting(let seconds): return .refused(words.report(error), wait: seconds)
      case .badCode, .codesDiffer, .off, .codeNeeded, .noTerminal, .noPassword, .secret, .storage,
        .keyStays:
        return .refused(words.report(error), wait: nil)
      }
    }
  }

  private func check(_ lock: Lock, _ moment: LockMoment) throws(LockFailure) -> LockState {
    let state: LockState
    do throws(StorageFailure) { state = try lock.queries() } catch { throw .storage(error) }
    if moment == .away, state.isOn { try lock.close.away() }
    return state
  }

  private func perform(_ actions: LockActions) throws(LockFailure) -> LockEvent {
    let lock = actions.lock
    switch self {
    case .check, .view, .set, .change, .remove: break
    case .enter(let code): try open(lock, code)
    case .prepareRecovery:
      try lock.recover.expectPossible()
      return .recoverable
    case .recover(let password): return .recovered(try actions.recover(password).sentence)
    case .close:
      try lock.close()
      return .closed
    }
    return .opened
  }

  /// Tries a code. If another process has removed the lock, every code succeeds.
  private func open(_ lock: Lock, _ code: String) throws(LockFailure) {
    do throws(LockFailure) { try lock.open.screens(code) } catch {
      if error != .off { throw error }
    }
  }
}

extension Work {
  package static func lock(_ request: LockWork) -> Work { Work(request) }
}

extension FeatureEvent {
  package static func lock(_ message: LockEvent) -> FeatureEvent { FeatureEvent(message) }
  package var lock: LockEvent? { cast() }
}
