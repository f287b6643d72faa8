import Platform

/// A point on the monotonic clock, unaffected by changes of the system time.
struct Deadline: Sendable {
  private let moment: Int

  /// The interval, in milliseconds, at which cancellable waits check for cancellation.
  static let longestWait = 25

  init(milliseconds: Int) {
    moment = Self.now + min(max(0, milliseconds), Int.max / 2)
  }

  /// The milliseconds left; never negative.
  var left: Int { max(0, moment - Self.now) }

  /// The monotonic time in milliseconds, shared by all processes.
  static var now: Int {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
