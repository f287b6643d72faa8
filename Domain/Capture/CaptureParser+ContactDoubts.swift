extension CaptureParser {
  /// What a day after the contact word belongs to.
  enum Clause { case contact, text, either }

  /// Returns what a phrase belongs to. After a comma, `by` or `is on` it belongs to the text: `talked to Jonas, party
  /// on saturday`. In Korean it belongs to the text in the next sentence, and before 만나기로 통화함.
  func clause(of phrase: PhraseMatch, behind touch: Touch?) -> Clause {
    if let touch, isAgreed(touch.word - 1) { return .text }
    if let touch, endsSentence(touch) {
      return phrase.range.lowerBound < line.words[touch.word].range.upperBound ? .contact : .text
    }
    // 전화옴 토욜 몇시에 오냐고 quotes the day.
    let quotes = ["냐고", "다고", "라고", "자고"]
    if let touch, phrase.range.lowerBound >= line.words[touch.word].range.upperBound,
      let last = line.words.last.map(Self.bare), quotes.contains(where: last.hasSuffix)
    {
      return .text
    }
    guard !line.hasHangul, let touch,
      phrase.range.lowerBound >= line.words[touch.word].range.upperBound
    else { return .contact }
    let before = line.words.dropFirst(touch.word).filter {
      $0.range.upperBound <= phrase.range.lowerBound
    }
    let past = ["yesterday", "last", "ago"].map(PhraseToken.word)
    if phrase.tokens.contains(where: past.contains) { return .contact }
    if before.last?.text.hasSuffix(",") == true { return .contact }
    if phrase.understood.map({ $0.isDeadline && $0.start.days != nil }) == true { return .text }
    let words = before.dropFirst().map { PlanDoubts.bare($0.text) }
    if words.contains(where: CaptureVocabulary.ofOthers.contains) { return .text }
    if words.contains(where: PlanDoubts.pastVerbs.contains) { return .contact }
    let isOther = before.contains { word in
      [",", ";", "-", "'s", "’s"].contains(where: word.text.hasSuffix)
        || word.text.hasSuffix(".")
          && !CapturedLocation.abbreviations.contains(word.text.lowercased())
    }
    return isOther ? .either : .contact
  }

  /// Returns a word which shows that somebody or something else than the named person may be meant, so that the user
  /// must confirm the contact: 민아 동생 만남, `saw a photo of Mina`. Nil if there is none.
  func somebodyElse(besides named: NamedPeople, _ touch: Touch?, _ taken: [Range<Int>]) -> String? {
    let behind = line.words.dropFirst(named.word + 1)
    if line.hasHangul {
      // 민아랑 찍은 사진 봤다 tells of a photo.
      if let touch, touch.word > named.word + 2, let next = behind.first?.text,
        ["은", "던"].contains(where: next.hasSuffix), !["좋은", "작은", "늦은", "많은"].contains(next),
        ["봤", "봄"].contains(where: line.words[touch.word].text.hasPrefix)
      {
        return next
      }
      guard let touch, touch.word > named.word,
        !CaptureVocabulary.arguments.contains(named.particle),
        touch.channel == .met || !["이", "가", "께서"].contains(named.particle)
      else { return nil }
      let between = behind.prefix(max(0, touch.word - named.word - 1))
      if let first = between.first, ["고", "러"].contains(where: first.text.hasSuffix) { return nil }
      // 홍대 카페에서 is one place.
      let place = between.lastIndex { $0.text.hasSuffix("에서") } ?? 0
      return between.indices.first { number in
        let text = Self.bare(line.words[number])
        return !taken.contains { $0.overlaps(line.words[number].range) } && !isBesideContact(text)
          && (number > place || CaptureVocabulary.relatives.contains(where: text.hasPrefix))
      }.map { line.words[$0].text }
    }
    let before = line.word(named.first - 1)
    if let touch, named.first > touch.word, CaptureVocabulary.beforeOthers.contains(before) {
      return before
    }
    // `dinner at Mum's house` is with her, unlike `met Mum's brother`.
    guard named.particle.hasSuffix("s"), before != "at", let next = behind.first,
      next.text.first?.isLetter == true, !line.words[named.word].text.hasSuffix(","),
      !taken.contains(where: { $0.overlaps(next.range) }),
      !CaptureVocabulary.behindOwner.contains(Self.bare(next))
    else { return nil }
    return next.text
  }

  /// Returns whether somebody else is a relative of the named person, or belongs to them: 동생 in 민아 동생, `brother` in
  /// `Mina's brother`.
  func isRelative(_ word: String, of named: NamedPeople) -> Bool {
    CaptureVocabulary.relatives.contains(where: word.hasPrefix)
      || named.particle.hasSuffix("s") && !CaptureVocabulary.beforeOthers.contains(word)
  }

  /// Returns whether a Korean word between a name and its contact word leaves the contact with the person: a channel, a
  /// meal, a place, a length or an adverb.
  private func isBesideContact(_ text: String) -> Bool {
    if text.hasSuffix("에서") || text.first?.isNumber == true { return true }
    if NoMeeting.isTreatment(text) { return false }
    let stems = [text] + EndParticle.stems(of: text).map(\.stem)
    return ["에", "게", "히", "이서", "로"].contains(where: text.hasSuffix)
      || stems.contains { stem in
        CaptureVocabulary.channels[stem] != nil || CaptureVocabulary.meals[stem] != nil
          || CaptureVocabulary.touchNouns.contains(stem)
          || CaptureVocabulary.besideContacts.contains(stem)
      }
  }

  /// Returns the words for a week, a month, a season or a year, in which a contact has no day: 지난달에 민아 만남.
  func period(_ times: CapturedTimes, before touch: Touch?) -> String? {
    if let days = times.understood?.start.days, days.kind != .day {
      return times.ranges.first.map { line.text($0) }
    }
    return line.words.enumerated().first { number, word in
      let (text, before) = (Self.bare(word), line.word(number - 1))
      if before == "in", let year = Int(text), (1900...2199).contains(year) { return true }
      return CaptureVocabulary.seasons.contains(text)
        && (number < touch?.word ?? 0 || ["last", "in"].contains(before))
    }?.element.text
  }

  /// Whether the line says what is to be done: 답장할 것, `need to call Mum`.
  var isDuty: Bool {
    if let last = line.words.last, ["것", "거"].contains(Self.bare(last)) { return true }
    let first = line.word(0) == "i" ? 1 : 0
    return CaptureVocabulary.duties.contains(line.word(first))
      || line.word(first) == "have" && line.word(first + 1) == "to"
  }
}
