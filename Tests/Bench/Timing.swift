import Glibc

/// Measures work inside this process and prints the result.
enum Timing {
  /// Returns how many milliseconds a closure takes.
  static func milliseconds(_ body: () -> Void) -> Double {
    let start = Work.nanoseconds()
    body()
    return Double(Work.nanoseconds() - start) / 1e6
  }

  static func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }

  /// Prints a row in the form that `InsideRow` parses.
  static func printRow(_ title: String, _ times: [Double], target: Double) {
    let sorted = times.sorted()
    let median = median(times)
    let p99 = sorted[min(sorted.count - 1, sorted.count * 99 / 100)]
    Terminal.print(
      "\(title)\t\(Report.fixed(median, 3))\t\(Report.fixed(p99, 3))\t\(target)\n",
      to: STDOUT_FILENO)
  }
}
