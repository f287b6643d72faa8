package import Domain
import TextUI

/// A problem in a key map. If the entry is rejected, its action keeps its default keys.
package struct KeyMapParseError: Hashable, Sendable {
  /// The kind of problem.
  package enum Kind: Hashable, Sendable {
    case unread(WrittenKeyMap.ParseError)
    /// No context has this name.
    case unknownScreen(String)
    /// The context has no action with this name.
    case unknownAction(String)
    /// There is no preset with this name.
    case unknownPreset(String)
    /// The value is neither a key nor a list of keys.
    case notKeys(String)
    case notAKey(String)
    /// The name occurs more than once in its file; the last entry counts.
    case repeated(String)
    /// The key is assigned to another action.
    case taken(String, by: String)
    /// The key is also the first key of a chord: one of the two belongs to this action, and the other to a different
    /// action.
    case begins(String, of: String)
    /// The key would be typed as text in this context.
    case typed(String)
    /// The entry changes `q` or Ctrl-C. Both always quit, and no other action can use them.
    case wayOut
    /// Some contexts use the key themselves. The key keeps its meaning in these contexts.
    case elsewhere(String, [String])
  }

  package let file: String
  /// The line number, starting at one; zero for the whole file.
  package let line: Int
  package let reason: Kind

  package init(file: String, line: Int, reason: Kind) {
    self.file = file
    self.line = line
    self.reason = reason
  }
}
