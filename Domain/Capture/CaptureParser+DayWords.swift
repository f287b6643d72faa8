// MARK: Words of a day

extension CaptureParser {
  /// `movie night`, `night shift`: a part of the day that leans on nothing is a part of the title.
  func spareNouns(_ phrases: [FoundPhrase]) -> [FoundPhrase] {
    let phrases = phrases.compactMap(withoutNoun)
    return phrases.filter { phrase in
      guard phrase.tokens.count == 1, case .word(let word)? = phrase.tokens.first else {
        return true
      }
      return !CaptureVocabulary.nounsOfDay.contains(word)
    }
  }

  /// `movie night on friday`, `5pm night shift`: a noun at the edge of a phrase belongs to the title,
  /// unless it leans on a day: `friday night`.
  private func withoutNoun(_ phrase: FoundPhrase) -> FoundPhrase? {
    let pieces = line.pieces.filter { phrase.place.overlaps($0.place) }
    guard phrase.tokens.count > 1, pieces.count == phrase.tokens.count else { return phrase }
    if Self.isNounOfDay(phrase.tokens[0]),
      line.words.first.map({ !$0.place.overlaps(pieces[0].place) }) == true
    {
      return shorter(phrase, Array(phrase.tokens.dropFirst()), pieces[1].place, pieces.last?.place)
    }
    let before = phrase.tokens[phrase.tokens.count - 2]
    if Self.isNounOfDay(phrase.tokens[phrase.tokens.count - 1]),
      !Self.leadsNoun(before) || isShift(behind: phrase)
    {
      return shorter(
        phrase, Array(phrase.tokens.dropLast()), pieces[0].place, pieces[pieces.count - 2].place)
    }
    return phrase
  }

  private func shorter(
    _ phrase: FoundPhrase, _ tokens: [PhraseToken], _ first: Range<Int>, _ last: Range<Int>?
  ) -> FoundPhrase? {
    let isEmpty = tokens.allSatisfy { token in
      if case .word(let word) = token { PhraseVocabulary.fillers.contains(word) } else { false }
    }
    if isEmpty { return nil }
    do throws(Misunderstood) {
      let read = try context.reader(.ahead).read(tokens, as: .moment)
      return FoundPhrase(
        kind: .moment(read), tokens: tokens,
        place: first.lowerBound..<(last ?? phrase.place).upperBound)
    } catch { return phrase }
  }

  /// `wed night shift`: the night is the name of the shift.
  private func isShift(behind phrase: FoundPhrase) -> Bool {
    phrase.tokens.last == .word("night")
      && line.hasNoun(
        behind: phrase.place.upperBound, of: ["shift", "out", "school", "train", "bus"])
  }

  private static func isNounOfDay(_ token: PhraseToken) -> Bool {
    if case .word(let word) = token { CaptureVocabulary.nounsOfDay.contains(word) } else { false }
  }

  /// What a part of the day stands behind: `friday night`, `in the morning`.
  private static func leadsNoun(_ token: PhraseToken) -> Bool {
    guard case .word(let word) = token else { return false }
    return PhraseVocabulary.weekdays[word] != nil || PhraseVocabulary.distances[word] != nil
      || PhraseVocabulary.turns[word] != nil
      || ["the", "at", "in", "by", "on", "during"].contains(word)
  }
}
