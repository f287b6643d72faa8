/// A Korean word that is left in a title, to be checked for a day, a time, a repetition or an amount.
struct KoreanLeftover {
  private let text: String
  private let before: String
  private let next: String

  init(_ text: String, before: String, next: String) {
    (self.text, self.before, self.next) = (text, before, next)
  }

  private static let words: Set<String> = [
    "오늘", "내일", "모레", "글피", "어제", "그제", "그저께", "낼", "전날", "다음날", "연휴", "이브", "초", "중순", "말",
    "초순", "하순", "평일", "격주", "매일", "매주", "매달", "매월", "매년", "날마다", "주말", "오전", "오후", "새벽", "생일",
    "생신", "제사", "기일", "하루", "첫째", "둘째", "셋째", "넷째", "마지막", "이틀", "사흘", "나흘", "열흘", "보름", "첫날", "말일",
    "월말", "다음", "이번", "지난",
    "담주", "다음주", "이번주", "지난주", "금주", "내일모레", "정오", "자정", "종일", "음력", "윤달", "마다",
  ]
  private static let ends = [
    "마다", "요일", "욜", "요일에", "욜에", "기념일", "동안", "개월간", "알림", "알람",
  ]
  /// Suffixes that are a time only after a number or a day word: 5일까지, 3주간, but not 역까지 or 재택주간.
  private static let countedEnds = ["까지", "부터", "일간", "주간", "년생"]
  private static let units = ["시", "분", "일", "월", "년", "박", "주", "시간", "개월"]
  /// Suffixes that, after a number, make the word a label or another amount: 12주차, 10주년, 2분기.
  private static let labels = ["일차", "주차", "년차", "주년", "분기", "년도", "년생", "시세끼"]
  /// Nouns after 생일 that make 생일 a part of their name: 생일 선물.
  static let ofBirthday = [
    "선물", "파티", "잔치", "케이크", "케익", "축하", "카드", "상", "모임", "카페", "쿠폰", "밥",
  ]
  /// Nouns after a year of birth: 82년생 모임.
  private static let ofYear = ["모임", "친구", "동기", "동창", "동갑"]
  /// Venues for which 24시 means that they are always open: 24시 찜질방.
  static let openAllHours = [
    "찜질방", "편의점", "카페", "식당", "병원", "동물병원", "헬스", "무인", "국밥", "해장국", "약국", "마트",
    "스터디카페", "사우나",
  ]

  /// Returns whether the word may be a date, a time or a repetition.
  func saysWhen(hasRhythm: Bool) -> Bool {
    guard let first = text.utf8.first, first >= 0x80 || text.first?.isNumber == true else {
      return false
    }
    let bare = text.hasSuffix("에") && text.count > 2 ? String(text.dropLast()) : text
    if isNoun(bare, hasRhythm) { return false }
    if Self.words.contains(bare) || Self.ends.contains(where: bare.hasSuffix) { return true }
    if let end = Self.countedEnds.first(where: bare.hasSuffix) {
      let stem = String(bare.dropLast(end.count))
      if hasRhythm || stem.isEmpty || Self.isOfDays(stem) { return true }
    }
    return isNumbered(bare) || Self.isWeekdays(bare)
  }

  /// Returns whether the neighbouring words make the word part of a noun: 생일 선물, 마지막 출근, 24시 찜질방.
  private func isNoun(_ bare: String, _ hasRhythm: Bool) -> Bool {
    if bare == "생일" || bare == "생신" { return Self.ofBirthday.contains(where: next.hasPrefix) }
    // A duration of an activity: 30분 걷기, 뛰었다 58분.
    if ["분", "시간"].contains(where: bare.hasSuffix) {
      return next.hasSuffix("기") || PlanDoubts.isPast(before)
    }
    // Half a day off: 오후 반차.
    if bare == "오전" || bare == "오후" {
      return next.hasPrefix("반차") || before.hasSuffix("반차")
    }
    if bare == "알람" { return before.isEmpty }
    if bare == "연휴" { return before.hasSuffix("월") && ["부터", "~"].contains(where: next.contains) }
    // 100일 is a count of days and no day of a month.
    if bare.hasSuffix("일"), let days = Int(bare.dropLast()) {
      return days > 31 && !before.hasSuffix("월")
        && !["뒤", "후", "전", "동안", "마다"].contains(where: next.hasPrefix)
    }
    if bare.hasSuffix("기념일") { return hasRhythm }
    // In 둘째 담임쌤 상담, the word means a child.
    if bare == "마지막" || ["첫째", "둘째", "셋째", "넷째"].contains(bare) {
      // Day words make it a time: 마지막 월요일, 마지막 주.
      return !hasRhythm && next.count > 1 && !Self.isOfDays(next)
        && !["주", "날", "평일"].contains(where: next.hasPrefix)
    }
    // 82년생 모임 is a group, but 준호 85년생 states a birth year.
    if bare.hasSuffix("년생") { return Self.ofYear.contains(where: next.hasPrefix) }
    if bare == "24시" { return Self.openAllHours.contains(where: next.hasPrefix) }
    return false
  }

  /// Returns whether a text contains a number or consists of Korean words for dates and times.
  private static func isOfDays(_ text: String) -> Bool {
    if text.contains(where: \.isNumber) || words.contains(text) { return true }
    if PhraseVocabulary.distances[text] != nil || NamedDay.names[text] != nil { return true }
    let tokens = PhraseLexer.tokens(of: text)
    return tokens.allSatisfy { token in
      guard case .word(let word) = token else { return true }
      return PhraseVocabulary.hangul.contains(word)
    } && text.count > 1
  }

  /// Returns whether the word is a number with a unit of time: 3시, 2박, 5 일.
  private func isNumbered(_ bare: String) -> Bool {
    let digits = bare.prefix { $0.isASCII && $0.isNumber }
    if digits.isEmpty { return false }
    let rest = bare.dropFirst(digits.count)
    let unit = rest.isEmpty ? next[...] : rest
    if Self.labels.contains(where: unit.hasPrefix) { return false }
    // A past year is part of a name: 2002년 월드컵.
    if unit == "년", digits.count == 4, let year = Int(digits), year < 2020 { return false }
    return Self.units.contains { mark in
      unit == mark || !rest.isEmpty && unit.hasPrefix(mark)
    }
  }

  /// Returns whether the word is a compound with weekdays: 수요예배, 월화, 목금.
  private static func isWeekdays(_ bare: String) -> Bool {
    let letters = Array(bare)
    if letters.count > 2, "월화수목금토일".contains(letters[0]), letters[1] == "요" { return true }
    let days = bare.compactMap { Array("월화수목금토일").firstIndex(of: $0) }
    return bare.count > 1 && days.count == bare.count
      && zip(days, days.dropFirst()).allSatisfy { $0 < $1 }
  }
}
