// MARK: English past verbs

extension PlanDoubts {
  static let pastVerbs: Set<String> = [
    "was", "were", "had", "went", "saw", "met", "did", "came", "took", "made", "gave", "sent",
    "ate", "drank", "felt", "told", "said", "spent", "wrote", "ran", "tried", "helped", "arrived",
    "happened", "haven't", "haven’t", "hasn't", "hasn’t", "didn't", "didn’t", "wasn't", "wasn’t",
    "talked", "walked", "called", "skyped", "texted", "hugged", "visited", "popped", "finished",
    "started", "won", "lost", "beat", "lent", "bought", "sold", "fell", "paid", "drove", "flew",
    "swam", "slept", "woke", "caught", "broke", "found", "built", "taught", "brought", "chose",
    "rode", "sang",
  ]
  /// Verbs that only report the past: `helped uncle ben on friday`.
  private static let telling: Set<String> = [
    "went", "came", "helped", "hugged", "spent", "visited", "walked", "arrived", "ate", "drank",
    "skyped", "popped", "tried",
  ]
  /// Verbs for something that the user did with or for a person.
  private static let touching: Set<String> = telling.union([
    "sent", "gave", "wrote", "hosted", "sat",
  ])
  /// Words after `had` that make it the main verb: `had a row`, and not `had to go`.
  private static let behindHad: Set<String> = [
    "a", "an", "the", "my", "our", "some", "lunch", "dinner", "coffee", "breakfast", "drinks",
    "tea", "brunch", "supper",
  ]
  private static let ahead: Set<String> = [
    "will", "going", "due", "must", "should", "need", "off", "next", "coming", "moved", "changed",
    "cancelled", "since", "about", "re",
  ]
  /// Prepositions after which a day is in the future: `for friday`.
  private static let leads: Set<String> = ["for", "until", "till", "by", "before", "to"]

  /// Returns whether an English line reports the past, so that its days are in the past: `had a tooth out on feb 10`.
  static func reportsPast(_ line: CapturedLine) -> Bool {
    if line.hasHangul { return false }
    let words = line.words.map { bare($0.text) }
    if words.contains(where: { ahead.contains($0) || $0.hasSuffix("'ll") || $0.hasSuffix("'d") }) {
      return false
    }
    let leadsDay = zip(words, words.dropFirst()).contains { lead, next in
      leads.contains(lead)
        && (next == "the" || next.first?.isNumber == true
          || RepeatVocabulary.weekday(next) != nil || PhraseVocabulary.months[next] != nil
          || PhraseVocabulary.distances[next] != nil)
    }
    if leadsDay { return false }
    let isReport = words.enumerated().contains { number, word in
      telling.contains(word) && (number < 6 || number == words.count - 1)
    }
    return isReport || hadSomething(words)
  }

  /// Returns whether a line may tell of the past, so that it may be a diary entry: `Raked leaves all morning.`, 약 아침 8시에
  /// 먹임.
  static func tellsOfPast(_ line: CapturedLine) -> Bool {
    if line.hasHangul { return line.words.contains { isPastReport($0.text) } }
    let isSentence = line.words.last?.text.hasSuffix(".") == true
    return line.words.map { bare($0.text) }.enumerated().contains { number, word in
      pastVerbs.contains(word)
        || (isSentence || number == 0) && mayBePast(word)
    }
  }

  /// Returns whether an English word may be a verb in the past.
  static func mayBePast(_ word: String) -> Bool {
    let text = bare(word)
    return text.count > 4 && text.hasSuffix("ed")
      && !["hundred", "speed", "indeed", "breed", "moved"].contains(text)
  }

  private static func hadSomething(_ words: [String]) -> Bool {
    zip(words, words.dropFirst()).contains { $0 == "had" && behindHad.contains($1) }
  }

  /// Returns whether an English line reports something that the user did with a person.
  static func reportsTouch(_ line: CapturedLine) -> Bool {
    if line.hasHangul { return false }
    let words = line.words.map { bare($0.text) }
    return hadSomething(words) || words.contains(where: touching.contains)
  }
}
