import Domain
import Synchronization

/// Stores secrets without hashing them, and counts the comparisons.
package final class CountingKeeper: Sendable {
  private let count = Mutex(0)

  package init() {}

  /// How many times a secret was compared with a stored one.
  package var comparisons: Int { count.withLock { $0 } }

  /// A keeper that counts its comparisons here.
  package var keeper: SecretKeeper {
    SecretKeeper(
      hash: { (secret) throws(SecretFailure) in SecretHash("kept " + secret) },
      matches: { (secret, hash) throws(SecretFailure) in
        self.count.withLock { $0 += 1 }
        return hash.text == "kept " + secret
      })
  }
}
