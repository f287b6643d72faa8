import Data
import Glibc
import Presentation
import PresentationKit
import TextUI

/// The pager in front of the terminal. It is started once there is more than fits on the screen, so
/// that a short answer is printed as always.
final class PagerProcess {
  private let command: String
  private let size: Size
  /// What was written so far, until it is known that the pager reads it.
  private var kept: [UInt8] = []
  private var rows = 0
  private var state = State.waiting

  private enum State {
    /// There may be less than a screen of it.
    case waiting
    case running(Running)
    /// Written to the terminal itself.
    case plain(missing: Bool)
    /// Somebody left the pager.
    case left
  }

  /// A pager that reads, and what the signals meant before.
  private struct Running {
    let child: pid_t
    let pipe: Int32
    let signals: [(Int32, __sighandler_t?)]
    /// Whether it has read so much that it surely was started.
    var isSure = false
  }

  /// More than a pipe holds: whoever took so much reads.
  private static let sure = 1 << 18

  private init(_ command: String, _ size: Size) {
    self.command = command
    self.size = size
  }

  /// The pager that the environment names; nothing where none is wanted, or none can show anything.
  static func chosen(from environment: (String) -> String?, size: Size) -> Pager? {
    if ["", "dumb"].contains(environment("TERM") ?? "") { return nil }
    let named = environment("PAGER")
    let command = (named ?? "less -RFX").trimmed
    if command.isEmpty || command == "cat" { return nil }
    // Nobody is to miss a program they never asked for.
    if named == nil, !isThere(command) { return nil }
    let process = PagerProcess(command, size)
    return Pager(write: { process.write($0) }, close: { process.close() })
  }

  // MARK: Writing

  private func write(_ bytes: [UInt8]) -> Bool {
    switch state {
    case .waiting:
      kept += bytes
      count(bytes)
      if rows >= size.rows { start() }
      return true
    case .running(var running):
      if !running.isSure { kept += bytes }
      if Self.pass(bytes, to: running.pipe) {
        if !running.isSure, kept.count > Self.sure {
          (running.isSure, kept) = (true, [])
          state = .running(running)
        }
        return true
      }
      end(running)
      if case .plain = state { return true }
      return false
    case .plain: return Self.pass(bytes, to: STDOUT_FILENO)
    case .left: return false
    }
  }

  /// Counts the rows; a line longer than the terminal takes several.
  private func count(_ bytes: [UInt8]) {
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast() {
      rows += 1 + line.count / max(1, size.columns * 3)
    }
  }

  /// Writes what is left, and waits for whoever reads it.
  private func close() -> String? {
    switch state {
    case .waiting: _ = Self.pass(kept, to: STDOUT_FILENO)
    case .running(let running): end(running)
    case .plain, .left: break
    }
    if case .plain(missing: true) = state { return command }
    return nil
  }

  // MARK: The program

  private func start() {
    guard Self.isThere(command), let running = run() else {
      state = .plain(missing: true)
      _ = Self.pass(kept, to: STDOUT_FILENO)
      return
    }
    state = .running(running)
    if !Self.pass(kept, to: running.pipe) { end(running) }
  }

  private func run() -> Running? {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { Glibc.close(ends[0]) }
    // As git has it: colours are shown, and what fits on one screen does not wait for a key.
    unsafe setenv("LESS", "FRX", 0)
    unsafe setenv("LESSCHARSET", "utf-8", 0)
    let child = Spawning.startInFront(["/bin/sh", "-c", command], input: ends[0])
    guard let child else {
      Glibc.close(ends[1])
      return nil
    }
    // Keys that end something are the pager's; and when it ends, writing says so.
    let signals = [SIGINT, SIGQUIT, SIGPIPE].map { ($0, signal($0, SIG_IGN)) }
    return Running(child: child, pipe: ends[1], signals: signals)
  }

  /// Waits for the pager. A shell that found no program has read nothing, and it is all printed.
  private func end(_ running: Running) {
    Glibc.close(running.pipe)
    var status: Int32 = 0
    while unsafe waitpid(running.child, &status, 0) < 0, errno == EINTR {}
    for (number, meaning) in running.signals { _ = signal(number, meaning) }
    let isMissing = status & 0x7F == 0 && [126, 127].contains((status >> 8) & 0xFF)
    guard isMissing, !running.isSure else {
      state = .left
      return
    }
    state = .plain(missing: true)
    _ = Self.pass(kept, to: STDOUT_FILENO)
  }

  /// Whether the program that a command begins with can be found; what only a shell understands
  /// may be.
  private static func isThere(_ command: String) -> Bool {
    let name = String(command.prefix { !$0.isWhitespace })
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || "/._+-".contains($0) }
    if !isPlain || Process.variable("PATH") == nil { return true }
    if name.contains("/") { return unsafe access(name, X_OK) == 0 }
    return (Process.variable("PATH") ?? "").split(separator: ":").contains { folder in
      unsafe access("\(folder)/\(name)", X_OK) == 0
    }
  }

  private static func pass(_ bytes: [UInt8], to file: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe Glibc.write(file, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }
}

extension String {
  /// The same without blanks at its ends.
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
