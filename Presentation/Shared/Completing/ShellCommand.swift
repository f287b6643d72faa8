package import PresentationKit

/// Commands for shell integration.
package enum ShellCommand: Equatable, Sendable {
  /// Prints the manual page.
  case man
  /// Prints candidates for the last of the words, as passed by the shell.
  case complete(Completions.Shell, [String])

  /// Parses the shell's name and the words after an optional `--`.
  package init(completing words: [String]) throws(ArgumentParseError) {
    let shell = try Completions.Shell(named: words.first ?? "")
    let rest = words.dropFirst()
    self = .complete(shell, Array(rest.first == "--" ? rest.dropFirst() : rest))
  }
}

extension Completions.Shell {
  package init(named name: String) throws(ArgumentParseError) {
    guard let shell = Self(rawValue: name) else {
      throw .notAChoice(option: "SHELL", value: name, Self.allCases.map(\.rawValue))
    }
    self = shell
  }
}
