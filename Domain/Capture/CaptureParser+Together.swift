// MARK: Contacts with any verb

extension CaptureParser {
  /// Parses any past verb with a person whom the user was with or sent something to: 민아랑 싸웠다, 엄마랑 장보고 왔음, 수진씨한테 메일 보냄.
  /// The verb stays in the memo. Returns nil for any other line.
  func together() throws(CaptureFailure) -> Touch? {
    guard line.hasHangul, !line.words.contains(where: isPlanned),
      let verb = try pastVerb(), try namesCompany()
    else { return nil }
    return Touch(channel: nil, range: nil, word: verb, isTenseless: false)
  }

  private func namesCompany() throws(CaptureFailure) -> Bool {
    for word in line.words where try isWith(word) { return true }
    // The companion may be the subject: 엄마가 반찬 갖다줌 같이 저녁까지 먹었다.
    guard line.says(["같이", "함께"]), let first = line.words.first else { return false }
    let text = Self.bare(first)
    for (name, hasParticle) in SpokenNames.forms(of: text) where hasParticle {
      if ["가", "이"].contains(text.dropFirst(name.count)), try !names.people(name).isEmpty {
        return true
      }
    }
    return false
  }

  /// Returns the index of the last past verb. A noun form beside a future day has no tense, so it does not count. A
  /// short form before more words is another word: 봄 in 엄마랑 봄 소풍. Returns nil if there is none.
  private func pastVerb() throws(CaptureFailure) -> Int? {
    if let sure = line.words.lastIndex(where: { PlanDoubts.isPast($0.text) }) ?? lastPastVerb {
      return sure
    }
    guard
      let verb = line.words.lastIndex(where: { word in
        let text = Self.bare(word)
        return isPastForm(text)
          && (word == line.words.last
            || !["함", "옴", "봄", "감", "줌"].contains(where: text.hasSuffix))
      })
    else { return nil }
    let phrases = try phrases(.ahead).filter { $0.kind != .rhythm }
    let first = times(phrases, .ahead).understood?.start.days?.span.lowerBound
    return first.map { $0 > now.day } == true ? nil : verb
  }

  /// Returns whether a word is a person with a particle for "with": 민아랑, 할머니와. A recipient such as 수진이한테 counts only
  /// if the line contains something that is sent.
  private func isWith(_ word: CapturedLine.Word) throws(CaptureFailure) -> Bool {
    let text = Self.bare(word)
    for (name, hasParticle) in SpokenNames.forms(of: text) where hasParticle {
      let particle = String(text.dropFirst(name.count))
      let isNear =
        CaptureVocabulary.together.contains(particle)
        || CaptureVocabulary.toward.contains(particle) && saysSent
      if isNear, try !names.people(name).isEmpty { return true }
    }
    return false
  }

  private var saysSent: Bool {
    line.words.contains { word in CaptureVocabulary.sent.contains { word.text.hasPrefix($0) } }
  }

  /// Returns whether a word is about something still ahead, or reported speech: 예약했다, 갔다 오기, 먹었다고.
  func isPlanned(_ word: CapturedLine.Word) -> Bool {
    let text = Self.bare(word)
    if CaptureVocabulary.plans.contains(where: text.contains) { return true }
    if ["다고", "라고", "냐고", "자고"].contains(where: text.hasSuffix) { return true }
    return text.hasSuffix("기") && !CaptureVocabulary.nounsLikeVerbs.contains(where: text.hasSuffix)
  }
}
