import TextUI

/// Screens that set or remove the lock; all of them change the store.
package enum LockRoute: Equatable, Sendable {
  case form(LockForm)
}

/// A form that sets, changes or removes the lock.
package enum LockForm: Equatable, Sendable {
  /// The form that sets a lock. `canRecover` is true if a password can replace a lost code.
  case set(canRecover: Bool)
  case change
  case off
}

/// An action on an existing lock.
enum LockItem: Equatable, Sendable, CaseIterable {
  case now, change, off
}
