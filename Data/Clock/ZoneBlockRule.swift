import Domain

/// The yearly transition rule of a zone in a calendar file: `FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU`.
struct ZoneBlockRule {
  private var month: Int?
  private var weekday: Weekday?
  /// The number of the weekday within the month, counted from the end if negative; nil means the
  /// first.
  private var ordinal: Int?
  private var days: [Int] = []
  private var until: Int?
  private var lastDay: Day?
  private var count: Int?
  /// The interval in years.
  private var interval = 1

  /// The last year for which transitions are computed. Later times have the last offset.
  private static let lastYear = 2500

  /// Parses a rule; nil if it is not yearly or has unsupported parts. Hours and minutes of the rule
  /// are ignored, because they equal those of the start.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.count <= 1_000 else { return nil }
    var isYearly = false
    for part in ASCII.uppercased(ASCII.trimmed(bytes)).split(separator: ";") {
      let sides = part.split(separator: "=", omittingEmptySubsequences: false)
      guard sides.count == 2 else { return nil }
      let value = Array(sides[1].utf8)[...]
      switch sides[0] {
      case "FREQ": isYearly = sides[1] == "YEARLY"
      case "INTERVAL":
        guard let number = Digits.number(value), (1...100).contains(number) else { return nil }
        interval = number
      case "COUNT":
        guard let number = Digits.number(value), number > 0 else { return nil }
        count = number
      case "WKST", "BYHOUR", "BYMINUTE", "BYSECOND": break
      case "BYMONTH":
        guard let number = Digits.number(value), (1...12).contains(number) else {
          return nil
        }
        month = number
      case "BYDAY": if !readWeekday(value) { return nil }
      case "BYMONTHDAY":
        days = value.split(separator: ASCII.comma).compactMap { Self.signed($0, most: 31) }
        if days.isEmpty || days.count > 31 { return nil }
      case "UNTIL": if !readUntil(value) { return nil }
      default: return nil
      }
    }
    if !isYearly { return nil }
  }

  private mutating func readUntil(_ value: ArraySlice<UInt8>) -> Bool {
    switch CalendarValue.time(value) {
    case .day(let day): lastDay = day
    case .local(let time): lastDay = time.day
    case .instant(let instant): until = instant
    case nil: return false
    }
    return true
  }

  private mutating func readWeekday(_ value: ArraySlice<UInt8>) -> Bool {
    let names = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
    let name = String(decoding: value.suffix(2), as: UTF8.self)
    guard let index = names.firstIndex(of: name) else { return false }
    weekday = Weekday.allCases[index]
    if value.count == 2 { return true }
    ordinal = Self.signed(value.dropLast(2), most: 5)
    return ordinal != nil
  }

  private static func signed(_ bytes: ArraySlice<UInt8>, most: Int) -> Int? {
    let sign = bytes.first == ASCII.hyphen ? -1 : 1
    let digits = bytes.first == ASCII.hyphen || bytes.first == UInt8(ascii: "+")
    guard let number = Digits.number(digits ? bytes.dropFirst() : bytes),
      (1...most).contains(number)
    else { return nil }
    return sign * number
  }

  /// Returns the local times of the transitions, in order; the first is the start itself.
  func times(from start: DayAndTime) -> [DayAndTime] {
    let first = start.day.parts
    var times = [start]
    guard first.year <= Self.lastYear else { return times }
    for year in stride(from: first.year, through: Self.lastYear, by: interval) {
      if let count, times.count >= count { break }
      guard let day = day(in: year, start: first), day > start.day else { continue }
      if let lastDay, day > lastDay { break }
      // UNTIL is in UTC and the times are local. 15 hours exceed every offset, so no valid transition is dropped.
      if let until, day.ordinal * 86_400 + start.time.seconds - 15 * 3600 > until { break }
      times.append(DayAndTime(day, start.time))
    }
    return times
  }

  private func day(in year: Int, start: (year: Int, month: Int, day: Int)) -> Day? {
    let month = month ?? start.month
    guard let first = Day(year: year, month: month, day: 1) else { return nil }
    let length = Day.length(ofMonth: month, in: year)
    let wanted = (1...length).filter { number in
      let day = first + (number - 1)
      if let weekday, day.weekday != weekday { return false }
      return days.isEmpty || days.contains(number) || days.contains(number - length - 1)
    }
    guard weekday != nil else {
      return days.isEmpty
        ? Day(year: year, month: month, day: start.day) : wanted.first.map { first + ($0 - 1) }
    }
    let ordinal = ordinal ?? 1
    let index = ordinal > 0 ? ordinal - 1 : wanted.count + ordinal
    return wanted.indices.contains(index) ? first + (wanted[index] - 1) : nil
  }

  /// The rule in the form of RFC 5545.
  var text: String {
    var text = "FREQ=YEARLY"
    if interval > 1 { text += ";INTERVAL=\(interval)" }
    if let count { text += ";COUNT=\(count)" }
    if let until {
      let end = Now(instant: until, offset: 0)
      text += ";UNTIL=" + CalendarValue.written(DayAndTime(end.day, end.time)) + "Z"
    } else if let lastDay {
      text += ";UNTIL=" + lastDay.description.filter { $0 != "-" }
    }
    if let month { text += ";BYMONTH=\(month)" }
    if !days.isEmpty { text += ";BYMONTHDAY=" + days.map(String.init).joined(separator: ",") }
    if let weekday {
      text += ";BYDAY=" + (ordinal.map(String.init) ?? "") + weekday.code
    }
    return text
  }
}
