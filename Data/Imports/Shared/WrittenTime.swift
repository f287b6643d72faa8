import Domain

/// Parses the time within a written date.
struct WrittenTime {
  /// The time in seconds since midnight; negative if the time is impossible.
  let seconds: Int
  /// The index of the token after the time.
  let end: Int

  init?(_ tokens: DateTokens, at start: Int) {
    var index = start
    var isAfternoon: Bool?
    if let word = tokens.word(index), let half = DateWords.isAfternoon(word) {
      isAfternoon = half
      index = tokens.behindBlank(index + 1)
    }
    guard let hour = tokens.number(index, 1...2) else {
      // Bare digits are a time only after a `T`.
      guard start > 0, tokens.word(start - 1) == "t", let digits = tokens.number(index, 4...6)
      else { return nil }
      let whole = tokens.number(index, 6...6) == nil ? digits * 100 : digits
      seconds = Self.seconds(whole / 10_000, whole / 100 % 100, whole % 100, nil)
      end = index + 1
      return
    }
    index += 1
    var numbers = [hour]
    while numbers.count < 3, let next = Self.behindSign(tokens, index, numbers.count),
      let number = tokens.number(next, 1...2)
    {
      numbers.append(number)
      index = next + 1
    }
    // A unit such as 시 or 時 may follow the last number.
    let isNamed = tokens.word(index).map { Self.signs[numbers.count - 1].contains($0) } ?? false
    if isNamed { index += 1 }
    if numbers.count == 3, tokens.isSign(index, ".", ","),
      tokens.number(index + 1, 1...9) != nil
    {
      index += 2
    }
    if isAfternoon == nil, let (half, behind) = Self.half(tokens, tokens.behindBlank(index)) {
      (isAfternoon, index) = (half, behind)
    }
    guard numbers.count > 1 || isAfternoon != nil || isNamed else { return nil }
    seconds = Self.seconds(
      numbers[0], numbers.count > 1 ? numbers[1] : 0, numbers.count > 2 ? numbers[2] : 0,
      isAfternoon)
    end = index
  }

  /// The words that may follow hours, minutes and seconds.
  private static let signs: [Set<String>] = [
    ["시", "時", "时", "点", "h", "uhr"], ["분", "分", "m", "min"], ["초", "秒", "s"],
  ]

  private static func behindSign(_ tokens: DateTokens, _ index: Int, _ count: Int) -> Int? {
    if tokens.isSign(index, ":") { return index + 1 }
    if tokens.isSign(index, "."), tokens.number(index + 1, 2...2) != nil { return index + 1 }
    guard let word = tokens.word(index), signs[count - 1].contains(word) else { return nil }
    return tokens.behindBlank(index + 1)
  }

  /// Parses `PM`, `p.m.` or `오후` after a time; nil for anything else. Returns whether it means the afternoon, and the
  /// index after it.
  private static func half(_ tokens: DateTokens, _ index: Int) -> (Bool, Int)? {
    guard let word = tokens.word(index) else { return nil }
    if let half = DateWords.isAfternoon(word) { return (half, index + 1) }
    guard word == "a" || word == "p", tokens.isSign(index + 1, ".") else { return nil }
    let next = tokens.behindBlank(index + 2)
    guard tokens.word(next) == "m" else { return nil }
    return (word == "p", tokens.isSign(next + 1, ".") ? next + 2 : next + 1)
  }

  private static func seconds(
    _ hour: Int, _ minute: Int, _ second: Int, _ isAfternoon: Bool?
  ) -> Int {
    var hour = hour
    if let isAfternoon, hour <= 12 { hour = hour % 12 + (isAfternoon ? 12 : 0) }
    return TimeOfDay(hour: hour, minute: minute, second: second)?.seconds ?? -1
  }
}
