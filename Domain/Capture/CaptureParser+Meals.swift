// MARK: Meals

extension CaptureParser {
  /// Returns the part of the day that a meal outside `phrases` implies. Returns nil if the line has no such meal.
  func meal(besides phrases: [PhraseMatch]) -> PhraseToken? {
    for word in line.words where !phrases.contains(where: { $0.range.overlaps(word.range) }) {
      if let part = CaptureVocabulary.meals[Self.bare(word.text)] { return .word(part) }
    }
    return nil
  }

  private static func bare(_ word: String) -> String {
    String(word.lowercased().filter { $0.isLetter })
  }

  /// Returns whether a title would be meaningless without the meal that was read as a part of the day.
  private func needsMeal(_ title: String) -> Bool {
    let words = title.split(separator: " ").map(String.init).filter { !$0.hasPrefix("#") }
    if words.isEmpty { return true }
    if CaptureVocabulary.behindMeals.contains(where: words[0].hasPrefix) { return true }
    guard let last = words.last else { return true }
    if words.first?.lowercased() == "with" { return true }
    return words.count == 1 && (Self.isTogether(last) || last.count > 2 && last.hasSuffix("에서"))
  }

  /// Returns whether a word has a particle for "with": 민아랑, 수진과, but not 치과, since the particle 과 follows a final
  /// consonant.
  private static func isTogether(_ word: String) -> Bool {
    if word.hasSuffix("과") {
      guard word.count > 2, !word.hasSuffix("인과"), let last = word.dropLast().unicodeScalars.last
      else { return false }
      return (0xAC00...0xD7A3).contains(last.value) && (last.value - 0xAC00) % 28 > 0
    }
    return CaptureVocabulary.together.contains { word.hasSuffix($0) }
  }

  /// Returns the phrases without the meal that belongs to the title, and that meal: 내일 저녁 민아랑, 점심 12시 엄마랑, 팀 점심 내일 12시.
  /// Returns nil if no meal belongs to the title.
  func leavingMeal(in phrases: [PhraseMatch], _ title: String, _ rhythm: CapturedRhythm?)
    -> ([PhraseMatch], PhraseToken)?
  {
    let isNeeded = needsMeal(title)
    for (number, phrase) in phrases.enumerated() {
      let last =
        isNeeded || saysClock(phrases, besides: number) || isBehindSpan(phrase)
        ? leaving(phrase.tokens.count - 1, of: phrase) : nil
      let first = leaving(0, of: phrase)
      let isFirst =
        isNeeded && !title.isEmpty
        || first.map { isNoun(phrase, $0.phrase, among: phrases, rhythm) } == true
      guard let left = last ?? (isFirst ? first : nil) else { continue }
      var rest = phrases
      rest.replaceSubrange(number...number, with: left.phrase.map { [$0] } ?? [])
      return (rest, left.meal)
    }
    return nil
  }

  /// Returns whether the meal at the start of a phrase is the event itself. If the phrase has more words, they must be
  /// a day with an hour. Otherwise another phrase must have the hour, and the meal must precede a repetition or, in a
  /// Korean line, be apart from the hour.
  private func isNoun(
    _ phrase: PhraseMatch, _ rest: PhraseMatch?, among phrases: [PhraseMatch],
    _ rhythm: CapturedRhythm?
  ) -> Bool {
    if phrase.range.lowerBound == 0 { return false }
    if let rest = rest?.understood {
      return rest.start.days != nil && rest.start.seconds != nil && Self.namesDay(phrase.tokens[1])
    }
    let leadsRhythm =
      rhythm?.ranges.contains { $0.lowerBound == phrase.range.upperBound + 1 } == true
    let hours = phrases.filter { other in
      other.understood.map { $0.start.seconds != nil && !$0.start.isPartOfDay } == true
    }
    // The hour is apart from the meal: 13:30 지현이랑 점심 합정역.
    let isApart = phrase.tokens == [.word("점심")] || hours.contains(where: Self.saysClock)
    let isOther =
      line.hasHangul && isApart
      && hours.contains { other in
        hasWords(between: other.range, and: phrase.range)
          || other.understood?.end?.seconds != nil
            && other.range.upperBound < phrase.range.lowerBound
      }
    return phrase.tokens.count == 1 && !hours.isEmpty && (leadsRhythm || isOther)
  }

  /// Returns whether another phrase has a time from 13:00 on, so that the meal does not set the time: 목욜 점심 지현이랑 13:30.
  private func saysClock(_ phrases: [PhraseMatch], besides number: Int) -> Bool {
    phrases.enumerated().contains { $0 != number && Self.saysClock($1) }
  }

  /// Returns whether a phrase is a meal that is the event itself, because it follows a time span: 9시-12시 점심 얻어먹기.
  private func isBehindSpan(_ phrase: PhraseMatch) -> Bool {
    guard line.hasHangul, phrase.understood?.end?.seconds != nil, phrase.tokens.count > 3 else {
      return false
    }
    return phrase.tokens[phrase.tokens.count - 2] == .word("시")
  }

  private static func saysClock(_ phrase: PhraseMatch) -> Bool {
    phrase.tokens.contains {
      if case .clock(let seconds) = $0 { seconds >= 13 * 3600 } else { false }
    }
  }

  private func hasWords(between one: Range<Int>, and other: Range<Int>) -> Bool {
    let (left, right) = one.lowerBound < other.lowerBound ? (one, other) : (other, one)
    return line.words.contains {
      $0.range.lowerBound >= left.upperBound && $0.range.upperBound <= right.lowerBound
    }
  }

  /// Returns a phrase without the meal at one end, and the meal. The phrase in the result is nil if nothing but the
  /// meal is in it. The result is nil if the phrase has no meal at that end.
  private func leaving(_ number: Int, of phrase: PhraseMatch)
    -> (phrase: PhraseMatch?, meal: PhraseToken)?
  {
    let pieces = line.pieces.filter { phrase.range.overlaps($0.range) }
    guard case .word(let word) = phrase.tokens[number],
      CaptureVocabulary.partsOfDay.contains(word)
    else { return nil }
    var tokens = phrase.tokens
    tokens.remove(at: number)
    guard !tokens.isEmpty else { return (nil, .word(word)) }
    guard pieces.count == phrase.tokens.count else { return nil }
    let kept = number == 0 ? pieces[1...] : pieces[..<number]
    guard let first = kept.first, let last = kept.last else { return nil }
    do throws(PhraseParseError) {
      let read = try context.reader(.ahead).read(tokens, as: .moment)
      let range = first.range.lowerBound..<last.range.upperBound
      return (PhraseMatch(kind: .moment(read), tokens: tokens, range: range), .word(word))
    } catch { return nil }
  }
}
