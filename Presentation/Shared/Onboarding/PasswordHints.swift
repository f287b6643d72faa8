import Domain
import TextUI

/// Live feedback on the password rules while a new password is typed twice.
struct PasswordHints {
  let words: OnboardingWords
  let glyphs: Glyphs

  /// Returns two lines for the rules, the second with the special characters while none is typed. A password that is
  /// only too long gets one line instead. Once the repetition is typed, a last line says whether both texts match.
  func lines(_ typed: String, again: String, isTyping: Bool) -> [StyledText] {
    let missing = Password.refusals(of: typed)
    func line(_ fault: PasswordRefusal) -> String {
      (missing.contains(fault) ? glyphs.track : glyphs.used) + " " + words.rule(fault)
    }
    var lines: [StyledText] = []
    if missing == [.tooLong] {
      lines = [StyledText(line(.tooLong))]
    } else {
      let rules: [PasswordRefusal] = [.tooShort, .noSmallLetter, .noDigit]
      let specials = missing.contains(.noSpecial) ? "   " + Password.specials : ""
      lines = [
        StyledText(rules.map(line).joined(separator: "   ")),
        StyledText(line(.noSpecial) + specials),
      ]
    }
    // A prefix of the password is not reported as different while it is typed.
    if !again.isEmpty, !isTyping || again == typed || !typed.hasPrefix(again) {
      lines.append(again == typed ? mark(words.same, true) : mark(words.differ, false))
    }
    return lines
  }

  /// Returns a sentence that is marked as fulfilled or not.
  func mark(_ text: String, _ isGood: Bool) -> StyledText {
    StyledText(
      (isGood ? glyphs.used : glyphs.refused) + " " + text,
      Style(ink: isGood ? Accent.leaf : Accent.rose))
  }
}
