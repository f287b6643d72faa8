import Foundation

/// A real terminal in which a shell runs the built program: a tmux server of the test's own.
package final class TmuxPane {
  private let socket: String
  private let folder: SampleFolder

  /// What can go wrong with the terminal itself.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// Opens a terminal with an interactive shell in it; the environment is the program's.
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

  /// Types a line and enter, where the shell waits for one: what is typed while a program gives the
  /// terminal back may be lost.
  package func enter(_ line: String) throws {
    for _ in 0..<400 {
      if try isAtPrompt { break }
      usleep(25_000)
    }
    try tmux(["send-keys", "-t", "0", "-l", line])
    try press("Enter")
  }

  /// Whether the last line that is shown is the shell's prompt alone.
  private var isAtPrompt: Bool {
    get throws {
      let last = try screen.split(separator: "\n").last { !$0.allSatisfy(\.isWhitespace) }
      return last?.filter { !$0.isWhitespace } == "$"
    }
  }

  /// Presses keys by tmux's names for them.
  package func press(_ keys: String...) throws {
    try tmux(["send-keys", "-t", "0"] + keys)
  }

  /// Types letters.
  package func type(_ text: String) throws { try tmux(["send-keys", "-t", "0", "-l", text]) }

  /// What the terminal shows.
  package var screen: String {
    get throws { try tmux(["capture-pane", "-p", "-t", "0"]) }
  }

  /// Changes the size of the window.
  package func resize(columns: Int, rows: Int) throws {
    try tmux(["resize-window", "-t", "0", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// Waits until the terminal shows a text, and gives the screen.
  @discardableResult
  package func wait(for text: String) throws -> String {
    var shown = ""
    // Each look is a program that is started.
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
