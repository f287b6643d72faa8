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
  /// Sets, changes or removes the lock; nil for requests of the lock screen.
  func manage(_ desk: LockDesk) -> LockEvent? {
    do throws(LockError) {
      switch self {
      case .view(let opens): return .viewed(try view(desk), opens: opens)
      case .set(let code, let again):
        return try kept(try desk.set(code.text, again: again.text), desk)
      case .change(let old, let code, let again):
        return try kept(try desk.change(from: old.text, to: code.text, again: again.text), desk)
      case .remove(let code): return try kept(try desk.remove(code.text), desk)
      case .look, .enter, .prepareRecovery, .recover, .close: return nil
      }
    } catch { return .failed(desk.words.report(error)) }
  }

  private func kept(_ answer: Answer<Void>, _ desk: LockDesk) throws(LockError) -> LockEvent {
    .kept(try view(desk), answer.sentence)
  }

  private func view(_ desk: LockDesk) throws(LockError) -> LockView {
    let look = desk.lock.look
    do throws(StorageFailure) {
      return LockView(isOn: try look().isOn, canRecover: try look.canRecover())
    } catch { throw .storage(error) }
  }
}
