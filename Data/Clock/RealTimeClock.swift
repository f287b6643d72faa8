public import Domain
import Platform

extension RealTime {
  /// The system clock. It ignores `HARU_NOW`.
  public static let system = RealTime {
    var time = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }
}
