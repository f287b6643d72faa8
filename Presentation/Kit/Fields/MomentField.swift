package import Domain
package import TextUI

/// A field for a day and time with one wheel for each part. The user types into the wheels or turns them; minutes turn
/// in steps of five.
package struct MomentField: Equatable, Sendable {
  /// A part of the moment that the user can change; `half` is am or pm.
  package enum Wheel: Equatable, Sendable { case year, month, day, half, hour, minute }

  /// The language for the names and the order of the wheels.
  package let language: Language
  /// The current time, to which words such as 내일 are relative. If nil, they are relative to the displayed day.
  let now: Now?
  package var role: MomentRole
  /// Whether the field is for a day only. The wheels of the time are then hidden.
  package var isDayOnly = false {
    didSet {
      if !wheels.contains(wheel) { wheel = isDayOnly ? .day : .hour }
    }
  }
  /// The displayed moment, always a whole minute.
  package internal(set) var value: DayAndTime
  /// The active wheel.
  package internal(set) var wheel: Wheel
  /// The day of the month that the user chose, so that turning through a short month does not change it.
  var wantedDay: Int
  /// The digits typed into the active wheel so far.
  var typed = ""
  /// The words typed so far, such as 내일 오후 3시 or `7:30pm`.
  package var line = TypedLine()

  /// Creates a field that shows a moment without its seconds.
  package init(
    _ value: DayAndTime, in language: Language, now: Now? = nil, role: MomentRole = .alone
  ) {
    self.language = language
    self.role = role
    self.now = now
    self.value = value.wholeMinute
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

  /// Handles a key: left and right choose a wheel, up and down turn it, digits are typed into it, and `a` and `p`
  /// choose am or pm. Other characters are parsed as words.
  package mutating func update(_ key: Key) -> EditOutcome {
    if case .character(let character) = key {
      line.begin(at: value)
      let isTime = wheel == .hour || wheel == .minute
      if line.takes(character) || character == ":" && !isTime && !line.text.isEmpty {
        return write(character)
      }
      // The `m` of `am` or `pm`.
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

  /// Whether the typed words do not yield a moment.
  package var isUnread: Bool { line.isInWords && reading == nil }

  /// Ends typing and applies the typed digits or words. Words that yield no moment stay in the field.
  package mutating func commit() {
    if line.isInWords {
      if !isUnread { line = TypedLine() }
      return
    }
    line = TypedLine()
    commitDigits()
  }

  mutating func commitDigits() {
    let digits = typed
    typed = ""
    if let number = Int(digits) { enter(number, digits: digits.count) }
  }

  /// Replaces the displayed moment.
  package mutating func show(_ value: DayAndTime) {
    typed = ""
    line = TypedLine()
    self.value = value.wholeMinute
    wantedDay = self.value.day.parts.day
  }

  private mutating func choose(_ step: Int) -> EditOutcome {
    let before = value
    leaveWords()
    let wheels = wheels
    let index = (wheels.firstIndex(of: wheel) ?? 0) + step
    if wheels.indices.contains(index) { wheel = wheels[index] }
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
    case .minute:
      // From a typed minute to the next multiple of five.
      let past = value.time.seconds % DayAndTime.grid
      value = value.later(by: step < 0 && past > 0 ? -past : DayAndTime.grid * step - past)
    }
    return before == value ? .moved : .changed
  }

  private mutating func turnMonths(_ step: Int) {
    let (year, month, _) = value.day.parts
    let months = year * 12 + month - 1 + step
    setDay(year: months / 12, month: months % 12 + 1, day: wantedDay)
  }

  /// Sets the day. A day that the month does not have becomes the last day of the month.
  private mutating func setDay(year: Int, month: Int, day: Int) {
    guard (1...12).contains(month) else { return }
    let day = min(day, Day.length(ofMonth: month, in: year))
    if let there = Day(year: year, month: month, day: day) {
      value = DayAndTime(there, value.time)
    }
  }

  private mutating func takeHalf(_ start: Int) -> EditOutcome {
    let before = value
    commitDigits()
    let seconds = value.time.seconds % 43_200 + start * 3600
    value = DayAndTime(value.day, TimeOfDay(seconds: seconds))
    return before == value ? .moved : .changed
  }

  private mutating func type(_ digit: Character) -> EditOutcome {
    if wheel == .half { return .ignored }
    let digits = typed + String(digit)
    let before = value
    guard let number = Int(digits), number <= largest else {
      // A digit that does not fit the hour starts the minutes.
      guard wheel == .hour else { return .moved }
      commitDigits()
      wheel = .minute
      _ = type(digit)
      return before == value ? .moved : .changed
    }
    typed = digits
    // A number that no further digit can follow is taken over at once.
    if digits.count < (wheel == .year ? 4 : 2), number * 10 <= largest { return .moved }
    commitDigits()
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
    // Two digits are a year of the 2000s.
    case .year: setDay(year: number < 100 ? 2000 + number : number, month: month, day: day)
    case .month: setDay(year: year, month: number, day: day)
    case .day:
      if number > 0 { setDay(year: year, month: month, day: number) }
      wantedDay = value.day.parts.day
    case .half: break
    case .hour:
      // An hour resets the minutes to zero, until minutes are typed.
      set(hour: hour(number, digits: digits), minute: 0)
    case .minute: set(hour: value.time.hour, minute: number)
    }
  }

  /// Returns the hour for a typed number. On a 12-hour clock, 1 to 11 without a leading zero keep am or pm. Other
  /// numbers set it, such as 12 for noon.
  private func hour(_ number: Int, digits: Int) -> Int {
    let isShort = (1...11).contains(number) && (digits == 1 || number > 9)
    return isShort && wheels.contains(.half) && value.time.hour >= 12 ? number + 12 : number
  }

  private mutating func set(hour: Int, minute: Int) {
    if let time = TimeOfDay(hour: hour, minute: minute) {
      value = DayAndTime(value.day, time)
    }
  }
}
