/// Joins the words of a moment that is typed as several arguments, as in `--from tomorrow 12:30`.
enum MomentWords {
  /// Joins a day and the words of the time that follows it, which many users type without quotes. Removes the joined
  /// words from `rest`.
  static func joined(_ day: String, _ rest: inout ArraySlice<String>) -> String {
    var moment = day
    guard !isClock(day[...]) else { return day }
    while let next = rest.first, isClock(next[...]) || isHalf(next) {
      moment += " " + next
      rest.removeFirst()
      if isClock(next[...]) { break }
    }
    return moment
  }

  /// Returns whether a word may precede a time of day, such as 오전 or `at`.
  private static func isHalf(_ word: String) -> Bool {
    ["오전", "오후", "새벽", "아침", "저녁", "밤", "at"].contains(word)
  }

  /// Returns whether a word is a time of day: 18:05, 6:05pm, 3pm, 3시, 3시반.
  private static func isClock(_ word: Substring) -> Bool {
    let digits = word.prefix { "0"..."9" ~= $0 }
    guard (1...2).contains(digits.count) else { return false }
    var rest = word.dropFirst(digits.count)
    if rest.first == ":" {
      let minutes = rest.dropFirst().prefix { "0"..."9" ~= $0 }
      guard minutes.count == 2 else { return false }
      rest = rest.dropFirst(3)
      return rest.isEmpty || ["am", "pm"].contains(rest.lowercased())
    }
    return ["am", "pm", "시", "시반"].contains(rest.lowercased())
  }
}
