extension CaptureParser {
  /// How somebody was in touch, as a line says it.
  struct Touch {
    /// Nil where the words say none: `spoke to Sara`.
    let channel: Watering.Channel?
    /// Nil where the words say more than that and belong to the memo: 민아랑 싸웠다.
    let place: Range<Int>?
    /// The last of its words.
    let word: Int
    /// 통화, 만남: a noun without a tense.
    let isTenseless: Bool
  }

  /// Whether a contact has been, will be, or may be either.
  enum Tense { case past, plan, open }

  /// The first word, or words, for being in touch.
  func touch() -> Touch? {
    for (number, word) in line.words.enumerated() {
      let text = Self.bare(word)
      if let channel = CaptureVocabulary.channels[text] {
        return Touch(
          channel: channel, place: Self.said(word), word: number,
          isTenseless: CaptureVocabulary.tenseless.contains(text) && !saysPast(behind: number))
      }
      for verb in CaptureVocabulary.verbs
      where text.hasPrefix(verb.stem) && (isPastForm(text) || leadsPast(text, number)) {
        return Touch(
          channel: verb.channel, place: saysWhere(verb.stem, number) ? nil : Self.said(word),
          word: number,
          isTenseless: Self.said(word) == nil && !saysPastSurely(number))
      }
      if let end = end(of: CaptureVocabulary.phrasalVerbs, from: number) {
        // `had lunch with Tom`: what one had together stays in the memo.
        let last = text == "had" ? word : line.words[end.word]
        return Touch(
          channel: end.channel, place: word.place.lowerBound..<last.place.upperBound,
          word: end.word, isTenseless: false)
      }
      if let end = end(of: CaptureVocabulary.phrasalNouns, from: number) {
        return Touch(
          channel: end.channel, place: line.words[end.word].place, word: end.word,
          isTenseless: false)
      }
    }
    return nil
  }

  /// The characters of a word that says no more than how one was in touch.
  private static func said(_ word: CapturedLine.Word) -> Range<Int>? {
    CaptureVocabulary.told.contains { word.text.hasPrefix($0) } ? nil : word.place
  }

  /// 집에 다녀옴 says where one was: the verb stays with its place.
  private func saysWhere(_ stem: String, _ number: Int) -> Bool {
    guard stem.hasPrefix("다녀"), number > 0 else { return false }
    let place = line.words[number - 1].text
    let ofDays = ["일에", "욜에", "주에", "달에", "월에", "시에", "말에", "제에", "밤에", "녁에"]
    return place.hasSuffix("에") && !ofDays.contains(where: place.hasSuffix)
  }

  /// 전화 받았다, 문자 주고받음: a noun with its verb in the past right behind it.
  private func saysPast(behind number: Int) -> Bool {
    guard line.words.indices.contains(number + 1) else { return false }
    return isPastForm(Self.bare(line.words[number + 1]))
  }

  /// Whether a verb has its past, in itself or in the one behind it: 놀러왔다, but not 놀러옴, which may still
  /// be to come.
  private func saysPastSurely(_ number: Int) -> Bool {
    line.words[number...].prefix(2).contains { PlanDoubts.isPast($0.text) }
  }

  /// 연락 옴, 배웅하고 옴: a verb that is told by the one behind it.
  private func leadsPast(_ text: String, _ number: Int) -> Bool {
    let isJoined = text == "연락" || ["고", "다", "다가", "러"].contains(where: text.hasSuffix)
    return isJoined && saysPast(behind: number)
  }

  static func bare(_ word: CapturedLine.Word) -> String {
    word.text.lowercased().trimmingSuffix(of: ",.!:?~ㅋㅎㅠㅜ")
  }

  /// The last word of the first phrase of a list that begins with a word.
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

  /// 놀았다, 전화왔음, 먹었어요: a form with ㅆ before its end; or a noun form: 다녀옴.
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
      // 통화햇다
      if CaptureVocabulary.misspeltPasts.contains(Character(last)) { return true }
      // ㅆ is the twentieth of the finals.
      return (0xAC00...0xD7A3).contains(last.value) && (last.value - 0xAC00) % 28 == 20
    }
  }

  /// When the contact of a line is. A noun without tense beside a day or an hour that can still come
  /// is a plan (Q-11a).
  func tense() throws(CaptureError) -> Tense {
    guard let touch = touch(), touch.isTenseless else { return .past }
    let found = try phrases(.ahead, besides: touch.place.map { [$0] } ?? [])
    // 매일 민아랑 통화, 아침마다 민아한테 카톡
    if CapturedRhythm(line, found, besides: [], context.reader(.ahead)) != nil { return .plan }
    let phrases = found.filter { $0.kind != .rhythm }
    guard let read = times(phrases, .ahead).understood else { return .past }
    if let ahead = read.start.fromNow { return ahead > 0 ? .plan : .past }
    if read.start.days == nil, read.start.seconds == nil { return .past }
    // 2/27 김수진 통화 in March has been, or is next year's.
    if phrases.contains(where: \.namesDate), let day = read.start.days?.span.lowerBound,
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
