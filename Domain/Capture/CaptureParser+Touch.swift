extension CaptureParser {
  /// How somebody was in touch, as a line says it.
  struct Touch {
    /// Nil where the words say none: `spoke to Sara`.
    let channel: Watering.Channel?
    let place: Range<Int>
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
      let text = word.text.lowercased().trimmingSuffix(of: ",.!:?~ㅋㅎㅠㅜ")
      if let channel = CaptureVocabulary.channels[text] {
        return Touch(
          channel: channel, place: word.place, word: number,
          isTenseless: CaptureVocabulary.tenseless.contains(text))
      }
      for verb in CaptureVocabulary.verbs where text.hasPrefix(verb.stem) && isPastForm(text) {
        return Touch(channel: verb.channel, place: word.place, word: number, isTenseless: false)
      }
      if let end = end(of: CaptureVocabulary.phrasalVerbs, from: number) {
        let last = line.words[end.word]
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
    if CaptureVocabulary.nounForms.contains(where: word.hasSuffix) { return true }
    let ends = ["다", "어", "어요", "음", "네", "네요", "지", "지요", "죠", "는데", "습니다", "ㅋ"]
    return ends.contains { end in
      guard word.hasSuffix(end), let last = word.dropLast(end.count).unicodeScalars.last else {
        return false
      }
      // ㅆ is the twentieth of the finals.
      return (0xAC00...0xD7A3).contains(last.value) && (last.value - 0xAC00) % 28 == 20
    }
  }

  /// When the contact of a line is. A noun without tense beside a day or an hour that can still come
  /// is a plan (Q-11a).
  func tense() throws(CaptureError) -> Tense {
    guard let touch = touch(), touch.isTenseless else { return .past }
    let phrases = try phrases(.ahead, besides: [touch.place]).filter { $0.kind != .rhythm }
    guard let read = times(phrases, .ahead).understood else { return .past }
    if let ahead = read.start.fromNow { return ahead > 0 ? .plan : .past }
    if read.start.days == nil, read.start.seconds == nil { return .past }
    if let day = read.start.days?.span.upperBound, day != now.day {
      return day > now.day ? .plan : .past
    }
    guard let seconds = read.start.seconds else { return .open }
    if seconds > now.time.seconds { return .plan }
    return read.start.days == nil ? .open : .past
  }
}
