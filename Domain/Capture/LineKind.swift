/// A kind of record that a line names with its first words: `note: …`, 일기 …, `new person Hannah`.
enum LineKind {
  case note, diary, quote, saying, person

  /// The words that name each kind, in lower case.
  static let words: [(kind: LineKind, words: [String])] = [
    (.note, ["note to self", "note", "memo", "쪽지", "메모"]),
    (.diary, ["dear diary", "diary", "journal", "yesterday's diary"]),
    (.diary, ["일기", "오늘 일기", "오늘의 일기", "어제 일기", "그제 일기"]),
    (.quote, ["quote", "구절"]), (.saying, ["saying", "proverb", "글귀", "좋은 말", "좋은말"]),
    (.person, ["new person", "add person", "person", "new", "add", "plant"]),
    (.person, ["새 사람", "새사람", "사람", "사람 추가", "사람 등록", "심기"]),
  ]

  /// Words that name a kind only before a colon or a dash, because they begin many other lines.
  static let signed: Set<String> = ["proverb", "person", "사람", "add person"]
  /// Words that name a person only in a line that also says how often to be in touch.
  static let rhythmic: Set<String> = ["new", "add"]
  /// Words that name a person in a line that also has a cycle or a tag.
  static let plants: Set<String> = ["plant", "심기"]
  /// Words behind the word of a kind that make it a part of a title: `quote for the roof`, 쪽지 시험.
  static let titles: Set<String> = [
    "for", "from", "on", "of", "about", "club", "앱", "시험", "예보", "보냄", "보냈다", "받음", "왔다",
  ]
  /// Words behind the word of a kind that make the line a task: 일기 쓰기.
  static let tasks = ["쓰기", "쓰고", "쓰자", "써야", "적기", "적고", "적자", "적어야", "찾기", "찾아", "정리", "하나"]
  /// Words about being in touch, which belong to the cycle of a person.
  static let touch: Set<String> = ["연락", "연락하기", "안부", "전화", "통화"]
}

/// The words at the beginning of a line that name its kind.
struct Announcement {
  let kind: LineKind
  /// The words, in lower case.
  let key: String
  /// The range of the words and of the sign behind them.
  let range: Range<Int>
  /// Whether a sign, such as a colon or a dash, stands behind the words.
  let isSigned: Bool
}

extension Announcement {
  /// Finds the longest words of a kind at the beginning of a line; nil if there are none, or if nothing is behind them.
  init?(_ line: CapturedLine) {
    var found: Announcement?
    // No key is longer than this.
    let start = String(line.characters.prefix(20)).lowercased()
    for (kind, keys) in LineKind.words {
      for key in keys where start.hasPrefix(key) && key.count > found?.key.count ?? 0 {
        guard let (end, isSigned) = Self.end(of: key, in: line.characters) else { continue }
        found = Announcement(kind: kind, key: key, range: 0..<end, isSigned: isSigned)
      }
    }
    guard let found, found.range.upperBound < line.characters.count else { return nil }
    self = found
  }

  /// Returns the offset behind some words and behind a sign that follows them. Returns nil if the line does not begin
  /// with the words.
  private static func end(of key: String, in line: [Character]) -> (end: Int, isSigned: Bool)? {
    guard line.count >= key.count, String(line.prefix(key.count)).lowercased() == key else {
      return nil
    }
    guard let sign = line.indices.first(where: { $0 >= key.count && !line[$0].isWhitespace }) else {
      return (line.count, false)
    }
    let next = line.indices.contains(sign + 1) ? line[sign + 1] : " "
    if ":：,".contains(line[sign]) || "-–—".contains(line[sign]) && next.isWhitespace {
      return (sign + 1, true)
    }
    return sign > key.count ? (sign, false) : nil
  }
}
