public import Domain
import Glibc

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
    guard leader > 0, let stat = text("/proc/\(leader)/stat"), let own = text("/proc/self/stat"),
      let boot = text("/proc/sys/kernel/random/boot_id")
    else { return nil }
    let identity = boot.prefix { !$0.isWhitespace }
    guard let facts = SessionIdentity(leader: leader, stat: stat, boot: String(identity)),
      SessionIdentity(leader: leader, stat: own, boot: "")?.terminal == facts.terminal
    else { return nil }
    return facts
  }

  /// Parses `/proc/PID/stat`: the process id, the name in parentheses, which may contain any
  /// characters, and numeric fields.
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

  /// Returns the start of a short system file; nil if it cannot be read.
  private static func text(_ path: String) -> String? {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = unsafe bytes.withUnsafeMutableBytes {
      unsafe read(file, $0.baseAddress, $0.count)
    }
    return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
  }
}
