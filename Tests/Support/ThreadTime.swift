import Glibc

/// Measures the processor time of the current thread. Unlike the time of a clock, it does not depend on other programs.
package enum ThreadTime {
  /// Runs a body and returns the processor time it used, in seconds.
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
