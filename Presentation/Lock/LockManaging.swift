import Domain
import TextUI

/// What screens show of a lock before anything is done about it.
package struct LockView: Equatable, Sendable {
  /// Whether there is a lock.
  package let isOn: Bool
  /// Whether there is a password that stands in for a lost code.
  package let canRecover: Bool

  /// Puts it together.
  package init(isOn: Bool, canRecover: Bool) {
    self.isOn = isOn
    self.canRecover = canRecover
  }
}

extension LockWork {
  /// Sets, changes or takes away a lock; nothing for what is done at the cover.
  func manage(_ lock: Lock, _ words: LockWords) -> LockEvent? {
    do throws(LockError) {
      switch self {
      case .view(let opens): return .viewed(try Self.view(lock), opens: opens)
      case .set(let code, let again):
        try lock.set(code.text, again: again.text)
        return .kept(try Self.view(lock), words.setHere)
      case .change(let old, let code, let again):
        try lock.change(from: old.text, to: code.text, again: again.text)
        return .kept(try Self.view(lock), words.changed)
      case .remove(let code):
        try lock.remove(code.text)
        return .kept(try Self.view(lock), words.removed)
      case .look, .enter, .prepareRecovery, .recover, .close: return nil
      }
    } catch { return .failed(words.report(error)) }
  }

  private static func view(_ lock: Lock) throws(LockError) -> LockView {
    do throws(StorageFailure) {
      return LockView(isOn: try lock.look().isOn, canRecover: try lock.look.canRecover())
    } catch { throw .storage(error) }
  }
}
