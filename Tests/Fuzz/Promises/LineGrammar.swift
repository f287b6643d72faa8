/// Generates almost valid quick capture lines from typical words and damaged phrases.
public enum LineGrammar {
  private static let pieces = [
    "민아랑", "민아", "민아한테", "하루가", "월이랑", "May", "Tom", "with Tom", "Sun", "김민아", "통화", "전화했어", "만남",
    "called", "met", "texted", "기분", "80", "felt", "mood 35", "점", "산책이 좋았다", "데미안", "Dune", "1984",
    "105쪽",
    "p.120", "40p", "of", "45%", "다 읽음", "finished", "read", "“물음표”", "\"따옴표", "— 누구", "글귀",
    "saying",
    "책", "book", "412p", "심기", "plant", "7일마다", "every 7 days", "#가족", "#walk", "저녁", "점심", "lunch",
    "dinner", "at 7", "까지", "매주", "매달 25일", "every monday", "음력", "추석", "치과", "우산 챙기기", "3개",
    "7번 출구",
    "오월의 신부", "3M", ":", "-", "…", "  ", "\t", "\u{0}", "\u{202E}", "👨‍👩‍👧‍👦", "e\u{301}", "ㅁㅇ",
  ]

  /// Returns the next line.
  public static func line(_ dice: inout Dice) -> String {
    var words: [String] = []
    for _ in 0...dice.below(dice.below(15) == 0 ? 24 : 7) {
      words.append(dice.below(3) == 0 ? PhraseGrammar.phrase(&dice) : dice.one(of: pieces))
    }
    return words.joined(separator: dice.below(6) == 0 ? "" : " ")
  }
}
