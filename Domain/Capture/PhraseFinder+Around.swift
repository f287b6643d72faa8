// MARK: Context

extension PhraseFinder {
  /// Returns whether an ambiguous single piece is a day or time in its context: `dinner sat 7`, `bbq sat`, `8.30
  /// boiler service`, `20260320 release`, 한식 성묘.
  func mayStandHere(_ start: Int, _ end: Int) -> Bool {
    if end == start + 1, pieces[start].token == .word("한식") {
      // 한식 is Korean food too, and a date tells the day already.
      return NoMeeting.isMourning(line.text(0..<line.characters.count))
        && !line.characters.contains(where: \.isNumber)
    }
    guard end == start + 1, !line.hasHangul else { return false }
    let before = line.words.last { $0.range.upperBound <= pieces[start].range.lowerBound }?.text
    switch pieces[start].token {
    case .word("sat"):
      return isShortDay(start) && !Self.sitters.contains(before?.lowercased() ?? "")
    case .word("sun"):
      return isShortDay(start) && !Self.sunny.contains(before?.lowercased() ?? "")
    case .number(let number):
      return number.digits == 8 && (2000..<2100).contains(number.value / 10_000)
    case .numbers(let numbers, ":"):
      return numbers[1].value % 5 == 0
        && (start == 0 && pieces.count > 1 || isLast(start) && isTimeOfDay(start))
    case .numbers, .word, .clock, .sign: return false
    }
  }

  private func isLast(_ index: Int) -> Bool {
    line.words.last.map { $0.range.overlaps(pieces[index].range) } == true
  }

  /// Returns whether an abbreviated weekday ends the line, or is followed by a number or a comma. If it does not end
  /// the line, something must be before it.
  private func isShortDay(_ index: Int) -> Bool {
    let end = pieces[index].range.upperBound
    guard let next = line.words.first(where: { $0.range.lowerBound >= end }) else { return true }
    return index > 0 && (next.text.first?.isNumber == true || line.characters[end] == ",")
  }

  /// Returns whether a piece is the only time of a line that has a date and no word for money: `2026/05/18 hearing
  /// 10.00`.
  private func isTimeOfDay(_ index: Int) -> Bool {
    let others = pieces.indices.filter { $0 != index }
    let hasClock = others.contains { other in
      switch pieces[other].token {
      case .clock, .numbers(_, ":"): true
      case .word(let word): ["am", "pm", "noon", "midnight"].contains(word)
      case .number, .numbers, .sign: false
      }
    }
    let hasDay = others.contains { other in
      switch pieces[other].token {
      case .word(let word):
        word.count > 2
          && (PhraseVocabulary.weekdays[word] != nil || PhraseVocabulary.distances[word] != nil
            || PhraseVocabulary.months[word] != nil)
      case .numbers(let numbers, _): numbers.count == 3
      case .number, .clock, .sign: false
      }
    }
    return hasDay && !hasClock && !line.says(CaptureVocabulary.money)
  }

  /// Words after which `sat` is a verb.
  private static let sitters: Set<String> = [
    "i", "we", "he", "she", "they", "it", "who", "that", "you", "just", "and", "cat", "dog",
  ]
  /// Words beside which `sun` means the sun.
  private static let sunny: Set<String> = [
    "the", "in", "of", "some", "more", "no", "for", "under", "and", "much", "enough", "midnight",
    "get", "need", "sea", "buy", "rising",
  ]
}
