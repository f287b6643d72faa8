import Data
import Platform
import Presentation
import PresentationKit
import TextUI

/// The pager between the output and the terminal. It starts only if the output does not fit on the
/// screen, so that short output is printed directly.
final class PagerProcess {
  private let command: String
  private let size: Size
  /// The output so far, which is printed if the pager turns out not to run.
  private var kept: [UInt8] = []
  private var rows = 0
  private var state = State.waiting

  private enum State {
    /// The output may still fit on the screen, so the pager has not started.
    case waiting
    case running(Running)
    /// The output goes to the terminal directly. `missing` means that the pager was not found.
    case plain(missing: Bool)
    /// The user has quit the pager.
    case left
  }

  /// A running pager, and the previous signal handlers.
  private struct Running {
    let child: pid_t
    let pipe: Int32
    let signals: [(Int32, (@convention(c) (Int32) -> Void)?)]
    /// Whether the pager has read so much that it must have started.
    var isSure = false
  }

  /// The number of bytes after which the pager must have started, since a pipe buffer holds fewer.
  private static let sure = 1 << 18

  private init(_ command: String, _ size: Size) {
    self.command = command
    self.size = size
  }

  /// Returns the pager from the environment, or else `less`. Returns nil if the user wants no pager, if the terminal
  /// cannot show one, or if `less` is not installed.
  static func chosen(from environment: (String) -> String?, size: Size) -> Pager? {
    if ["", "dumb"].contains(environment("TERM") ?? "") { return nil }
    let named = environment("PAGER")
    let command = (named ?? "less -RFX").trimmed
    if command.isEmpty || command == "cat" { return nil }
    // A missing default pager is not reported, because the user did not ask for it.
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

  /// Counts the rows. A line that is wider than the terminal takes several rows, estimated from its bytes.
  private func count(_ bytes: [UInt8]) {
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast() {
      rows += 1 + line.count / max(1, size.columns * 3)
    }
  }

  /// Writes the remaining output and waits for the pager. Returns the command of the pager if it was not found,
  /// otherwise nil.
  private func close() -> String? {
    switch state {
    case .waiting: _ = Self.pass(kept, to: STDOUT_FILENO)
    case .running(let running): end(running)
    case .plain, .left: break
    }
    if case .plain(missing: true) = state { return command }
    return nil
  }

  // MARK: Process

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
    defer { Platform.close(ends[0]) }
    // The same defaults as git: show colours, and quit at once if the output fits on one screen.
    unsafe setenv("LESS", "FRX", 0)
    unsafe setenv("LESSCHARSET", "utf-8", 0)
    let child = Spawning.startInFront(["/bin/sh", "-c", command], input: ends[0])
    guard let child else {
      Platform.close(ends[1])
      return nil
    }
    // Ctrl-C and Ctrl-\ are meant for the pager, and its end is noticed by a failed write.
    let signals = [SIGINT, SIGQUIT, SIGPIPE].map { ($0, signal($0, SIG_IGN)) }
    return Running(child: child, pipe: ends[1], signals: signals)
  }

  /// Waits for the pager. If the shell found no such program, the pager read nothing, and all
  /// output is printed.
  private func end(_ running: Running) {
    Platform.close(running.pipe)
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

  /// Returns whether the program of a command can be found. Returns true if only a shell can tell.
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
      let count = unsafe rest.withUnsafeBytes {
        unsafe Platform.write(file, $0.baseAddress, $0.count)
      }
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
  /// The text without whitespace at both ends.
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
