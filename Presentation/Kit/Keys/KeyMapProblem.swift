package import Domain
import TextUI

/// Something in a key map that does not count. The action it was meant for keeps its usual keys.
package struct KeyMapProblem: Hashable, Sendable {
  /// What is wrong.
  package enum Reason: Hashable, Sendable {
    case unread(WrittenKeyMap.Trouble)
    /// No place is called so.
    case unknownScreen(String)
    /// Nothing is called so in its place.
    case unknownAction(String)
    /// No keys were made ready under the name.
    case unknownPreset(String)
    /// The value is neither a key nor a list of keys.
    case notKeys(String)
    case notAKey(String)
    /// The name stands in its file more than once; the last one counts.
    case repeated(String)
    /// Another action has the key.
    case taken(String, by: String)
    /// The key begins the chord of another action, or the other way round.
    case begins(String, of: String)
    /// Letters are typed there.
    case typed(String)
    /// The key is the way out, or the way out has no key.
    case wayOut
    /// Some places have the key for themselves, where it goes on to mean the same.
    case elsewhere(String, [String])
  }

  package let file: String
  /// Counted from one; zero for the whole file.
  package let line: Int
  package let reason: Reason

  package init(file: String, line: Int, reason: Reason) {
    self.file = file
    self.line = line
    self.reason = reason
  }
}
