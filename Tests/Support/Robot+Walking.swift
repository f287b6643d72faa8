import Testing
import TextUI

extension Robot {
  /// Presses an arrow key until a text is on the screen. The number of keys is limited, so that a test fails where the
  /// text never comes.
  @discardableResult
  package func walk(_ key: Key = .down, to text: String, within limit: Int = 60) -> Robot {
    for _ in 0..<limit where !screen.contains(text) { press(key) }
    if !screen.contains(text) { Issue.record("“\(text)” is not on the screen:\n\(screen)") }
    return self
  }
}
