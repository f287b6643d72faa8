import Glibc

/// Polling: looks again and again until something holds. It gives up after minutes, which is for what
/// never comes; how busy a machine is decides no test.
package enum Polling {
  /// Whether something held at last, looked at every so many microseconds.
  package static func until(every pause: UInt32 = 5_000, _ condition: () throws -> Bool) rethrows
    -> Bool
  {
    for _ in 0..<300_000_000 / pause {
      if try condition() { return true }
      usleep(pause)
    }
    return false
  }
}
