import TextUI

/// Screens that set or remove the lock; all of them change the store.
package enum LockRoute: Equatable, Sendable {
  case form(LockForm)
}

/// A form about the lock.
package enum LockForm: Equatable, Sendable {
  /// Sets a lock; `canRecover` is whether a password can replace a lost code.
  case set(canRecover: Bool)
  case change
  case off
}

/// What can be done with an existing lock.
enum LockItem: Equatable, Sendable, CaseIterable {
  case now, change, off
}
