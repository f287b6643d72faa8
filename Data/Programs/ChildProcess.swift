import Glibc

/// Another program that was started, until it has been waited for.
struct ChildProcess {
  /// The number of the process, and of its group and session where it leads one.
  let number: pid_t
  /// Whether it has a group and a session of its own.
  var leadsGroup = true

  /// What is told instead of a status that the system did not keep, as where the shell has the
  /// ends of programs ignored.
  static let lostStatus: Int32 = 255

  /// The status as shells count it, or nothing while the program runs.
  var status: Int32? { waited(WNOHANG) }

  /// The same, waiting so many milliseconds for a program that is about to end.
  func status(within milliseconds: Int) -> Int32? {
    let deadline = Deadline(milliseconds: milliseconds)
    while true {
      if let status { return status }
      guard deadline.left > 0 else { return nil }
      Pause.milliseconds(1)
    }
  }

  /// Ends the program, and all that it started where it leads a group, and waits for it.
  func end() {
    kill(leadsGroup ? -number : number, SIGKILL)
    _ = waited(0)
  }

  private func waited(_ options: Int32) -> Int32? {
    var status: Int32 = 0
    while true {
      let found = unsafe waitpid(number, &status, options)
      if found == number { break }
      if found == 0 { return nil }
      if errno != EINTR { return Self.lostStatus }
    }
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
  }
}
