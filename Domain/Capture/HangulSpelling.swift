/// Finds Korean words at most one letter (jamo) away from a date or time word: 담쥬, 매닳, 격쥬, 6싀.
enum HangulSpelling {
  private static let names = [
    "내일", "모레", "글피", "오늘", "어제", "그제", "담주", "다음주", "이번주", "지난주", "다담주", "매주", "매일", "매달",
    "매월", "매년", "격주", "평일", "주말", "오전", "오후", "새벽", "저녁", "아침", "월욜", "화욜", "수욜", "목욜", "금욜",
    "토욜", "일욜", "월요일", "화요일", "수요일", "목요일", "금요일", "토요일", "일요일", "생일",
  ]
  private static let spelled = names.map(letters)
  /// Correct words that are just as close to a date or time word.
  private static let words: Set<String> = [
    "네일", "내년", "제자", "메달", "모네", "저격", "온전", "점검", "매년", "남주", "감주", "오천", "매장", "수필", "목표일",
    "오류", "오는", "과제", "도전", "보전", "고전", "오선", "오존", "호전", "내실", "해일", "태일", "세일", "주일",
    "수일", "마침", "메일", "매실", "매입", "메주", "매우", "매부", "배달", "거제", "이제", "의제", "이후", "규제", "구제", "기제",
    "교제",
    "그네", "격추", "경주", "맥주", "백주", "매월", "오빠", "주문", "평일", "매일", "일일", "금일", "애주", "제주", "생인", "매듭",
    "오전",
    "글피",
  ]

  /// Returns whether a word is close to a date or time word. A particle at its end, such as 에, 엔 or 도, is ignored. A
  /// correct date or time word counts only with 애, the misspelling of 에.
  static func isNearWord(_ word: String) -> Bool {
    var text = word
    for end in ["에는", "에", "엔", "애", "도"] where text.count > 2 && text.hasSuffix(end) {
      text.removeLast(end.count)
      break
    }
    guard (2...4).contains(text.count), !words.contains(text), !names.contains(text) else {
      return word.hasSuffix("애") && names.contains(text)
    }
    let typed = letters(text)
    guard typed.count > 3 else { return false }
    return spelled.contains { distance($0, typed) <= 1 }
  }

  /// Returns the date or time word that is close to a word, which may end with 에. Returns nil if there is none, or if
  /// several are close.
  static func nearest(_ word: String) -> String? {
    let text = word.count > 2 && word.hasSuffix("에") ? String(word.dropLast()) : word
    guard isNearWord(text) else { return nil }
    let typed = letters(text)
    let near = names.indices.filter { distance(spelled[$0], typed) <= 1 }
    return near.count == 1 ? names[near[0]] : nil
  }

  /// Returns whether two texts differ by at most one letter.
  static func isNear(_ one: String, _ other: String) -> Bool {
    distance(letters(one), letters(other)) <= 1
  }

  /// Returns whether a number in the word is followed by a misspelt 시 or 박. The syllable must have the same initial
  /// consonant, and differ only in its vowel or only in its final consonant. False for common syllables, such as 세 and 반.
  static func isNearUnit(_ word: String) -> Bool {
    let letters = Array(word)
    for (index, letter) in letters.enumerated().dropFirst() where letters[index - 1].isNumber {
      guard !letter.isNumber, index + 1 == letters.count || letters[index + 1].isNumber else {
        continue
      }
      let typed = Self.letters(String(letter))
      let isNear = ["시", "박"].contains { unit in
        let unit = Self.letters(unit)
        return unit != typed && unit.count == typed.count && distance(unit, typed) == 1
          && unit[0] == typed[0]
      }
      if isNear,
        !["사", "수", "세", "백", "벌", "복", "반"].contains(letter) || letter == "사" && word.count < 4
      {
        return true
      }
    }
    return false
  }

  /// Decomposes Hangul syllables into initial consonants, vowels and final consonants.
  private static func letters(_ text: String) -> [UInt32] {
    text.unicodeScalars.flatMap { scalar -> [UInt32] in
      guard (0xAC00...0xD7A3).contains(scalar.value) else { return [scalar.value] }
      let index = scalar.value - 0xAC00
      let parts = [index / 588, 100 + index % 588 / 28]
      return index % 28 == 0 ? parts : parts + [200 + index % 28]
    }
  }

  /// Returns the edit distance, which counts deletions, insertions and substitutions. Returns 2 if the lengths differ
  /// by more than 1.
  private static func distance(_ one: [UInt32], _ other: [UInt32]) -> Int {
    if abs(one.count - other.count) > 1 { return 2 }
    var row = Array(0...other.count)
    for (line, letter) in one.enumerated() {
      var left = row[0]
      row[0] = line + 1
      for (column, twin) in other.enumerated() {
        let diagonal = left
        left = row[column + 1]
        row[column + 1] = min(
          min(row[column + 1], row[column]) + 1, diagonal + (letter == twin ? 0 : 1))
      }
    }
    return row[other.count]
  }
}
