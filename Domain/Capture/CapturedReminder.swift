/// A reminder in a line: `remind me 1 hour before`, 10분 전 알림.
struct CapturedReminder {
  /// The offsets of the reminders in seconds before the start, in descending order.
  let seconds: [Int]
  let range: Range<Int>

  private static let before: Set<String> = ["before", "earlier", "prior", "ahead", "전", "전에"]
  private static let korean = ["알림", "알람", "알려"]

  private static let verbs: Set<String> = ["remind", "remid", "rmd", "ping", "nudge"]

  /// Finds the first reminder; nil if the line has none or if it overlaps `ranges`.
  init?(_ line: CapturedLine, besides ranges: [Range<Int>]) {
    guard let found = Self.english(line) ?? Self.korean(line) ?? Self.leading(line) else {
      return nil
    }
    if ranges.contains(where: { $0.overlaps(found.range) }) { return nil }
    self = found
  }

  private init(seconds: [Int], range: Range<Int>) { (self.seconds, self.range) = (seconds, range) }

  /// Parses a reminder at the start time: `remind me to call the bank at 3`. Returns nil for any other line.
  private static func leading(_ line: CapturedLine) -> CapturedReminder? {
    let words = line.words.prefix(3)
    guard let first = words.first, words.count == 3 else { return nil }
    let key = first.text.lowercased()
    if key == "reminder:" { return CapturedReminder(seconds: [0], range: first.range) }
    guard verbs.contains(key), words[1].text.lowercased() == "me" else { return nil }
    let last = words[2].text.lowercased() == "to" ? words[2] : words[1]
    return CapturedReminder(seconds: [0], range: words[0].range.lowerBound..<last.range.upperBound)
  }

  /// Parses an English reminder with an offset: `remind me 1 hour before`, `reminder 30 min before`, `with a reminder 1
  /// day before`. Returns nil if there is none.
  private static func english(_ line: CapturedLine) -> CapturedReminder? {
    let words = line.words
    guard
      let start = words.firstIndex(where: {
        verbs.contains($0.text.lowercased())
          || ["reminder", "alarm", "alert"].contains($0.text.lowercased())
      })
    else { return nil }
    for end in words.indices[(start + 1)...].prefix(6)
    where before.contains(words[end].text.lowercased().trimmingSuffix(of: ",.!")) {
      let range = words[start].range.upperBound..<words[end].range.lowerBound
      let tokens = line.pieces.filter { range.contains($0.range.lowerBound) }.map(\.token)
        .filter { $0 != .word("me") && $0 != .word("us") }
      guard let seconds = seconds(tokens[...]) else { return nil }
      var first = start
      while first > 0, ["a", "with", "and"].contains(words[first - 1].text.lowercased()) {
        first -= 1
      }
      return CapturedReminder(
        seconds: [seconds], range: words[first].range.lowerBound..<words[end].range.upperBound)
    }
    return nil
  }

  /// Parses a Korean reminder with an offset: 10분 전 알림, 회의 30분전알림, 1시간전, 10분전 알림, 전날 알림. 8시에 알림 is a reminder at the
  /// start time. Returns nil if there is none.
  private static func korean(_ line: CapturedLine) -> CapturedReminder? {
    guard
      let (number, word) = line.words.enumerated().first(where: { _, word in
        korean.contains { word.text.contains($0) }
      }), let key = key(in: word)
    else { return nil }
    let end = word.range.upperBound
    if number > 0, line.words[number - 1].text == "전날", key == word.range.lowerBound {
      return CapturedReminder(
        seconds: [86_400], range: line.words[number - 1].range.lowerBound..<end)
    }
    var (seconds, start): ([Int], Int) = ([], key)
    while let (one, first) = before(line, start) {
      seconds.append(one)
      start = first
    }
    if !seconds.isEmpty {
      return CapturedReminder(seconds: seconds.sorted(by: >), range: start..<end)
    }
    return atOnce(line, number)
  }

  /// Returns the offset at which the reminder word begins within a compound; nil if the word has none.
  private static func key(in word: CapturedLine.Word) -> Int? {
    let letters = Array(word.text)
    return letters.indices.first { index in
      korean.contains { String(letters[index...].prefix($0.count)) == $0 }
    }.map { word.range.lowerBound + $0 }
  }

  /// Parses the duration with 전 that ends right before an offset. Returns nil if none ends there.
  private static func before(_ line: CapturedLine, _ end: Int) -> (seconds: Int, start: Int)? {
    let behind = line.pieces.filter { $0.range.upperBound <= end }
    guard let ago = behind.lastIndex(where: { $0.token == .word("전") }), behind.count - ago <= 2,
      line.characters[behind[ago].range.upperBound..<end]
        .allSatisfy({ $0.isWhitespace || $0 == "," || $0 == "에" })
    else { return nil }
    for first in stride(from: max(0, ago - 6), to: ago, by: 1)
    where isStart(behind[first], line) {
      // The minutes of 9시 40분 and the day of 4월 11일 belong to the event's time.
      if first > 0, ago - first > 2,
        ["시", "월"].contains(where: { behind[first - 1].token == .word($0) })
      {
        continue
      }
      if let seconds = seconds(behind[first..<ago].map(\.token)[...]) {
        return (seconds, behind[first].range.lowerBound)
      }
    }
    return nil
  }

  /// Returns whether a piece begins a word, or is a number in a line without spaces.
  private static func isStart(_ piece: CapturedLine.Piece, _ line: CapturedLine) -> Bool {
    if line.isWordStart(piece.range.lowerBound) { return true }
    if case .number = piece.token { return line.words.count == 1 }
    return false
  }

  /// Parses a reminder at the event's time: 모레 아침 8시에 알림, 오후 2시에 알려줘 …. Returns nil if there is none.
  private static func atOnce(_ line: CapturedLine, _ number: Int) -> CapturedReminder? {
    let word = line.words[number]
    // In `알람 낼 새벽 5시`, the alarm itself is the plan.
    if number == 0, word.text == "알람" { return CapturedReminder(seconds: [0], range: 0..<0) }
    let isLast = number == line.words.count - 1
    let isBehindHour = number > 0 && line.words[number - 1].text.hasSuffix("시에")
    guard number > 0, isLast || isBehindHour,
      ["알림", "알려줘", "알려주기", "알람"].contains(word.text.trimmingSuffix(of: ".!")),
      !line.words.contains(where: { $0.text.hasSuffix("전") || $0.text == "전에" })
    else { return nil }
    return CapturedReminder(seconds: [0], range: word.range)
  }

  private static func seconds(_ tokens: ArraySlice<PhraseToken>) -> Int? {
    guard let length = PhraseParser.length(of: tokens), length.months == 0,
      length.days == 0 || length.seconds == 0
    else { return nil }
    let seconds = length.days * 86_400 + length.seconds
    return seconds > 0 ? seconds : nil
  }
}
