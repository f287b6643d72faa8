import Domain
import Synchronization

/// Spaces out the requests to one service, in this process and all others of this computer: each
/// takes the next free moment and waits for it. The moment that was given away last stands in a
/// file. Where there can be none, nobody knows of the others, and every process begins by waiting.
final class RequestPace: Sendable {
  private let number: SharedNumber?
  private let gap: Int
  private let timeout: Int
  private let cancellation: Cancellation?
  private let now: @Sendable () -> Int
  private let wait: @Sendable (Int) -> Void
  /// The moment that was given away last in this process.
  private let last = Mutex<Int?>(nil)

  /// Leaves so many milliseconds between requests, and lets nobody wait longer than the timeout.
  /// The clock counts milliseconds and is one for all processes.
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

  /// Waits for its turn; false when too many others are before it, or nobody wants it any more. A
  /// turn that was taken and is not wanted then passes unused.
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

  /// Waits, in portions where it may be cancelled meanwhile.
  private func rest(_ milliseconds: Int) {
    guard cancellation != nil else { return wait(milliseconds) }
    var left = milliseconds
    while left > 0, !isCancelled {
      let portion = min(left, Deadline.glance)
      wait(portion)
      left -= portion
    }
  }

  /// The first free moment, unless it is too far away.
  private func next(after last: Int?, _ now: Int) -> Int? {
    // A moment nobody can have been given is from before the computer was started anew.
    guard let last, last <= now + timeout else { return now }
    let moment = max(now, last + gap)
    return moment - now <= timeout ? moment : nil
  }
}
