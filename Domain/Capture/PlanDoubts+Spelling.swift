// MARK: Spelling

extension PlanDoubts {
  /// A weekday with one wrong letter, which is parsed but has to be confirmed. Examples: `tuesdy` and `도욜`.
  var misspeltWeekday: String? {
    words.first { isRead($0.range) && Self.isMisspeltWeekday($0.text) }?.text
  }

  private static func isMisspeltWeekday(_ word: String) -> Bool {
    if let name = Misspelling.corrected(word) {
      return PhraseVocabulary.weekdays[name] != nil
        || PhraseVocabulary.weekdays[name.trimmingSuffix(of: "s")] != nil
    }
    let letters = Array(word)
    guard letters.count > 1, letters[1] == "욜" else { return false }
    return !"월화수목금토일".contains(letters[0])
  }
}
