import Glibc

/// Checks a condition again and again until it is true. The limit of five minutes is so long that no test fails only
/// because the machine is busy.
package enum Polling {
  /// Returns whether the condition became true within about five minutes. `pause` is the time between checks in
  /// microseconds.
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
