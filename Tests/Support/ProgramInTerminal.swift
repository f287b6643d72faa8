import Foundation
import Glibc

/// The built program in a pseudoterminal. A test sends keys and reads the output, or leaves the output unread to make
/// the program wait.
package final class ProgramInTerminal {
  package let pair: TerminalPair
  private let process: pid_t
  private var status: Int32?

  /// Thrown if the program does not start. `code` is the error number of `posix_spawn`.
  package struct Failure: Error { public let code: Int32 }

  /// Starts the program in a folder with only the given environment. If `isFull` is true, the terminal's output buffer
  /// is full from the beginning.
  package init(
    _ path: String, in folder: String, environment: [String: String], columns: Int = 80,
    rows: Int = 24, isFull: Bool = false
  ) throws {
    pair = try TerminalPair(columns: columns, rows: rows)
    let terminal = try FileManager.default.destinationOfSymbolicLink(
      atPath: "/proc/self/fd/\(pair.program)")
    if isFull { try pair.fill() }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The program leads its own session, and the first terminal that a session leader opens becomes its terminal.
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The threads of tests block signals. The program must not inherit that.
    var noSignals = sigset_t()
    sigemptyset(&noSignals)
    posix_spawnattr_setsigmask(&attributes, &noSignals)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(0x80))
    // `env -C` changes to the folder and then becomes the program.
    let env = "/usr/bin/env"
    let line: [String] = [env, "-C", folder, path]
    var words = line.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var started = pid_t()
    let code = posix_spawn(&started, env, &actions, &attributes, &words, &variables)
    guard code == 0 else { throw Failure(code: code) }
    process = started
  }

  deinit {
    guard status == nil else { return }
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
  }

  /// Sends a signal to the program.
  package func send(_ signal: Int32) { kill(process, signal) }

  /// The processor time that the program has used, in seconds; 0 if it cannot be read.
  package var secondsUsed: Double {
    guard let line = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let name = line.lastIndex(of: ")")
    else { return 0 }
    let fields = line[line.index(after: name)...].split(separator: " ")
    guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else {
      return 0
    }
    return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// Whether the program has ended.
  package var hasEnded: Bool {
    if status != nil { return true }
    var raw: Int32 = 0
    guard waitpid(process, &raw, WNOHANG) == process else { return false }
    status = raw
    return true
  }

  /// The number of the signal that ended the program; 0 if the program exited by itself, nil while it runs.
  package var endingSignal: Int32? { hasEnded ? status.map { $0 & 0x7F } : nil }

  /// Waits until a condition is true. Returns false if it is still not true after five minutes.
  package func waits(until condition: () -> Bool) -> Bool { Polling.until(condition) }
}
