import Glibc

/// A moment that cannot be moved by setting the clock.
struct Deadline: Sendable {
  private let moment: Int

  /// How long something that may be cancelled goes on before it looks again whether it was.
  static let glance = 25

  /// The moment after so many milliseconds from now.
  init(milliseconds: Int) {
    moment = Self.now + min(max(0, milliseconds), Int.max / 2)
  }

  /// How many milliseconds are left, none at the least.
  var left: Int { max(0, moment - Self.now) }

  /// Milliseconds since the computer was started, the same for all its programs.
  static var now: Int {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
