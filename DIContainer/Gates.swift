package import Domain
import Presentation
package import PresentationKit
import TextUI

/// The gate before every store: one whose owner has signed out answers nobody.
package enum AccountGate {
  /// Says that the profile is signed out.
  package static func check(_ features: Features, _ name: ProfileName) throws(OpeningError) {
    let isSignedOut: Bool
    do throws(StorageFailure) { isSignedOut = try features.isSignedOut() } catch {
      throw .storage(error)
    }
    if isSignedOut { throw .signedOut(name) }
  }
}

/// The gate before every command: a locked store answers only to those who ask for the code
/// themselves.
package enum LockGate {
  /// Says that the store is locked, unless the choice passes the lock.
  package static func check(_ lock: Lock, _ choice: StoreChoice) throws(OpeningError) {
    if choice.passesLock { return }
    let state: LockState
    do throws(StorageFailure) { state = try lock.look() } catch { throw .storage(error) }
    switch state {
    case .off, .open: return
    case .locked(let wait): throw .locked(wait: wait)
    }
  }
}
