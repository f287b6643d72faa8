import Domain
import Synchronization

/// Limits the rate of requests to one service over all processes of this computer. Each request reserves the next free
/// moment and waits for it; the last reserved moment is stored in a shared file. Without that file, each process
/// limits only itself, and starts with a wait.
final class RequestPace: Sendable {
  private let number: SharedNumber?
  private let gap: Int
  private let timeout: Int
  private let cancellation: Cancellation?
  private let now: @Sendable () -> Int
  private let wait: @Sendable (Int) -> Void
  /// The last moment that was reserved in this process.
  private let last = Mutex<Int?>(nil)

  /// Makes a limit. `gap` is the time between requests and `timeout` the longest wait, both in milliseconds. The clock
  /// must be the same for all processes.
  init(
    _ number: SharedNumber?, gap: Int = 1_000, timeout: Int = 8_000,
    cancellation: Cancellation? = nil,
    now: @escaping @Sendable () -> Int = { Deadline.now }, wait: @escaping @Sendable (Int) -> Void
  ) {
    self.number = number
    self.gap = gap
    self.timeout = timeout
    self.cancellation = cancellation
    self.now = now
    self.wait = wait
  }

  /// Waits for a turn. Returns false if the wait would be too long or the request is cancelled. A turn that is
  /// cancelled while waiting stays unused.
  func takeTurn() -> Bool {
    if isCancelled { return false }
    let asked = now()
    let given = Mutex<Int?>(nil)
    let isShared =
      number?.change { last in
        let moment = next(after: last, asked)
        given.withLock { $0 = moment }
        return moment
      } ?? false
    if !isShared {
      last.withLock { last in
        let moment = next(after: last ?? asked, asked)
        given.withLock { $0 = moment }
        last = moment ?? last
      }
    }
    guard let moment = given.withLock({ $0 }) else { return false }
    if moment > asked { rest(moment - asked) }
    return !isCancelled
  }

  private var isCancelled: Bool { cancellation?.isCancelled ?? false }

  /// Waits, in short portions so that the wait can be cancelled.
  private func rest(_ milliseconds: Int) {
    guard cancellation != nil else { return wait(milliseconds) }
    var left = milliseconds
    while left > 0, !isCancelled {
      let portion = min(left, Deadline.longestWait)
      wait(portion)
      left -= portion
    }
  }

  /// Returns the next moment that is not reserved; nil if it is too far away.
  private func next(after last: Int?, _ now: Int) -> Int? {
    // A moment beyond the longest wait is left from before a reboot, since the clock restarts then.
    guard let last, last <= now + timeout else { return now }
    let moment = max(now, last + gap)
    return moment - now <= timeout ? moment : nil
  }
}
