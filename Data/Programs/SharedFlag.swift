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

extension Cancellation {
  /// Waits so many milliseconds, or until it is raised; says whether it was not.
  public func rests(milliseconds: Int) -> Bool {
    let deadline = Deadline(milliseconds: milliseconds)
    while !isCancelled {
      if deadline.left == 0 { return true }
      Pause.milliseconds(UInt32(min(deadline.left, Deadline.glance)))
    }
    return false
  }
}

/// A yes or no that threads share.
private final class SharedFlag: Sendable {
  let isRaised = Atomic(false)
}
