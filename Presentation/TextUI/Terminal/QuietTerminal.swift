import CTerminal

/// Hides typed keys while a command works. At the end the keys are discarded, so that no shell runs them. A signal that
/// ends the program restores the echo first.
package enum QuietTerminal {
  package static func begin() { terminal_begin_quiet(0) }

  /// Shows typed keys again. Returns whether they were hidden.
  package static func end() -> Bool { terminal_end_quiet() != 0 }

  /// Runs a question and shows the keys of its answer.
  package static func interrupted<T>(by question: () -> T) -> T {
    let wasQuiet = end()
    defer { if wasQuiet { begin() } }
    return question()
  }
}
