package import PresentationKit

/// What the command line can ask so that a shell knows Haru.
package enum ShellCommand: Equatable, Sendable {
  /// The manual page.
  case man
  /// Words for the last of some words, as a shell hands them over.
  case complete(Completions.Shell, [String])

  /// Reads the shell and, behind `--`, the words of a line.
  init(completing words: [String]) throws(UsageError) {
    let shell = try Completions.Shell(named: words.first ?? "")
    let rest = words.dropFirst()
    self = .complete(shell, Array(rest.first == "--" ? rest.dropFirst() : rest))
  }
}

extension Completions.Shell {
  /// The shell somebody names.
  init(named name: String) throws(UsageError) {
    guard let shell = Self(rawValue: name) else {
      throw .notAChoice(option: "SHELL", value: name, Self.allCases.map(\.rawValue))
    }
    self = shell
  }
}
