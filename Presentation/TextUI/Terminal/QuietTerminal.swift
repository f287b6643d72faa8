import CTerminal

/// Hides what is typed while a command works. At the end it is dropped, so that no shell runs it. A signal that ends the
/// program restores the echo first.
package enum QuietTerminal {
  package static func begin() { terminal_begin_quiet(0) }

  /// Returns whether the terminal was quiet.
  package static func end() -> Bool { terminal_end_quiet() != 0 }

  /// Runs a question whose answer is shown.
  package static func interrupted<T>(by question: () -> T) -> T {
    let wasQuiet = end()
    defer { if wasQuiet { begin() } }
    return question()
  }
}
