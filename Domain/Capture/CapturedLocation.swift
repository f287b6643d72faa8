/// The location of an event in a line: `at Luigi's`, `@ The Fox`, 강남역에서.
struct CapturedLocation: Equatable {
  let text: String
  let range: Range<Int>

  /// The maximum number of words.
  private static let longest = 4
  /// Words that end a location.
  private static let ends: Set<String> = [
    "with", "w/", "w", "for", "and", "then", "on", "from", "to", "until", "till", "by", "-", "–",
    "&", "bring", "take", "wear", "ask", "call", "pick", "buy", "get", "need", "pay", "collect",
    "don't", "don’t",
  ]
  /// Words that end with a dot without ending a sentence.
  static let abbreviations: Set<String> = ["no.", "st.", "dr.", "mr.", "mrs.", "ms.", "mt.", "ft."]
  /// Words after which `at` starts no location: `look at houses`, `at least`.
  private static let verbs: Set<String> = [
    "look", "looking", "good", "laugh", "angry", "mad", "best",
  ]
  private static let phrases: Set<String> = [
    "least", "most", "all", "last", "once", "first", "noon", "some", "any", "this", "that",
    "same", "every", "me", "us", "him", "her", "them", "you", "it", "myself", "my",
  ]

  /// Kinds of venue that form one location with the following name: 카페 온화에서.
  private static let kinds: Set<String> = [
    "카페", "식당", "호텔", "병원", "스타벅스", "투썸", "이디야", "메가박스", "롯데시네마", "CGV", "교보문고", "영풍문고",
    "이마트", "롯데백화점",
  ]

  /// Finds the location among the words outside `ranges`; nil if the line has none.
  init?(_ line: CapturedLine, besides ranges: [Range<Int>]) {
    func isTaken(_ word: CapturedLine.Word) -> Bool { ranges.contains { $0.overlaps(word.range) } }
    for (number, word) in line.words.enumerated() where !isTaken(word) {
      if let found = Self.korean(word, next: line.words.dropFirst(number + 1).first) {
        let before = number > 0 ? line.words[number - 1] : nil
        if let before, !isTaken(before), Self.kinds.contains(before.text) {
          text = "\(before.text) \(found.text)"
          range = before.range.lowerBound..<found.range.upperBound
        } else {
          self = found
        }
        return
      }
      guard number > 0, word.text.lowercased() == "at" || word.text == "@",
        !Self.verbs.contains(line.words[number - 1].text.lowercased())
      else { continue }
      var last = number
      for next in line.words[(number + 1)...].prefix(Self.longest) {
        let text = next.text.lowercased()
        let isJoint = Self.joints.contains(text) && Self.isHome(line.word(last + 2))
        if isTaken(next) || text.hasPrefix("#") || Self.ends.contains(text) && !isJoint { break }
        last += 1
        if ",;.".contains(next.text.last ?? " "), !Self.abbreviations.contains(text) { break }
      }
      guard last > number, let first = line.words[number + 1].text.first,
        !Self.phrases.contains(line.words[number + 1].text.lowercased()), !first.isNumber
      else { continue }
      let start = line.words[number + 1].range.lowerBound
      let text = line.text(start..<line.words[last].range.upperBound).trimmingSuffix(of: ",;.")
      self.text = text
      range = word.range.lowerBound..<line.words[last].range.upperBound
      return
    }
    return nil
  }

  private static let joints: Set<String> = ["and", "&"]
  private static let homes: Set<String> = ["mums", "moms", "dads", "grans", "nans"]

  /// Returns whether a word ends the name of a home: `at mum and dad's`, `at mum and dads`.
  private static func isHome(_ word: String) -> Bool {
    word.hasSuffix("'s") || word.hasSuffix("’s") || homes.contains(word)
  }

  private init(text: String, range: Range<Int>) { (self.text, self.range) = (text, range) }

  /// Parses a Korean location: 강남역에서, but not the start of 서울에서 부산까지 or 그중에서. Returns nil for any other word.
  private static func korean(_ word: CapturedLine.Word, next: CapturedLine.Word?)
    -> CapturedLocation?
  {
    let text = word.text.trimmingSuffix(of: ",")
    guard text.hasSuffix("에서"), text.count > 3 || text == "집에서", !text.hasSuffix("중에서"),
      !text.contains(where: \.isNumber)
    else { return nil }
    if let next, ["까지", "으로", "로"].contains(where: next.text.hasSuffix) { return nil }
    return CapturedLocation(text: String(text.dropLast(2)), range: word.range)
  }
}
