import Glibc

/// Measures by the time of the processor that the thread of a test was given, which a busy machine
/// does not change, as it does the time of a clock.
package enum ThreadTime {
  /// The seconds something took.
  package static func of(_ body: () throws -> Void) rethrows -> Double {
    let before = spent
    try body()
    return spent - before
  }

  private static var spent: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
