import Domain
import TextUI

/// What becomes of the rule for passwords while somebody types one twice.
struct PasswordHints {
  let words: OnboardingWords
  let glyphs: Glyphs

  /// One mark for each clause of the rule, and whether both texts are the same.
  func lines(_ typed: String, again: String, isTyping: Bool) -> [StyledText] {
    let missing = Password.faults(of: typed)
    let rules: [PasswordFault] =
      missing == [.tooLong] ? [.tooLong] : [.tooShort, .noSmallLetter, .noDigit, .noSpecial]
    let marks = rules.map { fault in
      (missing.contains(fault) ? glyphs.track : glyphs.used) + " " + words.rule(fault)
    }
    var lines = [StyledText(marks.joined(separator: "   "))]
    if missing.contains(.noSpecial) { lines.append(StyledText(Password.specials, .dim)) }
    // Half of what is typed again does not differ yet.
    if !again.isEmpty, !isTyping || again == typed || !typed.hasPrefix(again) {
      lines.append(again == typed ? mark(words.same, true) : mark(words.differ, false))
    }
    return lines
  }

  /// A sentence about what was typed, and whether it is good.
  func mark(_ text: String, _ isGood: Bool) -> StyledText {
    StyledText(
      (isGood ? glyphs.used : glyphs.refused) + " " + text,
      Style(ink: isGood ? Accent.leaf : Accent.rose))
  }
}
