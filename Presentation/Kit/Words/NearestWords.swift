import TextUI

/// Suggestions of names that are similar to a name that was not found.
package struct NearestWords: Words {
  package let language: Language

  package init(language: Language) { self.language = language }

  /// Returns a sentence to append to an error; empty if no name is similar.
  package func sentence(_ names: [String]) -> String {
    let quoted = names.map {
      say("‘\(Printable.brief($0))’", "“\(Printable.brief($0))”")
    }
    guard let last = quoted.last else { return "" }
    let list =
      quoted.count == 1
      ? last
      : quoted.dropLast().joined(separator: ", ") + say(", ", " or ") + last
    return say(" 혹시 \(list)인가요?", " Did you mean \(list)?")
  }
}

/// Hints about undo, shown after a change.
package enum UndoWords {
  /// Returns the hint after a removal on the command line.
  static func command(for count: Int) -> Phrase {
    Phrase(
      "`haru undo`로 되돌릴 수 있어요.",
      count == 1 ? "`haru undo` restores it." : "`haru undo` restores them.")
  }
  /// The hint after an addition on the command line.
  package static let hint = Phrase("`haru undo`로 되돌릴 수 있어요.", "`haru undo` reverses it.")
  /// The hint after a removal on a screen.
  static let key = Phrase("z로 되돌릴 수 있어요.", "z restores it.")

  /// Returns the sentence about a removal, followed by the hint for screens.
  static func removed(_ sentence: String, _ language: Language) -> String {
    sentence + " " + key(language)
  }
}
