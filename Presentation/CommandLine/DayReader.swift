import Domain

/// Reads days and months as people type them, in both languages.
struct DayReader {
  let today: Day

  init(today: Day) { self.today = today }

  /// `2026-03-01`, `today`, `yesterday`, `+3d`, `mon`, `3 March`, `3월 5일`, and the same in both
  /// languages. A weekday is the next such day after today, a date without a year one of this year.
  func day(_ text: String, option: String = "DAY") throws(UsageError) -> Day {
    let word = text.lowercased()
    if let day = Day(word) { return day }
    if let distance = Self.named[word] { return today + distance }
    if let distance = Self.distance(word) { return today + distance }
    if let weekday = Self.weekdays.firstIndex(where: { $0.contains(word) }) {
      let ahead = (weekday + 1 - today.weekday.rawValue + 7) % 7
      return today + (ahead == 0 ? 7 : ahead)
    }
    let written = WrittenDay(text, thisYear: today.parts.year, weekdays: Self.weekdays)
    if let day = written?.day { return day }
    if written?.isMissing == true { throw .noSuchDay(option: option, value: text) }
    throw .notADate(option: option, value: text)
  }

  /// A day and a time as people type them: both, or one of them. A bare time is today's; a bare
  /// day takes the time that is given.
  func moment(_ text: String, otherwise time: TimeOfDay, option: String = "WHEN")
    throws(UsageError) -> (day: Day, time: TimeOfDay)
  {
    let typed = try typed(text, option: option)
    return (typed.day ?? today, typed.time ?? time)
  }

  /// A day, a time or both as people type them; whatever is left out is for others to fill in.
  func typed(_ text: String, option: String = "WHEN") throws(UsageError) -> TypedMoment {
    if let time = TimeOfDay(text) { return TypedMoment(day: nil, time: time) }
    let parts = text.split(separator: " ", omittingEmptySubsequences: true)
    if parts.count > 1, let time = TimeOfDay(parts[parts.count - 1]) {
      let day = parts.dropLast().joined(separator: " ")
      return TypedMoment(day: try dated(day, of: text, option), time: time)
    }
    if text.utf8.count > 11, text.utf8.dropFirst(10).first == UInt8(ascii: "T"),
      let day = Day(text.prefix(10)), let time = TimeOfDay(text.dropFirst(11))
    {
      return TypedMoment(day: day, time: time)
    }
    return TypedMoment(day: try dated(text, of: text, option), time: nil)
  }

  /// The day of a moment, which is refused as a whole where it has none.
  private func dated(_ day: String, of text: String, _ option: String) throws(UsageError) -> Day {
    do throws(UsageError) { return try self.day(day, option: option) } catch {
      if case .noSuchDay = error { throw error }
      throw .notAMoment(option: option, value: text)
    }
  }

  /// A day, where the text is one.
  func readable(_ text: String) -> Day? {
    do throws(UsageError) { return try day(text) } catch { return nil }
  }

  /// `2026-03` as the first day of that month; nothing means this month.
  func month(_ text: String?) throws(UsageError) -> Day {
    guard let text else { return today }
    guard text.utf8.count == 7, let day = Day(text + "-01") else {
      throw .notADate(option: "YYYY-MM", value: text)
    }
    return day
  }

  private static let named = [
    "today": 0, "오늘": 0, "tomorrow": 1, "내일": 1, "모레": 2, "yesterday": -1, "어제": -1,
    "그제": -2, "그저께": -2,
  ]

  private static let weekdays: [Set<String>] = [
    ["mon", "monday", "월", "월요일"], ["tue", "tuesday", "화", "화요일"],
    ["wed", "wednesday", "수", "수요일"], ["thu", "thursday", "목", "목요일"],
    ["fri", "friday", "금", "금요일"], ["sat", "saturday", "토", "토요일"],
    ["sun", "sunday", "일", "일요일"],
  ]

  /// `+3d`, `-2w`.
  private static func distance(_ word: String) -> Int? {
    guard let sign = word.first, sign == "+" || sign == "-", let unit = word.last,
      let days = ["d": 1, "일": 1, "w": 7, "주": 7][unit],
      let count = Int(word.dropFirst().dropLast()), (0...99_999).contains(count)
    else { return nil }
    return (sign == "-" ? -1 : 1) * count * days
  }
}

/// What somebody typed of a moment.
struct TypedMoment: Equatable, Sendable {
  let day: Day?
  let time: TimeOfDay?

  /// The whole moment, with what was left out taken from another one.
  func filled(from other: DayAndTime) -> DayAndTime {
    DayAndTime(day ?? other.day, time ?? other.time)
  }
}
