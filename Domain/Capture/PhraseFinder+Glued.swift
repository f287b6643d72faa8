// MARK: Korean without spaces

extension PhraseFinder {
  /// Whether the line is Korean and has no spaces: 민아랑7시영화.
  var isGluedLine: Bool { line.words.count == 1 && line.hasHangul }

  /// Returns whether a piece joins a repetition and a part of the day in one word: 매일밤, 매주저녁.
  func isGlued(_ piece: Int) -> Bool {
    guard pieces.indices.contains(piece + 1), case .word(let rhythm) = pieces[piece].token,
      case .word(let part) = pieces[piece + 1].token,
      pieces[piece].range.upperBound == pieces[piece + 1].range.lowerBound
    else { return false }
    return RepeatVocabulary.rhythms[rhythm] != nil && PhraseVocabulary.parts[part] != nil
  }

  /// Syllables after 시 that make it part of another word, so that the number is not an hour: 7시리즈, 2시즌.
  private static let behindNumber = ["리즈", "즌", "민", "청", "장", "골", "네마", "스템", "간", "댁", "전"]

  /// Returns whether tokens inside a line without spaces are certainly a time. The tokens need an hour or date in
  /// digits. Spelled-out hours need a day before them, since 두시 and 한시 begin other words.
  static func isSureWithoutBlanks(
    _ tokens: [PhraseToken], behind rest: ArraySlice<Character>
  ) -> Bool {
    let isHour = tokens.contains { token in
      if case .clock = token { true } else { token == .word("시") }
    }
    let isDate = tokens.contains(.word("월")) && tokens.contains(.word("일"))
    guard isHour || isDate else { return false }
    if tokens.last == .word("시"),
      behindNumber.contains(where: { String(rest.prefix($0.count)) == $0 })
    {
      return false
    }
    let hasDigits = tokens.contains { token in
      switch token {
      case .number, .numbers, .clock: true
      case .word, .sign: false
      }
    }
    guard !hasDigits, case .word(let first)? = tokens.first else { return hasDigits }
    return first == "낼"
      || first.count > 1
        && (PhraseVocabulary.distances[first] != nil || PhraseVocabulary.weekdays[first] != nil)
  }
}
