// MARK: Memos of Korean contacts

extension CaptureParser {
  /// The places of what was read without a meal that was eaten: 오늘 점심 준호랑 먹음 says when it was, and what.
  func withoutEaten(
    _ places: [Range<Int>], _ phrases: [FoundPhrase], _ touch: Touch?, _ name: Range<Int>
  ) -> [Range<Int>] {
    guard line.hasHangul, let touch, Self.isEating(line.words[touch.word].text), touch.word > 0
    else { return places }
    // 어제 저녁 민아랑 치킨 먹음 names what was eaten.
    let before = line.words[touch.word - 1]
    let isNamed =
      !(places + [name]).contains { $0.overlaps(before.place) } && !before.text.hasSuffix("에서")
    guard !isNamed, let meal = phrases.lazy.compactMap(meal(endingPhrase:)).first else {
      return places
    }
    return places.flatMap { place in
      place.overlaps(meal)
        ? [place.lowerBound..<meal.lowerBound, meal.upperBound..<place.upperBound]
          .filter { !$0.isEmpty } : [place]
    }
  }

  private static func isEating(_ word: String) -> Bool {
    ["먹음", "먹었", "먹고", "드셨"].contains(where: word.hasPrefix)
  }

  /// The meal at the end of a phrase that says no hour.
  private func meal(endingPhrase phrase: FoundPhrase) -> Range<Int>? {
    guard case .word(let word)? = phrase.tokens.last, CaptureVocabulary.partsOfDay.contains(word),
      phrase.understood?.start.isPartOfDay == true
    else { return nil }
    return line.pieces.last { phrase.place.overlaps($0.place) && $0.token == .word(word) }?.place
  }

  /// 카톡 옴, 통화 함: the verb behind a noun of contact, which says no more than that.
  func lightVerb(behind touch: Touch?) -> [Range<Int>] {
    guard line.hasHangul, let touch, let place = touch.place,
      line.words.indices.contains(touch.word + 1),
      CaptureVocabulary.tenseless.contains(Self.bare(line.words[touch.word])),
      line.words[touch.word].place == place
    else { return [] }
    let verb = line.words[touch.word + 1]
    return CaptureVocabulary.lightVerbs.contains(Self.bare(verb)) ? [verb.place] : []
  }
}
