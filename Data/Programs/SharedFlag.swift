public import Domain
import Synchronization

extension Cancellation {
  /// A flag of this process, which is not raised yet.
  public static func flag() -> Cancellation {
    let flag = SharedFlag()
    return Cancellation(
      look: { flag.isRaised.load(ordering: .acquiring) },
      raise: { flag.isRaised.store(true, ordering: .releasing) })
  }
}

/// A yes or no that threads share.
private final class SharedFlag: Sendable {
  let isRaised = Atomic(false)
}
