/// A reminder that is said in a line: `remind me 1 hour before`, 10분 전 알림.
struct CapturedReminder {
  /// How many seconds before the start.
  let seconds: Int
  /// The characters that say it.
  let place: Range<Int>

  private static let before: Set<String> = ["before", "earlier", "prior", "ahead", "전", "전에"]
  private static let korean = ["알림", "알람", "알려"]

  private static let verbs: Set<String> = ["remind", "remid", "rmd", "ping", "nudge"]

  /// Finds the first one.
  init?(_ line: CapturedLine, besides places: [Range<Int>]) {
    guard let found = Self.english(line) ?? Self.korean(line) ?? Self.leading(line) else {
      return nil
    }
    if places.contains(where: { $0.overlaps(found.place) }) { return nil }
    self = found
  }

  private init(seconds: Int, place: Range<Int>) { (self.seconds, self.place) = (seconds, place) }

  /// `remind me to call the bank at 3`: the reminder comes at the time itself.
  private static func leading(_ line: CapturedLine) -> CapturedReminder? {
    let words = line.words.prefix(3)
    guard let first = words.first, words.count == 3 else { return nil }
    let key = first.text.lowercased()
    if key == "reminder:" { return CapturedReminder(seconds: 0, place: first.place) }
    guard verbs.contains(key), words[1].text.lowercased() == "me" else { return nil }
    let last = words[2].text.lowercased() == "to" ? words[2] : words[1]
    return CapturedReminder(seconds: 0, place: words[0].place.lowerBound..<last.place.upperBound)
  }

  /// `remind me 1 hour before`, `reminder 30 min before`, `with a reminder 1 day before`.
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
      let place = words[start].place.upperBound..<words[end].place.lowerBound
      let tokens = line.pieces.filter { place.contains($0.place.lowerBound) }.map(\.token)
        .filter { $0 != .word("me") && $0 != .word("us") }
      guard let seconds = seconds(tokens[...]) else { return nil }
      var first = start
      while first > 0, ["a", "with", "and"].contains(words[first - 1].text.lowercased()) {
        first -= 1
      }
      return CapturedReminder(
        seconds: seconds, place: words[first].place.lowerBound..<words[end].place.upperBound)
    }
    return nil
  }

  /// 10분 전 알림, 회의 30분전 알람.
  private static func korean(_ line: CapturedLine) -> CapturedReminder? {
    guard
      let word = line.words.first(where: { word in korean.contains { word.text.hasPrefix($0) } })
    else { return nil }
    let behind = line.pieces.filter { $0.place.upperBound <= word.place.lowerBound }
    guard
      let ago = behind.lastIndex(where: { $0.token == .word("전") }), behind.count - ago <= 2
    else { return nil }
    for first in stride(from: max(0, ago - 6), to: ago, by: 1)
    where line.isWordStart(behind[first].place.lowerBound) {
      // The minutes of 9시 40분 and the day of 4월 11일 belong to the event.
      if first > 0, ago - first > 2,
        ["시", "월"].contains(where: { behind[first - 1].token == .word($0) })
      {
        continue
      }
      if let seconds = seconds(behind[first..<ago].map(\.token)[...]) {
        return CapturedReminder(
          seconds: seconds, place: behind[first].place.lowerBound..<word.place.upperBound)
      }
    }
    return nil
  }

  private static func seconds(_ tokens: ArraySlice<PhraseToken>) -> Int? {
    guard let length = PhraseParser.length(of: tokens), length.months == 0,
      length.days == 0 || length.seconds == 0
    else { return nil }
    let seconds = length.days * 86_400 + length.seconds
    return seconds > 0 ? seconds : nil
  }
}
