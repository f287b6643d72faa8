package import Domain
package import TextUI

/// A day and a time on wheels: each part is turned by steps or typed, the minutes in steps of five.
package struct MomentField: Equatable, Sendable {
  /// The wheels.
  package enum Wheel: Equatable, Sendable { case year, month, day, half, hour, minute }

  /// The language the parts are named and ordered in.
  package let language: Language
  /// When it is filled in, which words such as 내일 count from; nothing takes the day that is shown.
  let now: Now?
  /// What the moment is for.
  package var role: MomentRole
  /// Whether only the day matters: the wheels of the time are not there.
  package var isDayOnly = false {
    didSet {
      if !wheels.contains(wheel) { wheel = isDayOnly ? .day : .hour }
    }
  }
  /// What the wheels show, always on the grid of five minutes.
  package internal(set) var value: DayAndTime
  /// The wheel the keys turn.
  package internal(set) var wheel: Wheel
  /// The day of the month that was chosen, which a short month must not make forget.
  var wantedDay: Int
  /// The digits that are typed into the wheel so far.
  var typed = ""
  /// What is typed in words: 내일 오후 3시, `7:30pm`.
  package var line = TypedLine()
  /// Whether what was typed last did not stand on the grid.
  package internal(set) var wasSnapped = false

  /// Makes wheels that show a moment, or the next one on the grid.
  package init(
    _ value: DayAndTime, in language: Language, now: Now? = nil, role: MomentRole = .alone
  ) {
    self.language = language
    self.role = role
    self.now = now
    self.value = value.onGrid
    wheel = .hour
    wantedDay = self.value.day.parts.day
  }

  /// The wheels from left to right.
  var wheels: [Wheel] {
    let days: [Wheel] = language.isKorean ? [.year, .month, .day] : [.day, .month, .year]
    if isDayOnly { return days }
    return switch (language.tongue, language.clock) {
    case (.korean, .twelve): days + [.half, .hour, .minute]
    case (.korean, .twentyFour), (.english, .twentyFour): days + [.hour, .minute]
    case (.english, .twelve): days + [.hour, .minute, .half]
    }
  }

  /// Left and right choose a wheel, up and down turn it, digits are typed into it, and `a` and `p`
  /// choose the half of the day. Anything else that is typed is read as words.
  package mutating func update(_ key: Key) -> EditOutcome {
    wasSnapped = false
    if case .character(let character) = key {
      line.begin(at: value)
      let isTime = wheel == .hour || wheel == .minute
      if line.takes(character) || character == ":" && !isTime && !line.text.isEmpty {
        return write(character)
      }
      // The rest of am and pm.
      if character == "m", !line.text.isEmpty { return noted(key, .moved) }
    }
    switch key {
    case .left: return choose(-1)
    case .right: return choose(1)
    case .up, .character("+"), .character("="): return turn(1)
    case .down, .character("-"): return turn(-1)
    case .pageUp: return turn(1, .day)
    case .pageDown: return turn(-1, .day)
    case .backspace: return takeBack()
    case .character("a"), .character("ㅁ"): return noted(key, takeHalf(0))
    case .character("p"), .character("ㅔ"): return noted(key, takeHalf(12))
    case .character(":") where wheel == .hour || wheel == .minute && !line.text.isEmpty:
      return noted(key, leaveHour())
    case .character(let character) where character.isASCII && character.isWholeNumber:
      return noted(key, type(character))
    case .character, .enter, .escape, .tab, .backTab, .delete, .insert, .home, .end, .function,
      .control, .alt, .modified:
      if line.text.isEmpty { line = TypedLine() }
      return .ignored
    }
  }

  /// Whether there are words in it that say no moment.
  package var isUnread: Bool { line.isInWords && reading == nil }

  /// Ends typing: digits and words that were typed count.
  package mutating func settle() {
    if line.isInWords {
      if !isUnread { line = TypedLine() }
      return
    }
    line = TypedLine()
    settleDigits()
  }

  mutating func settleDigits() {
    let digits = typed
    typed = ""
    if let number = Int(digits) { enter(number, digits: digits.count) }
  }

  /// Shows another moment.
  package mutating func show(_ value: DayAndTime) {
    typed = ""
    line = TypedLine()
    self.value = value.onGrid
    wantedDay = self.value.day.parts.day
  }

  private mutating func choose(_ step: Int) -> EditOutcome {
    let before = value
    leaveWords()
    let wheels = wheels
    let place = (wheels.firstIndex(of: wheel) ?? 0) + step
    if wheels.indices.contains(place) { wheel = wheels[place] }
    return before == value ? .moved : .changed
  }

  private mutating func turn(_ step: Int, _ other: Wheel? = nil) -> EditOutcome {
    let before = value
    leaveWords()
    let turned = other ?? wheel
    let wanted = wantedDay
    defer { wantedDay = turned == .month || turned == .year ? wanted : value.day.parts.day }
    switch turned {
    case .year: turnMonths(12 * step)
    case .month: turnMonths(step)
    case .day: value = DayAndTime(value.day + step, value.time)
    case .half: value = value.later(by: value.time.hour < 12 ? 43_200 : -43_200)
    case .hour: value = value.later(by: 3600 * step)
    case .minute: value = value.later(by: DayAndTime.grid * step)
    }
    return before == value ? .moved : .changed
  }

  private mutating func turnMonths(_ step: Int) {
    let (year, month, _) = value.day.parts
    let months = year * 12 + month - 1 + step
    setDay(year: months / 12, month: months % 12 + 1, day: wantedDay)
  }

  /// A day the month does not have becomes its last one.
  private mutating func setDay(year: Int, month: Int, day: Int) {
    guard (1...12).contains(month) else { return }
    let day = min(day, Day.length(ofMonth: month, in: year))
    if let there = Day(year: year, month: month, day: day) {
      value = DayAndTime(there, value.time)
    }
  }

  private mutating func takeHalf(_ start: Int) -> EditOutcome {
    let before = value
    settleDigits()
    let seconds = value.time.seconds % 43_200 + start * 3600
    value = DayAndTime(value.day, TimeOfDay(seconds: seconds))
    return before == value ? .moved : .changed
  }

  private mutating func type(_ digit: Character) -> EditOutcome {
    if wheel == .half { return .ignored }
    let digits = typed + String(digit)
    let before = value
    guard let number = Int(digits), number <= largest else {
      // A digit that the hour cannot have is one of the minutes.
      guard wheel == .hour else { return .moved }
      settleDigits()
      wheel = .minute
      _ = type(digit)
      return before == value ? .moved : .changed
    }
    typed = digits
    // A number that no other digit can follow is taken at once.
    if digits.count < (wheel == .year ? 4 : 2), number * 10 <= largest { return .moved }
    settleDigits()
    if wheel == .hour { wheel = .minute }
    return before == value ? .moved : .changed
  }

  private var largest: Int {
    switch wheel {
    case .year: 9999
    case .month: 12
    case .day: Day.length(ofMonth: value.day.parts.month, in: value.day.parts.year)
    case .half: 0
    case .hour: 23
    case .minute: 59
    }
  }

  private mutating func enter(_ number: Int, digits: Int) {
    let (year, month, day) = value.day.parts
    switch wheel {
    // Two digits are a year of this century.
    case .year: setDay(year: number < 100 ? 2000 + number : number, month: month, day: day)
    case .month: setDay(year: year, month: number, day: day)
    case .day:
      if number > 0 { setDay(year: year, month: month, day: number) }
      wantedDay = value.day.parts.day
    case .half: break
    case .hour:
      // Whoever types an hour means the whole one until minutes are typed.
      set(hour: hour(number, digits: digits), minute: 0)
    case .minute:
      wasSnapped = number * 60 % DayAndTime.grid != 0
      set(hour: value.time.hour, minute: number)
    }
  }

  /// A clock with twelve hours goes on showing its half. 12 is noon, 0930 in the morning, and
  /// other numbers say which half they mean.
  private func hour(_ number: Int, digits: Int) -> Int {
    let isShort = (1...11).contains(number) && (digits == 1 || number > 9)
    return isShort && wheels.contains(.half) && value.time.hour >= 12 ? number + 12 : number
  }

  private mutating func set(hour: Int, minute: Int) {
    if let time = TimeOfDay(hour: hour, minute: minute) {
      value = DayAndTime(value.day, time).onGrid
    }
  }
}
