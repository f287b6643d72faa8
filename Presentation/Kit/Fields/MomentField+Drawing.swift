package import Domain
import TextUI

extension MomentField {
  /// Returns the moment as text, with the active wheel highlighted. If the width is too small, a short form is used.
  func pieces(isFocused: Bool, columns: Int = .max) -> [StyledText] {
    if line.isInWords { return written(isFocused: isFocused, columns: columns) }
    let whole = pieces(isFocused: isFocused, isShort: false)
    return whole.cells <= columns ? whole : pieces(isFocused: isFocused, isShort: true)
  }

  private func pieces(isFocused: Bool, isShort: Bool) -> [StyledText] {
    // While nothing is edited, the current year needs no mention.
    let isThisYear = now?.day.parts.year == value.day.parts.year
    return wheels.filter { $0 != .year || isFocused || !isThisYear }.enumerated().flatMap {
      index, wheel in
      [StyledText(index == 0 ? "" : gap(before: wheel, isShort), gapStyle(wheel))]
        + (wheel == .day && language.isEnglish && !isShort ? [weekday] : [])
        + [piece(wheel, isFocused: isFocused, isShort)]
        + (wheel == .day && language.isKorean && !isShort ? [weekday] : [])
    }
  }

  /// Returns the typed words and the moment they yield. If the width is too small, the weekday and then the year of the
  /// moment are left out.
  private func written(isFocused: Bool, columns: Int) -> [StyledText] {
    let words = StyledText(line.text + (isFocused ? "_" : ""), isFocused ? .reverse : .bold)
    guard let meant = reading else { return [words] }
    let moment = meant.moment
    var time = ClockWords.time(moment.time, in: language)
    if let end = meant.end, end.day == moment.day {
      time = CalendarWords.span(
        time, ClockWords.time(end.time, in: language), in: language)
    }
    let days = [
      CalendarWords.fullDayWithWeekday(moment.day, in: language),
      CalendarWords.fullDay(moment.day, in: language),
      CalendarWords.dayInBrief(moment.day, in: language),
    ]
    let readings = days.map { day in
      [words, StyledText("  " + day + (isDayOnly ? "" : " " + time), .dim)]
    }
    return readings.first { $0.cells <= columns } ?? readings[2]
  }

  private var weekday: StyledText {
    let name = CalendarWords.weekday(value.day.weekday, in: language)
    return language.isKorean ? StyledText(" (\(name))", .dim) : StyledText(name + " ", .dim)
  }

  private func gap(before wheel: Wheel, _ isShort: Bool) -> String {
    let isKorean = language.isKorean
    return switch wheel {
    case .minute: isKorean && !isShort ? " " : ":"
    case .month, .day: isKorean && isShort ? "." : " "
    case .hour: isKorean || isShort ? " " : "  "
    case .half: isKorean && !isShort ? "  " : " "
    case .year: " "
    }
  }

  private func gapStyle(_ wheel: Wheel) -> Style { wheel == .minute ? .bold : .plain }

  private func piece(_ wheel: Wheel, isFocused: Bool, _ isShort: Bool) -> StyledText {
    let isTurned = isFocused && wheel == self.wheel
    let isTime = wheel == .half || wheel == .hour || wheel == .minute
    let style: Style = isTurned ? .reverse : isTime ? .bold : .plain
    if isTurned, !typed.isEmpty { return StyledText(typed + "_", style) }
    return StyledText(text(of: wheel, isShort), style)
  }

  private func text(of wheel: Wheel, _ isShort: Bool) -> String {
    let (year, month, day) = value.day.parts
    let hour = value.time.hour
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    func named(_ number: String, _ korean: String) -> String {
      language.isKorean && !isShort ? number + korean : number
    }
    switch wheel {
    case .year: return named("\(year)", "년")
    case .month:
      let name = CalendarWords.monthName(month)
      return language.isKorean
        ? named(isShort ? two(month) : "\(month)", "월") : isShort ? String(name.prefix(3)) : name
    case .day: return named(isShort ? two(day) : "\(day)", "일")
    case .half: return CalendarWords.half(hour, in: language)
    case .hour:
      return named(ClockWords.hour(hour, in: language), "시")
    case .minute: return named(two(value.time.minute), "분")
    }
  }
}

extension Form {
  /// Returns the moment in a field; nil for other fields.
  package func moment(_ name: Name) -> DayAndTime? {
    if case .moment(let field) = self[name] { field.value } else { nil }
  }
}
