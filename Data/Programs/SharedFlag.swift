public import Domain
import Synchronization

extension Cancellation {
  /// Returns a new cancellation, which is shared by the threads of this process and not yet cancelled.
  public static func flag() -> Cancellation {
    let flag = SharedFlag()
    return Cancellation(
      isRaised: { flag.isRaised.load(ordering: .acquiring) },
      raise: { flag.isRaised.store(true, ordering: .releasing) })
  }
}

extension Cancellation {
  /// Sleeps for some milliseconds; returns false early if cancelled.
  public func rests(milliseconds: Int) -> Bool {
    let deadline = Deadline(milliseconds: milliseconds)
    while !isCancelled {
      if deadline.left == 0 { return true }
      Pause.milliseconds(UInt32(min(deadline.left, Deadline.longestWait)))
    }
    return false
  }
}

/// A Boolean shared by threads.
private final class SharedFlag: Sendable {
  let isRaised = Atomic(false)
}
