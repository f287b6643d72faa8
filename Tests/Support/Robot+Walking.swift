import Testing
import TextUI

extension Robot {
  /// Presses a key, by default the down arrow, until a text is on the screen. Records a test failure if the text does
  /// not appear within `limit` presses.
  @discardableResult
  package func walk(_ key: Key = .down, to text: String, within limit: Int = 60) -> Robot {
    for _ in 0..<limit where !screen.contains(text) { press(key) }
    if !screen.contains(text) { Issue.record("“\(text)” is not on the screen:\n\(screen)") }
    return self
  }
}
