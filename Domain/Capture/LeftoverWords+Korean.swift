// MARK: Korean

extension LeftoverWords {
  private static let korean: Set<String> = [
    "오늘", "내일", "모레", "글피", "어제", "그제", "그저께", "낼", "전날", "다음날", "연휴", "이브", "초", "중순", "말",
    "초순", "하순", "평일", "격주", "매일", "매주", "매달", "매월", "매년", "날마다", "주말", "오전", "오후", "새벽", "생일",
    "생신", "제사", "기일", "하루", "첫째", "둘째", "셋째", "넷째", "마지막", "이틀", "사흘", "나흘", "열흘", "보름", "첫날", "말일",
    "월말", "다음", "이번", "지난",
    "담주", "다음주", "이번주", "지난주", "금주", "내일모레", "정오", "자정", "종일", "음력", "윤달", "마다",
  ]
  private static let koreanEnds = [
    "까지", "부터", "마다", "요일", "욜", "요일에", "욜에", "기념일", "동안", "일간", "주간", "개월간", "년생", "알림", "알람",
  ]

  static func isKorean(_ text: String, _ next: String) -> Bool {
    guard let first = text.utf8.first, first >= 0x80 || text.first?.isNumber == true else {
      return false
    }
    let bare = text.hasSuffix("에") && text.count > 2 ? String(text.dropLast()) : text
    if korean.contains(bare) || koreanEnds.contains(where: { bare.hasSuffix($0) }) { return true }
    let digits = bare.prefix { $0.isASCII && $0.isNumber }
    let rest = bare.dropFirst(digits.count)
    if !digits.isEmpty {
      let unit = rest.isEmpty ? next[...] : rest
      return ["시", "분", "일", "월", "년", "박", "주", "시간", "개월"].contains { mark in
        unit == mark || !rest.isEmpty && unit.hasPrefix(mark) && unit != "일차"
      }
    }
    // 수요예배
    let letters = Array(bare)
    if letters.count > 2, "월화수목금토일".contains(letters[0]), letters[1] == "요" { return true }
    // 월화, 목금
    let days = bare.compactMap { Array("월화수목금토일").firstIndex(of: $0) }
    return bare.count > 1 && days.count == bare.count
      && zip(days, days.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// 10번, `8 times`.
  static func isCount(_ text: String, _ next: String) -> Bool {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty else { return false }
    let unit = digits.count == text.count ? next : String(text.dropFirst(digits.count))
    return ["번", "회", "차례", "times"].contains(unit)
  }
}
