import Platform

/// A started program, until it is waited for.
struct ChildProcess {
  /// The process id. It is also the id of the program's group and session if `leadsGroup`.
  let number: pid_t
  /// Whether the program has its own process group and session.
  var leadsGroup = true

  /// The status that is used if the system discarded the exit status, as when SIGCHLD is ignored.
  static let lostStatus: Int32 = 255

  /// The exit status as in shells; nil while the program runs.
  var status: Int32? { waited(WNOHANG) }

  /// Waits up to some milliseconds for a program that is about to exit, and returns the exit
  /// status; nil if the program still runs.
  func status(within milliseconds: Int) -> Int32? {
    let deadline = Deadline(milliseconds: milliseconds)
    while true {
      if let status { return status }
      guard deadline.left > 0 else { return nil }
      Pause.milliseconds(1)
    }
  }

  /// Kills the program and waits for it. If it leads a group, the whole group is killed.
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
