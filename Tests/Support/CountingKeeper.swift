import Domain
import Synchronization

/// Keeps secrets without any effort, and counts how often one was compared.
package final class CountingKeeper: Sendable {
  private let count = Mutex(0)

  /// Begins at none.
  package init() {}

  /// How often a secret was compared.
  package var comparisons: Int { count.withLock { $0 } }

  /// The keeper.
  package var keeper: SecretKeeper {
    SecretKeeper(
      hash: { (secret) throws(SecretFailure) in SecretHash("kept " + secret) },
      matches: { (secret, hash) throws(SecretFailure) in
        self.count.withLock { $0 += 1 }
        return hash.text == "kept " + secret
      })
  }
}
