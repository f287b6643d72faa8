package import Domain
import Presentation
package import PresentationKit
import TextUI

/// Refuses to open a store whose owner has signed out.
package enum AccountGate {
  /// Throws if the owner of the profile has signed out.
  package static func check(_ features: Features, _ name: ProfileName) throws(OpeningFailure) {
    let isSignedOut: Bool
    do throws(StorageFailure) { isSignedOut = try features.isSignedOut() } catch {
      throw .storage(error)
    }
    if isSignedOut { throw .signedOut(name) }
  }
}

/// Refuses commands on a locked store, except those that ask for the lock code themselves.
package enum LockGate {
  /// Throws if the store is locked, unless the command asks for the lock code itself.
  package static func check(_ lock: Lock, _ choice: StoreChoice) throws(OpeningFailure) {
    if choice.passesLock { return }
    let state: LockState
    do throws(StorageFailure) { state = try lock.queries() } catch { throw .storage(error) }
    switch state {
    case .off, .open: return
    case .locked(let wait): throw .locked(wait: wait)
    }
  }
}
