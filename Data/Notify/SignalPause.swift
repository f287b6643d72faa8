public import Domain
import Platform

extension NoticePause {
  /// A pause that ends with the timeout, or when the process gets SIGTERM, SIGINT or SIGHUP.
  public static let system = NoticePause(
    begin: {
      var ending = signals
      unsafe sigprocmask(SIG_BLOCK, &ending, nil)
    },
    wait: { milliseconds in
      let ending = signals
      let deadline = Deadline(milliseconds: milliseconds)
      while true {
        let left = deadline.left
        let limit = timespec(tv_sec: left / 1000, tv_nsec: left % 1000 * 1_000_000)
        if nextSignal(of: ending, within: limit) > 0 { return false }
        if errno == EAGAIN { return true }
        if errno != EINTR { return false }
      }
    })

  private static var signals: sigset_t {
    var ending = sigset_t()
    unsafe sigemptyset(&ending)
    for signal in [SIGTERM, SIGINT, SIGHUP] { unsafe sigaddset(&ending, signal) }
    return ending
  }
}
