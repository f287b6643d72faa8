import TextUI

/// The places where a lock is set and taken away. All of them lead to changes.
package enum LockRoute: Equatable, Sendable {
  case form(LockForm)
}

/// A form about the lock.
package enum LockForm: Equatable, Sendable {
  /// Sets a lock; a lost code may or may not be stood in for by a password.
  case set(canRecover: Bool)
  case change
  case off
}

/// What can be done with a lock that is there.
enum LockItem: Equatable, Sendable, CaseIterable {
  case now, change, off
}
