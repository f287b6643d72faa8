public import Domain
import Glibc

extension TerminalSessions {
  /// The session this process belongs to, as the system knows it.
  public static let system = TerminalSessions { SessionFacts.own?.name }
}

/// What makes a terminal session one of a kind. Numbers of processes come back, so the moment the
/// session began belongs to it, and that moment is counted from the start of the computer.
struct SessionFacts: Equatable {
  /// The process that leads the session.
  let leader: Int
  /// The terminal the session has.
  let terminal: Int
  /// When it began, in ticks since the computer was started.
  let began: Int
  /// Which start of the computer that was.
  let boot: String

  var name: SessionName { SessionName("\(boot)/\(terminal)/\(leader)/\(began)") }

  /// The facts of the session this process belongs to; nothing when it has no terminal, or when
  /// whoever led the session is gone.
  static var own: SessionFacts? {
    let leader = Int(getsid(0))
    guard leader > 0, let stat = text("/proc/\(leader)/stat"), let own = text("/proc/self/stat"),
      let boot = text("/proc/sys/kernel/random/boot_id")
    else { return nil }
    let identity = boot.prefix { !$0.isWhitespace }
    guard let facts = SessionFacts(leader: leader, stat: stat, boot: String(identity)),
      SessionFacts(leader: leader, stat: own, boot: "")?.terminal == facts.terminal
    else { return nil }
    return facts
  }

  /// Reads what the system tells of a process in one line: its number, its name between brackets,
  /// which may be anything, and then figures.
  init?(leader: Int, stat: String, boot: String) {
    guard let bracket = stat.lastIndex(of: ")") else { return nil }
    let figures = stat[bracket...].split(whereSeparator: \.isWhitespace).dropFirst().map(
      String.init)
    // The figures begin with the third; the terminal is the 7th and the beginning the 22nd.
    guard figures.count > 19, let terminal = Int(figures[4]), terminal != 0,
      let began = Int(figures[19])
    else { return nil }
    self.leader = leader
    self.terminal = terminal
    self.began = began
    self.boot = boot
  }

  /// A short text of the system.
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
