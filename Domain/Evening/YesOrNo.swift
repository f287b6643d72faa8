/// A yes or a no, with the words after it.
public enum YesOrNo: Equatable, Sendable {
  case yes(String)
  case no(String)

  /// Parses an answer; nil if it is neither a yes nor a no. Only a leading word that says yes or no is left out of the
  /// words.
  public init?(_ text: String) { self.init(AnswerLine(text)) }

  /// Parses an answer to the question whether a plan with a person took place; nil if it says neither. A line that only
  /// says why not is a no, and is its reason as a whole.
  public init?(aboutMeeting text: String) {
    let line = AnswerLine(text)
    switch YesOrNo(line) {
    case .yes(let rest)?:
      let more = AnswerLine(rest)
      if more.saysUndone {
        self = .no(Self.withoutBareNo(rest))
      } else {
        let count = more.length(of: EveningVocabulary.met, at: 0)
        self = .yes(count > 0 ? more.rest(after: count) : rest)
      }
    case .no(let rest)?:
      if AnswerLine(rest).saysMet { return nil }
      self = .no(Self.withoutBareNo(rest))
    case nil:
      guard line.saysUndone else { return nil }
      self = .no(line.text)
    }
  }

  /// Parses an answer to the question how a contact went. Nil if it says both that the person was reached and that the
  /// person was not. Any other words are about the contact.
  public init?(aboutContact text: String, with name: String) {
    let line = AnswerLine(text)
    switch YesOrNo(line) {
    case .yes(let rest)?:
      self = AnswerLine(rest).saysNotReached(name) ? .no(rest) : .yes(rest)
    case .no(let rest)?:
      if AnswerLine(rest).says(EveningVocabulary.reached) { return nil }
      self = .no(rest)
    case nil:
      guard line.saysNotReached(name) else {
        self = .yes(line.text)
        return
      }
      if line.says(EveningVocabulary.reached) { return nil }
      self = .no(line.text)
    }
  }

  /// Returns whether a line says that a person was not reached.
  public static func saysNotReached(_ text: String, _ name: String) -> Bool {
    let line = AnswerLine(text)
    return line.saysNotReached(name) && !line.says(EveningVocabulary.reached)
  }

  private init?(_ line: AnswerLine) {
    let whole = line.whole
    if EveningVocabulary.yes.contains(whole) {
      self = .yes("")
      return
    }
    let isPolite = whole.hasSuffix("어요")
    if EveningVocabulary.no.contains(isPolite ? String(whole.dropLast()) : whole)
      || EveningVocabulary.no.contains(whole)
    {
      self = .no("")
      return
    }
    let yes = Self.lead(
      of: line, EveningVocabulary.yes, EveningVocabulary.yesLeads,
      not: EveningVocabulary.notAfterYes)
    let no = Self.lead(
      of: line, EveningVocabulary.no, EveningVocabulary.noLeads, not: EveningVocabulary.notAfterNo)
    if yes > 0 {
      self = .yes(line.rest(after: yes))
    } else if no > 0 {
      self = .no(line.rest(after: no))
    } else {
      return nil
    }
  }

  /// Returns the number of words that say yes or no at the beginning of a line; 0 if there are none. Without a sign
  /// after them, only some phrases may be followed by other words.
  private static func lead(
    of line: AnswerLine, _ phrases: Set<String>, _ leads: Set<String>, not others: Set<String>
  ) -> Int {
    let cut = line.length(of: phrases, at: 0)
    if cut > 0, line.words[cut - 1].endsClause { return cut }
    let count = line.length(of: leads, at: 0)
    guard count > 0, count < line.words.count else { return 0 }
    if line.words[count - 1].endsClause { return count }
    return others.contains(line.words[count].text) ? 0 : count
  }

  /// Returns the reason after a no; empty if the reason only says no once more.
  private static func withoutBareNo(_ reason: String) -> String {
    EveningVocabulary.no.contains(AnswerLine(reason).whole) ? "" : reason
  }
}

// MARK: What did not happen

extension AnswerLine {
  /// Whether the line says that a meeting took place.
  fileprivate var saysMet: Bool {
    says(EveningVocabulary.meetings, notBehind: EveningVocabulary.reversing)
  }

  /// Whether the line says that a plan did not take place.
  fileprivate var saysUndone: Bool {
    if saysMet { return false }
    if words.contains(where: { EveningVocabulary.undoneKorean.contains($0.text) }) { return true }
    if let last = words.last, EveningVocabulary.undoneAtEnd.contains(last.text) { return true }
    let isNegated = words.indices.contains { index in
      guard let verb = negatedVerb(at: index) else { return false }
      return EveningVocabulary.meetingVerbs.contains(verb)
    }
    return isNegated || clauseStarts.contains(where: beginsUndone)
  }

  /// Returns the verb that a negation at a word reverses, with or without a space between them: 못 만남, 못만남.
  private func negatedVerb(at index: Int) -> String? {
    let word = words[index].text
    if EveningVocabulary.negations.contains(word) {
      return index + 1 < words.count ? words[index + 1].text : nil
    }
    guard let first = word.first, EveningVocabulary.negations.contains(String(first)) else {
      return nil
    }
    return String(word.dropFirst())
  }

  /// Returns whether a clause begins with an English phrase for a plan that did not take place.
  private func beginsUndone(_ start: Int) -> Bool {
    for index in start..<min(start + 5, words.count) {
      let count = length(of: EveningVocabulary.undone, at: index)
      if count > 0 {
        let next = index + count < words.count ? words[index + count].text : ""
        return words[index + count - 1].endsClause || !EveningVocabulary.otherObjects.contains(next)
      }
      // The first word may be a name.
      let isBeforeVerb = index == start || EveningVocabulary.beforeVerb.contains(words[index].text)
      if !isBeforeVerb || words[index].endsClause { return false }
    }
    return false
  }

  /// Returns whether the line says that a person was not reached. Only words about the contact may stand before a
  /// negation, because a negation elsewhere is a part of what was said.
  func saysNotReached(_ name: String) -> Bool {
    // Another way may have reached the person: 전화했는데 안 받아서 카톡함.
    let isReached = says(EveningVocabulary.reached)
    if channelBehindMiss != nil, !isForLater, !isReached { return false }
    if says(EveningVocabulary.notReached) { return true }
    return words.indices.contains { index in
      guard let verb = negatedVerb(at: index) else { return false }
      let isReception = Self.isReception(verb)
      guard isReception || EveningVocabulary.contactVerbs.contains(verb) else { return false }
      return words[..<index].allSatisfy { word in
        Self.isAboutContact(word.text, name) || isReception && Self.hasSubjectParticle(word.text)
      }
    }
  }

  /// Returns whether a verb is about answering a call. 안 받으신대 is what somebody said in a contact.
  private static func isReception(_ verb: String) -> Bool {
    let isReported = ["대", "대요", "다고", "래", "라고"].contains { verb.hasSuffix($0) }
    return verb.hasPrefix("받") && !isReported
  }

  /// The channel that was used after another one did not reach the person; nil if there is none.
  var channelBehindMiss: Watering.Channel? {
    let misses = words.indices.compactMap { index -> Int? in
      let count = length(of: EveningVocabulary.notReached, at: index)
      if count > 0 { return index + count }
      return negatedVerb(at: index).map(Self.isReception) == true ? index + 1 : nil
    }
    guard let miss = misses.last else { return nil }
    let before = words[..<miss].compactMap { Watering.Channel(namedBy: $0.text) }
    let behind = words[miss...].map(\.text)
    if !EveningVocabulary.notYet.isDisjoint(with: behind) { return nil }
    return behind.lazy.filter { word in
      // `still waiting for her message` names no way that reached her.
      !word.utf8.allSatisfy { $0 < 0x80 } || word.hasSuffix("ed") || behind.contains("sent")
    }.compactMap { Watering.Channel(namedBy: $0) }.first { !before.contains($0) }
  }

  private static func isAboutContact(_ word: String, _ name: String) -> Bool {
    EveningVocabulary.channels.contains(where: word.hasPrefix)
      || EveningVocabulary.beforeNegation.contains(word) || word == name.lowercased()
      || EveningVocabulary.noLeads.contains(word)
  }

  private static func hasSubjectParticle(_ word: String) -> Bool {
    ["이", "가", "은", "는", "도", "께서"].contains { word.count > 1 && word.hasSuffix($0) }
  }
}
