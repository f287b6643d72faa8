extension CaptureParser {
  /// The words of a line that say how the user was in touch.
  struct Touch {
    /// The channel; nil if the words name none, as in `spoke to Sara`.
    let channel: Watering.Channel?
    /// The range of the words; nil if they carry more meaning and stay in the memo, as in 민아랑 싸웠다.
    let range: Range<Int>?
    /// The index of the last word.
    let word: Int
    /// Whether the word is a noun without a tense: 통화, 만남.
    let isTenseless: Bool
  }

  /// The tense of a contact: it is in the past, is planned, or could be either.
  enum Tense { case past, plan, open }

  /// Returns the first contact word or phrase of the line. Returns nil if there is none.
  func touch() -> Touch? {
    for (number, word) in line.words.enumerated() {
      let text = Self.bare(word)
      if let end = end(of: CaptureVocabulary.phrasalVerbs, from: number) {
        // In `had lunch with Tom`, the meal stays in the memo.
        let last = text == "had" ? word : line.words[end.word]
        return Touch(
          channel: end.channel, range: word.range.lowerBound..<last.range.upperBound,
          word: end.word, isTenseless: line.word(number + 1) == "call")
      }
      if let channel = CaptureVocabulary.channels[text], !givesName(number) {
        return Touch(
          channel: channel, range: Self.said(word), word: number,
          isTenseless: CaptureVocabulary.tenseless.contains(text) && !saysPast(behind: number))
      }
      for verb in CaptureVocabulary.verbs
      where text.hasPrefix(verb.stem) && (isPastForm(text) || leadsPast(text, number)) {
        return Touch(
          channel: verb.channel, range: saysWhere(verb.stem, number) ? nil : Self.said(word),
          word: number,
          isTenseless: Self.said(word) == nil && !saysPastSurely(number))
      }
      if let end = end(of: CaptureVocabulary.phrasalNouns, from: number) {
        return Touch(
          channel: end.channel, range: line.words[end.word].range, word: end.word,
          isTenseless: false)
      }
    }
    return nil
  }

  /// Returns whether `called` names something: `has a dog called Biscuit`, `we called the cat Biscuit`.
  private func givesName(_ number: Int) -> Bool {
    guard line.word(number) == "called", number > 0 else { return false }
    let next = line.words.dropFirst(number + 1).first?.text
    if ["the", "it", "him", "her", "them"].contains(next) { return true }
    let isName =
      next?.first?.isUppercase == true || ["mr", "mrs", "ms", "miss", "dr"].contains(next)
    return isName
      && (max(0, number - 4)..<number).contains { index in
        ["a", "an", "the", "new", "another"].contains(line.word(index)) && index < number - 1
      }
  }

  /// Returns the range of a word that only says how the user was in touch; nil if the word belongs in the memo.
  private static func said(_ word: CapturedLine.Word) -> Range<Int>? {
    CaptureVocabulary.memoWords.contains { word.text.hasPrefix($0) } ? nil : word.range
  }

  /// Returns whether a verb says where the user was, so that it stays with the location: 집에 다녀옴.
  private func saysWhere(_ stem: String, _ number: Int) -> Bool {
    guard stem.hasPrefix("다녀"), number > 0 else { return false }
    let location = line.words[number - 1].text
    let ofDays = ["일에", "욜에", "주에", "달에", "월에", "시에", "말에", "제에", "밤에", "녁에"]
    return location.hasSuffix("에") && !ofDays.contains(where: location.hasSuffix)
  }

  /// Returns whether the word after the given one is a past verb: 전화 받았다, 문자 주고받음.
  private func saysPast(behind number: Int) -> Bool {
    guard line.words.indices.contains(number + 1) else { return false }
    return isPastForm(Self.bare(line.words[number + 1]))
  }

  /// Returns whether a verb, or the next one, is certainly in the past: 놀러왔다, but not 놀러옴, which may still lie ahead.
  private func saysPastSurely(_ number: Int) -> Bool {
    line.words[number...].prefix(2).contains { PlanDoubts.isPast($0.text) }
  }

  /// Returns whether the tense of a word is in the next verb: 연락 옴, 배웅하고 옴.
  private func leadsPast(_ text: String, _ number: Int) -> Bool {
    let isJoined = text == "연락" || ["고", "다", "다가", "러"].contains(where: text.hasSuffix)
    return isJoined && saysPast(behind: number)
  }

  static func bare(_ word: CapturedLine.Word) -> String {
    word.text.lowercased().trimmingSuffix(of: ",.!:?~ㅋㅎㅠㅜ")
  }

  /// Finds the first of `phrases` that starts at the word with this index. Returns the index of the phrase's last word,
  /// and its channel. Returns nil if none of them starts there.
  private func end(
    of phrases: [(words: [Set<String>], channel: Watering.Channel?)], from number: Int
  ) -> (word: Int, channel: Watering.Channel?)? {
    for phrase in phrases {
      let end = number + phrase.words.count
      guard end <= line.words.count,
        zip(line.words[number..<end], phrase.words)
          .allSatisfy({ $1.contains($0.text.lowercased()) })
      else { continue }
      return (end - 1, phrase.channel)
    }
    return nil
  }

  /// Returns whether a word has ㅆ, or ㅅ by a common mistake, before its ending, or is a past noun form: 놀았다, 먹었어요, 다녀옴.
  func isPastForm(_ word: String) -> Bool {
    if CaptureVocabulary.nounForms.contains(where: word.hasSuffix)
      || CaptureVocabulary.wholeNounForms.contains(word)
    {
      return true
    }
    let ends = [
      "다", "당", "어", "엉", "어요", "어용", "음", "슴", "네", "네요", "지", "지요", "죠", "는데", "습니다", "ㅋ",
    ]
    return ends.contains { end in
      guard word.hasSuffix(end), let last = word.dropLast(end.count).unicodeScalars.last else {
        return false
      }
      // A common misspelling: 통화햇다.
      if CaptureVocabulary.misspeltPasts.contains(Character(last)) { return true }
      // ㅆ is final consonant 20 in the Hangul syllable table.
      return (0xAC00...0xD7A3).contains(last.value) && (last.value - 0xAC00) % 28 == 20
    }
  }

  /// Returns the tense of the contact in the line. A noun without tense beside a day or hour that can still come is a
  /// plan.
  func tense() throws(CaptureFailure) -> Tense {
    guard let touch = touch() else { return .past }
    if isAgreed(touch.word - 1) { return .open }
    guard touch.isTenseless else { return .past }
    let found = try phrases(.ahead, besides: touch.range.map { [$0] } ?? [])
    // A repetition is a plan: 매일 민아랑 통화, 아침마다 민아한테 카톡.
    if CapturedRhythm(line, found, besides: [], context.reader(.ahead)) != nil { return .plan }
    let phrases = found.filter { $0.kind != .rhythm }
    guard let read = times(phrases, .ahead).understood else { return .past }
    if let ahead = read.start.fromNow { return ahead > 0 ? .plan : .past }
    if read.start.days == nil, read.start.seconds == nil { return .past }
    // In March, 2/27 김수진 통화 is either past or next year's.
    if phrases.contains(where: { $0.namesDate || $0.numbersDay }),
      let day = read.start.days?.span.lowerBound,
      day > now.day + 337
    {
      return .open
    }
    if let day = read.start.days?.span.upperBound, day != now.day {
      return day > now.day ? .plan : .past
    }
    guard let seconds = read.start.seconds else { return .open }
    if seconds > now.time.seconds { return .plan }
    return read.start.days == nil ? .open : .past
  }
}
