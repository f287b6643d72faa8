import TextUI

/// What is said of names that are near to one that nothing has.
package struct NearestWords: Words {
  package let language: Language

  package init(language: Language) { self.language = language }

  /// A sentence that goes behind another; nothing when no name is near.
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

/// What is said of how something that was removed comes back.
package enum UndoWords {
  /// What a command says of it.
  static let command = Phrase("`haru undo`로 되돌릴 수 있어요.", "`haru undo` restores it.")
  /// What a command says of something that was added.
  package static let taken = Phrase("`haru undo`로 되돌릴 수 있어요.", "`haru undo` reverses it.")
  /// What a screen says of it.
  static let key = Phrase("z로 되돌릴 수 있어요.", "z restores it.")

  /// What a screen says of something that was removed: the sentence, and how it comes back.
  static func removed(_ sentence: String, _ language: Language) -> String {
    sentence + " " + key(language)
  }
}
