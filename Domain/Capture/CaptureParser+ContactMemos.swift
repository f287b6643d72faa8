// MARK: Memos of Korean contacts

extension CaptureParser {
  /// Removes a meal from the understood ranges if it was eaten, so that it stays in the memo: 오늘 점심 준호랑 먹음.
  func withoutEaten(
    _ ranges: [Range<Int>], _ phrases: [PhraseMatch], _ touch: Touch?, _ name: Range<Int>
  ) -> [Range<Int>] {
    guard line.hasHangul, let touch, Self.isEating(line.words[touch.word].text), touch.word > 0
    else { return ranges }
    // In 어제 저녁 민아랑 치킨 먹음 another word names what was eaten, so the meal is a time.
    let before = line.words[touch.word - 1]
    let isNamed =
      !(ranges + [name]).contains { $0.overlaps(before.range) } && !before.text.hasSuffix("에서")
    guard !isNamed, let meal = phrases.lazy.compactMap(meal(endingPhrase:)).first else {
      return ranges
    }
    return ranges.flatMap { range in
      range.overlaps(meal)
        ? [range.lowerBound..<meal.lowerBound, meal.upperBound..<range.upperBound]
          .filter { !$0.isEmpty } : [range]
    }
  }

  /// Returns whether a phrase is a meal right before a verb of eating, and so not an hour: 최과장님이랑 점심 먹으면서 연봉 얘기했다.
  func isEaten(_ phrase: PhraseMatch) -> Bool {
    guard phrase.tokens.count == 1, meal(endingPhrase: phrase) != nil,
      let next = line.words.first(where: { $0.range.lowerBound >= phrase.range.upperBound })
    else { return false }
    return ["먹으면서", "먹으며", "먹다가", "드시면서"].contains(where: next.text.hasPrefix)
  }

  /// If the line reports what the other person said, returns the first day after the verb: 엄마랑 통화했는데 토요일에 내려오래. The
  /// user must confirm it, because it is probably not the day of the contact. Returns nil for any other line.
  func saidLater(_ phrases: [PhraseMatch], behind touch: Touch?) -> String? {
    guard line.hasHangul, let touch, let last = line.words.last else { return nil }
    let verb = line.words[touch.word].range.upperBound
    let ends = ["래", "대", "래요", "대요", "다고", "라고", "자고", "쟤", "재", "냬"]
    guard ends.contains(where: Self.bare(last).hasSuffix) else { return nil }
    return phrases.first { $0.range.lowerBound >= verb }.map { line.text($0.range) }
  }

  /// Returns a date without a year that was more than 60 days ago: `Dad rang, hip op is on 24 april`. The user must
  /// confirm it, because a date in the future may be meant. Returns nil if there is none.
  func longAgo(_ phrases: [PhraseMatch], _ times: CapturedTimes) -> String? {
    guard let day = times.moment(at: now)?.day, day < now.day - 60,
      let dated = phrases.first(where: \.namesDate), !dated.saysYear
    else { return nil }
    return line.text(dated.range)
  }

  /// Returns a day that may belong to the topic and not to the contact, so that the user must confirm it: `texted Dad
  /// about dinner on Saturday`, `thanked Aunt Rose for the kids' xmas money`. Returns nil if there is none.
  func spokenDay(_ phrases: [PhraseMatch], behind touch: Touch?) -> String? {
    guard !line.hasHangul, let touch else { return nil }
    let verb = line.words[touch.word].range.upperBound
    let said = phrases.first { phrase in
      guard phrase.range.lowerBound >= verb, let days = phrase.understood?.start.days else {
        return false
      }
      // The topic's time: `he's coming over in April`, `replied to her email from 2 weeks ago`.
      if days.kind == .month || line.lastWord(before: phrase.range) == "from" { return true }
      let between = line.words.filter {
        $0.range.lowerBound >= verb && $0.range.upperBound <= phrase.range.lowerBound
      }
      let next = line.words.first { $0.range.lowerBound >= phrase.range.upperBound }
      if phrase.isNamedDay, let next, next.text.first?.isLowercase == true,
        !["with", "and", "at", "in", "about", "re"].contains(next.text)
      {
        return true
      }
      let isSure = phrase.tokens.contains { token in
        guard case .word(let word) = token else { return false }
        return ["yesterday", "last", "today", "ago", "this", "night", "evening", "morning"]
          .contains(word)
      }
      return !isSure && !phrase.namesDate
        && between.contains { ["about", "re", "regarding"].contains($0.text.lowercased()) }
    }
    return said.map { line.text($0.range) }
  }

  private static func isEating(_ word: String) -> Bool {
    ["먹음", "먹었", "먹고", "드셨"].contains(where: word.hasPrefix)
  }

  /// Returns the range of the meal at the end of a phrase without an hour; nil for any other phrase.
  private func meal(endingPhrase phrase: PhraseMatch) -> Range<Int>? {
    guard case .word(let word)? = phrase.tokens.last, CaptureVocabulary.partsOfDay.contains(word),
      phrase.understood?.start.isPartOfDay == true
    else { return nil }
    return line.pieces.last { phrase.range.overlaps($0.range) && $0.token == .word(word) }?.range
  }

  /// Returns the range of the verb after a noun of contact or a joined verb: 카톡 옴, 통화 한참 함, 만나고 옴. The verb adds no
  /// meaning, so it is left out of the memo.
  func lightVerb(behind touch: Touch?) -> [Range<Int>] {
    guard line.hasHangul, let touch, let range = touch.range else { return [] }
    let text = Self.bare(line.words[touch.word])
    let isAside = CaptureVocabulary.besideContacts.contains(line.word(touch.word + 1))
    let number = touch.word + (isAside ? 2 : 1)
    guard line.words.indices.contains(number), line.words[touch.word].range == range,
      CaptureVocabulary.tenseless.contains(text) || text.hasSuffix("고")
    else { return [] }
    let verb = line.words[number]
    return CaptureVocabulary.lightVerbs.contains(Self.bare(verb)) ? [verb.range] : []
  }
}
