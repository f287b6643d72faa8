public import Domain
import Platform

extension TerminalSessions {
  /// The terminal session of this process.
  public static let system = TerminalSessions { SessionIdentity.own?.name }
}

/// Identifies a terminal session uniquely. Process ids are reused, so the start time is included;
/// it counts from boot, so the boot id is included too.
struct SessionIdentity: Equatable {
  /// The process id of the session leader.
  let leader: Int
  /// The device number of the terminal.
  let terminal: Int
  /// The start time of the leader in clock ticks since boot.
  let began: Int
  /// The id of the boot.
  let boot: String

  var name: SessionName { SessionName("\(boot)/\(terminal)/\(leader)/\(began)") }

  /// The session of this process; nil if it has no terminal, or its leader has exited.
  static var own: SessionIdentity? {
    let leader = Int(getsid(0))
    guard leader > 0, let stat = processStatus(of: leader), let own = ownProcessStatus(),
      let boot = bootIdentifier()
    else { return nil }
    let identity = boot.prefix { !$0.isWhitespace }
    guard let facts = SessionIdentity(leader: leader, stat: stat, boot: String(identity)),
      SessionIdentity(leader: leader, stat: own, boot: "")?.terminal == facts.terminal
    else { return nil }
    return facts
  }

  /// Parses `/proc/PID/stat`: the process id, the name in parentheses, which may contain any characters, and numeric
  /// fields. Returns nil if a field is missing or the process has no terminal.
  init?(leader: Int, stat: String, boot: String) {
    guard let bracket = stat.lastIndex(of: ")") else { return nil }
    let figures = stat[bracket...].split(whereSeparator: \.isWhitespace).dropFirst().map(
      String.init)
    // The fields after the name start with the 3rd; the terminal is the 7th and the start time the
    // 22nd.
    guard figures.count > 19, let terminal = Int(figures[4]), terminal != 0,
      let began = Int(figures[19])
    else { return nil }
    self.leader = leader
    self.terminal = terminal
    self.began = began
    self.boot = boot
  }
}
