import Domain
import PresentationKit
import TextUI

/// The state of the lock as screens show it.
package struct LockView: Equatable, Sendable {
  /// Whether a lock is set.
  package let isOn: Bool
  /// Whether the password of the profile can replace a lost code.
  package let canRecover: Bool

  package init(isOn: Bool, canRecover: Bool) {
    self.isOn = isOn
    self.canRecover = canRecover
  }
}

extension LockWork {
  /// Loads, sets, changes or removes the lock. Returns nil for other requests.
  func manage(_ actions: LockActions) -> LockEvent? {
    do throws(LockFailure) {
      switch self {
      case .view(let opens): return .viewed(try view(actions), opens: opens)
      case .set(let code, let again):
        return try changed(try actions.set(code.text, again: again.text), actions)
      case .change(let old, let code, let again):
        return try changed(
          try actions.change(from: old.text, to: code.text, again: again.text), actions)
      case .remove(let code): return try changed(try actions.remove(code.text), actions)
      case .check, .enter, .prepareRecovery, .recover, .close: return nil
      }
    } catch { return .failed(actions.words.report(error)) }
  }

  private func changed(_ answer: Answer<Void>, _ actions: LockActions) throws(LockFailure)
    -> LockEvent
  {
    .changed(try view(actions), answer.sentence)
  }

  private func view(_ actions: LockActions) throws(LockFailure) -> LockView {
    let queries = actions.lock.queries
    do throws(StorageFailure) {
      return LockView(isOn: try queries().isOn, canRecover: try queries.canRecover())
    } catch { throw .storage(error) }
  }
}
