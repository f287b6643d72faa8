/// A line that the user types to a question, before it is read as a record.
public enum EveningReply: Equatable, Sendable {
  case skip
  case explain
  /// The evening ends, and the answers so far stay.
  case end
  case words(String)

  public init(_ line: String) {
    let text = Text.trimmed(line)
    switch text.lowercased() {
    case "": self = .skip
    case "?", "？": self = .explain
    // The same key on a Korean keyboard.
    case "q", "ㅂ", "quit", "끝": self = .end
    case _: self = .words(text)
    }
  }

  /// Returns whether words skip a question as Enter does.
  public static func skips(_ words: String) -> Bool {
    EveningVocabulary.skips.contains(AnswerLine(words).whole)
  }

  /// Returns whether words discard a line, in answer to the preview of its record.
  public static func drops(_ words: String) -> Bool {
    EveningVocabulary.drops.contains(AnswerLine(words).whole)
  }

  /// Returns whether words say that there is nothing to plan.
  public static func plansNothing(_ words: String) -> Bool {
    let line = AnswerLine(words)
    if line.hasNothing { return true }
    guard case .no(let rest)? = YesOrNo(words) else { return false }
    return rest.isEmpty || AnswerLine(rest).hasNothing
  }

  /// Returns a plan without a word for yes before it: 치과 3시 for 응 치과 3시.
  public static func withoutYes(_ words: String) -> String {
    let line = AnswerLine(words)
    let leads = EveningVocabulary.yesLeads.subtracting(EveningVocabulary.met)
    let count = line.length(of: leads, at: 0)
    guard count > 0, count < line.words.count,
      !EveningVocabulary.notAfterYes.contains(line.words[count].text)
    else { return words }
    return line.rest(after: count)
  }

  /// Returns true if words mean a.m., false for p.m.; nil if they mean neither or both.
  public static func half(_ words: String) -> Bool? {
    let line = AnswerLine(words)
    let isMorning = line.says(EveningVocabulary.mornings)
    return isMorning == line.says(EveningVocabulary.evenings) ? nil : isMorning
  }

  /// Returns whether words say that the mood is the same as the day before.
  public static func repeatsMood(_ words: String) -> Bool {
    EveningVocabulary.sameMoods.contains(AnswerLine(words).whole)
  }

  /// Returns whether words are about a mood, so that they are no plan: 월요일부터 피곤, `so tired`.
  public static func isMood(_ words: String) -> Bool {
    AnswerLine(words).words.contains { CaptureVocabulary.isMood($0.text) }
  }

  /// Returns whether words say that the user has no answer: `not sure`, 글쎄.
  public static func saysNothing(_ words: String) -> Bool {
    EveningVocabulary.noPlans.contains(AnswerLine(words).whole)
  }

  /// Returns whether words keep a line as a diary entry, in answer to the preview of its record.
  public static func keepsInDiary(_ words: String) -> Bool {
    EveningVocabulary.toDiary.contains(AnswerLine(words).whole)
  }

  /// Returns whether words say that a task is done.
  public static func saysDone(_ words: String) -> Bool {
    ["done", "did it", "했어", "했어요", "다 했어", "다 했어요", "끝냈어", "끝냈어요"]
      .contains(AnswerLine(words).whole)
  }

  /// Returns whether words say that several things are done.
  public static func saysAllDone(_ words: String) -> Bool {
    let all: Set<String> = [
      "all", "all done", "all of it", "did it all", "all of them", "다했어", "다했어요", "다 함",
    ]
    return saysDone(words) || all.contains(AnswerLine(words).whole)
  }

  /// Returns whether words say that a book was not read.
  public static func readsNothing(_ words: String) -> Bool {
    let line = AnswerLine(words)
    if line.hasDigit { return false }
    if EveningVocabulary.unread.contains(line.whole) || line.says(EveningVocabulary.unreadPhrases) {
      return true
    }
    if line.isUnreadKorean { return true }
    guard case .no(let rest)? = YesOrNo(words) else { return false }
    return rest.isEmpty || EveningVocabulary.unread.contains(AnswerLine(rest).whole)
  }
}

extension AnswerLine {
  /// Whether the line says that there is nothing, or that it is time to sleep: `없어 잘래`.
  fileprivate var hasNothing: Bool {
    if hasDigit { return false }
    if EveningVocabulary.isNoPlan(whole) { return true }
    let isTired = words.last.map { EveningVocabulary.bedtime.contains($0.text) } == true
    let count = length(of: EveningVocabulary.noPlans, at: 0)
    return isTired && words.count <= 3 || count > 0 && words[count - 1].endsClause
  }

  /// Whether a Korean verb of reading is negated: 못 읽음, 그 책 못 폈어.
  fileprivate var isUnreadKorean: Bool {
    words.indices.contains { index in
      let (word, next) = (words[index].text, index + 1 < words.count ? words[index + 1].text : "")
      return EveningVocabulary.readingStems.contains { stem in
        EveningVocabulary.negations.contains { negation in
          word == negation && next.hasPrefix(stem) || word.hasPrefix(negation + stem)
        }
      }
    }
  }
}
