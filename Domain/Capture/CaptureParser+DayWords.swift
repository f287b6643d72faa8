// MARK: Words of a day

extension CaptureParser {
  /// Removes parts of the day that belong to the title, because the line has no day word beside them: `movie night`,
  /// `night shift`. Also removes numbers in proper names and durations of activities.
  func spareNouns(_ phrases: [PhraseMatch]) -> [PhraseMatch] {
    let phrases = phrases.compactMap(withoutNoun).compactMap(halfDayOff)
    return phrases.filter { phrase in
      if isLabel(phrase) || isAmount(phrase, among: phrases) { return false }
      guard phrase.tokens.count == 1, case .word(let word)? = phrase.tokens.first else {
        return true
      }
      return !CaptureVocabulary.nounsOfDay.contains(word)
    }
  }

  /// Returns whether a phrase is a number that is part of a proper name: 24시 찜질방, 2002년 월드컵.
  private func isLabel(_ phrase: PhraseMatch) -> Bool {
    guard phrase.tokens.count == 2, case .number(let number) = phrase.tokens[0] else {
      return false
    }
    if number.value == 24, phrase.tokens[1] == .word("시") {
      return line.hasNoun(behind: phrase.range.upperBound, of: KoreanLeftover.openAllHours)
    }
    return number.digits == 4 && phrase.tokens[1] == .word("년") && number.value < 2020
  }

  /// Returns a phrase without the part of the day in 오후 반차 (half a day off), which belongs to the title; nil if
  /// nothing is left.
  private func halfDayOff(_ phrase: PhraseMatch) -> PhraseMatch? {
    guard line.says(["반차"]), case .word(let part)? = phrase.tokens.last,
      part == "오전" || part == "오후"
    else { return phrase }
    let pieces = line.pieces.filter { phrase.range.overlaps($0.range) }
    guard phrase.tokens.count > 1, pieces.count == phrase.tokens.count else { return nil }
    return shorter(
      phrase, Array(phrase.tokens.dropLast()), pieces[0].range, pieces[pieces.count - 2].range)
  }

  /// Returns whether a phrase is the duration of an activity: 매일 30분 걷기. The next word must end in 기, or the word
  /// before must be in the past tense. False if a phrase has an hour.
  private func isAmount(_ phrase: PhraseMatch, among phrases: [PhraseMatch]) -> Bool {
    guard let read = phrase.understood, read.start.days == nil, read.start.seconds == nil,
      read.start.fromNow == nil, let lasting = read.lasting, lasting.seconds > 0,
      !phrases.contains(where: { $0.understood?.start.seconds != nil })
    else { return false }
    let next = line.words.first { $0.range.lowerBound >= phrase.range.upperBound }?.text
    let before = line.words.last { $0.range.upperBound <= phrase.range.lowerBound }?.text
    return next?.hasSuffix("기") == true || before.map(PlanDoubts.isPast) == true
  }

  /// Replaces a week or month with its first day, which starts the series of a repeating line: 담주부터, 4월부터.
  func withFirstDay(_ phrase: PhraseMatch) -> PhraseMatch {
    guard phrase.tokens.last == .word("부터"), let read = phrase.understood,
      let first = read.start.days?.span.lowerBound, read.start.seconds == nil, read.end == nil
    else { return phrase }
    let tokens = [WeekdaySpan.token(first)]
    do throws(PhraseParseError) {
      let read = try context.reader(.ahead).read(tokens, as: .moment)
      return PhraseMatch(kind: .moment(read), tokens: tokens, range: phrase.range)
    } catch { return phrase }
  }

  /// Returns a phrase without the part of the day at its start or end, if that part belongs to the title: `movie night
  /// on friday`, `5pm night shift`. In `friday night`, the preceding day makes `night` a time. Returns nil if nothing
  /// is left.
  private func withoutNoun(_ phrase: PhraseMatch) -> PhraseMatch? {
    let pieces = line.pieces.filter { phrase.range.overlaps($0.range) }
    guard phrase.tokens.count > 1, pieces.count == phrase.tokens.count else { return phrase }
    if Self.isNounOfDay(phrase.tokens[0]),
      line.words.first.map({ !$0.range.overlaps(pieces[0].range) }) == true
    {
      return shorter(phrase, Array(phrase.tokens.dropFirst()), pieces[1].range, pieces.last?.range)
    }
    let before = phrase.tokens[phrase.tokens.count - 2]
    if Self.isNounOfDay(phrase.tokens[phrase.tokens.count - 1]),
      !Self.leadsNoun(before) || isShift(behind: phrase)
    {
      return shorter(
        phrase, Array(phrase.tokens.dropLast()), pieces[0].range, pieces[pieces.count - 2].range)
    }
    return phrase
  }

  private func shorter(
    _ phrase: PhraseMatch, _ tokens: [PhraseToken], _ first: Range<Int>, _ last: Range<Int>?
  ) -> PhraseMatch? {
    let isEmpty = tokens.allSatisfy { token in
      if case .word(let word) = token { PhraseVocabulary.fillers.contains(word) } else { false }
    }
    if isEmpty { return nil }
    do throws(PhraseParseError) {
      let read = try context.reader(.ahead).read(tokens, as: .moment)
      return PhraseMatch(
        kind: .moment(read), tokens: tokens,
        range: first.lowerBound..<(last ?? phrase.range).upperBound)
    } catch { return phrase }
  }

  /// Returns whether a phrase ends with `night` and the next word completes a term: `wed night shift`, `night out`,
  /// `night train`.
  private func isShift(behind phrase: PhraseMatch) -> Bool {
    phrase.tokens.last == .word("night")
      && line.hasNoun(
        behind: phrase.range.upperBound, of: ["shift", "out", "school", "train", "bus"])
  }

  private static func isNounOfDay(_ token: PhraseToken) -> Bool {
    if case .word(let word) = token { CaptureVocabulary.nounsOfDay.contains(word) } else { false }
  }

  /// Returns whether a word makes the following part of the day a time: `friday night`, `in the morning`.
  private static func leadsNoun(_ token: PhraseToken) -> Bool {
    guard case .word(let word) = token else { return false }
    return PhraseVocabulary.weekdays[word] != nil || PhraseVocabulary.distances[word] != nil
      || PhraseVocabulary.turns[word] != nil
      || ["the", "at", "in", "by", "on", "during"].contains(word)
  }
}
