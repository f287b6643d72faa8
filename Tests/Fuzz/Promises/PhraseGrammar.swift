/// Generates almost valid phrases for days and times: joins typical words, then damages them.
public enum PhraseGrammar {
  private static let pieces = [
    "오늘", "내일", "모레", "어제", "다음", "지난", "이번", "주", "달", "해", "주말", "월", "화", "일", "월요일",
    "화요일", "3월", "8일", "2026년", "유월", "마지막", "둘째", "첫", "번째", "말", "연말", "까지", "부터", "뒤", "전",
    "후", "동안", "간", "시간", "분", "시", "반", "오전", "오후", "밤", "새벽", "저녁", "정오", "자정", "열", "두",
    "이십", "삼", "사흘", "보름", "일주일", "한", "지금", "쯤", "에",
    "today", "tomorrow", "next", "last", "this", "week", "month", "year", "weekend", "mon",
    "friday",
    "march", "may", "of", "the", "day", "after", "before", "in", "ago", "from", "now", "to", "at",
    "noon", "midnight", "am", "pm", "p.m.", "half", "past", "quarter", "a", "an", "and", "hour",
    "minutes", "days", "for", "by", "until", "first", "th", "st", "end", "night", "tonight",
    "o'clock",
    "2026-03-08", "2026. 3. 8.", "3/8", "8.3.2026", "26/3/8", "15:30", "24:00", "1930", "20260308",
    "260308",
    "0", "1", "2", "12", "13", "30", "31", "99", "99999", "999999999", "9999", "+3d", "-2w", "+90m",
    "+", "-", "~", "–", "→", ":", "/", ".", ",", "(", ")", "T", "@", "%", "\u{1100}", "\u{301}",
    "👨‍👩‍👧‍👦", "\u{0}", "\u{202E}", "Ａ", "３", "：",
  ]

  /// Returns the next phrase.
  public static func phrase(_ dice: inout Dice) -> String {
    var words: [String] = []
    for _ in 0...dice.below(dice.below(12) == 0 ? 60 : 8) { words.append(dice.one(of: pieces)) }
    var text = words.joined(separator: dice.below(3) == 0 ? "" : " ")
    for _ in 0..<dice.below(4) { harm(&text, &dice) }
    return text
  }

  private static func harm(_ text: inout String, _ dice: inout Dice) {
    guard !text.isEmpty else { return }
    let index = text.index(text.startIndex, offsetBy: dice.below(text.count))
    switch dice.below(3) {
    case 0: text.remove(at: index)
    case 1: text.insert(contentsOf: dice.one(of: pieces), at: index)
    default: text.replaceSubrange(index...index, with: dice.one(of: pieces))
    }
  }
}
