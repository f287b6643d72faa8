public import Domain
import Synchronization

/// Keeps secrets without any effort, and counts how often one was compared.
public final class CountingKeeper: Sendable {
  private let count = Mutex(0)

  /// Begins at none.
  public init() {}

  /// How often a secret was compared.
  public var comparisons: Int { count.withLock { $0 } }

  /// The keeper.
  public var keeper: SecretKeeper {
    SecretKeeper(
      hash: { (secret) throws(SecretFailure) in SecretHash("kept " + secret) },
      matches: { (secret, hash) throws(SecretFailure) in
        self.count.withLock { $0 += 1 }
        return hash.text == "kept " + secret
      })
  }
}
