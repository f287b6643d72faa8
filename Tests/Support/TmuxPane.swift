import Foundation

/// A shell in a real terminal, in which a test runs the built program. The terminal is a tmux server of this test only.
package final class TmuxPane {
  private let socket: String
  private let folder: SampleFolder

  /// Thrown if tmux fails or a text does not appear in the terminal.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// Opens a terminal with an interactive shell. The shell and the programs in it get this environment.
  package init(columns: Int = 80, rows: Int = 24, environment: [String: String]) throws {
    socket = "haru-test-\(UUID().uuidString.prefix(8))"
    folder = try SampleFolder()
    var settings = environment
    settings["PS1"] = "$ "
    settings["TERM"] = "tmux-256color"
    let assignments = settings.sorted { $0.key < $1.key }.map { "'\($0.key)=\($0.value)'" }
    try tmux([
      "-f", "/dev/null", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)",
      "env -i PATH=\"$PATH\" \(assignments.joined(separator: " ")) bash --norc --noprofile",
    ])
    do { try wait(for: "$") } catch {
      try tmux(["kill-server"])
      throw error
    }
  }

  deinit { _ = try? tmux(["kill-server"]) }

  /// Waits up to ten seconds for the shell's prompt, then types a line and Enter. Text that is typed while a program
  /// still restores the terminal could be lost.
  package func enter(_ line: String) throws {
    for _ in 0..<400 {
      if try isAtPrompt { break }
      usleep(25_000)
    }
    try tmux(["send-keys", "-t", "0", "-l", line])
    try press("Enter")
  }

  /// Whether the last line that is not empty is only the shell's prompt.
  private var isAtPrompt: Bool {
    get throws {
      let last = try screen.split(separator: "\n").last { !$0.allSatisfy(\.isWhitespace) }
      return last?.filter { !$0.isWhitespace } == "$"
    }
  }

  /// Presses keys, which have tmux's names, such as `Enter`.
  package func press(_ keys: String...) throws {
    try tmux(["send-keys", "-t", "0"] + keys)
  }

  /// Types a text without Enter.
  package func type(_ text: String) throws { try tmux(["send-keys", "-t", "0", "-l", text]) }

  /// The text that the terminal shows.
  package var screen: String {
    get throws { try tmux(["capture-pane", "-p", "-t", "0"]) }
  }

  /// Changes the size of the terminal, in cells.
  package func resize(columns: Int, rows: Int) throws {
    try tmux(["resize-window", "-t", "0", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// Waits until the terminal shows a text, and returns the screen. Throws `Failure` after five minutes.
  @discardableResult
  package func wait(for text: String) throws -> String {
    var shown = ""
    // Each check starts a tmux process, so the checks are less frequent than by default.
    let isShown = try Polling.until(every: 25_000) {
      shown = try screen
      return shown.contains(text)
    }
    if isShown { return shown }
    throw Failure(description: "“\(text)” never came. The terminal shows:\n\(shown)")
  }

  @discardableResult
  private func tmux(_ arguments: [String]) throws -> String {
    let words = ["env", "LC_ALL=C.UTF-8", "tmux", "-L", socket] + arguments
    guard PlainSpawn.run(words, output: folder.path("answer"))?.status == 0 else {
      throw Failure(description: "tmux \(arguments) failed; Scripts/setup installs tmux.")
    }
    return String(decoding: try folder.bytes("answer"), as: UTF8.self)
  }
}
