extension RepeatRule {
  /// The rule in RFC 5545 syntax, such as `FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE`. Equal rules give equal texts.
  public var text: String {
    var text = "FREQ=" + frequency.rawValue
    func add(_ part: RepeatPart, _ values: [String]) {
      guard !values.isEmpty else { return }
      text += ";" + part.rawValue + "=" + values.joined(separator: ",")
    }
    if interval != 1 { add(.interval, ["\(interval)"]) }
    if let count { add(.count, ["\(count)"]) }
    if let until { add(.until, [until.text]) }
    add(.byMonth, byMonth.map { "\($0)" })
    add(.byWeekNumber, byWeekNumber.map { "\($0)" })
    add(.byYearDay, byYearDay.map { "\($0)" })
    add(.byMonthDay, byMonthDay.map { "\($0)" })
    add(.byDay, byDay.map { ($0.ordinal.map { "\($0)" } ?? "") + $0.weekday.code })
    add(.bySetPosition, bySetPosition.map { "\($0)" })
    if weekStart != .monday { add(.weekStart, [weekStart.code]) }
    return text
  }
}

extension RepeatUntil {
  /// The value in RFC 5545 syntax, such as `20261231`, `20261231T090000` or `20261231T000000Z`.
  var text: String {
    switch self {
    case .day(let day): return Self.written(day)
    case .local(let moment): return Self.written(moment.day, moment.time)
    case .instant(let seconds):
      let moment = Now(instant: seconds, offset: 0)
      return Self.written(moment.day, moment.time) + "Z"
    }
  }

  private static func written(_ day: Day) -> String {
    let (year, month, number) = day.parts
    return Digits.padded(year, to: 4) + Digits.padded(month, to: 2) + Digits.padded(number, to: 2)
  }

  private static func written(_ day: Day, _ time: TimeOfDay) -> String {
    written(day) + "T"
      + [time.hour, time.minute, time.second].map { Digits.padded($0, to: 2) }
      .joined()
  }
}

extension Weekday {
  /// The two-letter code of the weekday in RFC 5545.
  package var code: String {
    switch self {
    case .monday: "MO"
    case .tuesday: "TU"
    case .wednesday: "WE"
    case .thursday: "TH"
    case .friday: "FR"
    case .saturday: "SA"
    case .sunday: "SU"
    }
  }
}
