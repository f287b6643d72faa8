public import Domain

/// A day and a time on wheels: each part is turned by steps or typed, the minutes in steps of five.
public struct MomentField: Equatable, Sendable {
  /// The wheels.
  public enum Wheel: Equatable, Sendable { case year, month, day, half, hour, minute }

  /// The language the parts are named and ordered in.
  public let language: Language
  /// What the wheels show, always on the grid of five minutes.
  public private(set) var value: DayAndTime
  /// The wheel the keys turn.
  public private(set) var wheel: Wheel
  /// The day of the month that was chosen, which a short month must not make forget.
  private var wantedDay: Int
  /// The digits that are typed so far.
  private var typed = ""
  /// Whether what was typed last did not stand on the grid.
  public private(set) var wasSnapped = false

  /// Makes wheels that show a moment, or the next one on the grid.
  public init(_ value: DayAndTime, in language: Language) {
    self.language = language
    self.value = value.onGrid
    wheel = .hour
    wantedDay = self.value.day.parts.day
  }

  /// The wheels from left to right.
  private var wheels: [Wheel] {
    switch language {
    case .korean: [.year, .month, .day, .half, .hour, .minute]
    case .english: [.day, .month, .year, .hour, .minute, .half]
    }
  }

  /// Left and right choose a wheel, up and down turn it, digits are typed into it, and `a` and `p`
  /// choose the half of the day.
  public mutating func update(_ key: Key) -> EditOutcome {
    wasSnapped = false
    switch key {
    case .left: return choose(-1)
    case .right: return choose(1)
    case .up, .character("+"), .character("="): return turn(1)
    case .down, .character("-"): return turn(-1)
    case .pageUp: return turn(1, .day)
    case .pageDown: return turn(-1, .day)
    case .backspace:
      if typed.isEmpty { return .ignored }
      typed.removeLast()
      return .moved
    case .character("a"), .character("ㅁ"): return takeHalf(0)
    case .character("p"), .character("ㅔ"): return takeHalf(12)
    case .character(let character) where character.isASCII && character.isWholeNumber:
      return type(character)
    case .character, .enter, .escape, .tab, .backTab, .delete, .insert, .home, .end, .function,
      .control, .alt, .modified:
      return .ignored
    }
  }

  /// Ends typing: digits that were typed count.
  public mutating func settle() {
    let digits = typed
    typed = ""
    if let number = Int(digits) { take(number) }
  }

  /// Shows another moment.
  public mutating func show(_ value: DayAndTime) {
    typed = ""
    self.value = value.onGrid
    wantedDay = self.value.day.parts.day
  }

  private mutating func choose(_ step: Int) -> EditOutcome {
    let before = value
    settle()
    let wheels = wheels
    let place = (wheels.firstIndex(of: wheel) ?? 0) + step
    if wheels.indices.contains(place) { wheel = wheels[place] }
    return before == value ? .moved : .changed
  }

  private mutating func turn(_ step: Int, _ other: Wheel? = nil) -> EditOutcome {
    let before = value
    settle()
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
    settle()
    let seconds = value.time.seconds % 43_200 + start * 3600
    value = DayAndTime(value.day, TimeOfDay(seconds: seconds))
    return before == value ? .moved : .changed
  }

  private mutating func type(_ digit: Character) -> EditOutcome {
    if wheel == .half { return .ignored }
    let digits = typed + String(digit)
    guard let number = Int(digits), number <= largest else { return .moved }
    typed = digits
    // A number that no other digit can follow is taken at once.
    if digits.count < (wheel == .year ? 4 : 2), number * 10 <= largest { return .moved }
    let before = value
    settle()
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

  private mutating func take(_ number: Int) {
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
      // A clock with twelve hours goes on showing its half; other numbers say which one they mean.
      let half = value.time.hour < 12 ? 0 : 12
      set(
        hour: (1...12).contains(number) ? number % 12 + half : number, minute: value.time.minute)
    case .minute:
      wasSnapped = number * 60 % DayAndTime.grid != 0
      set(hour: value.time.hour, minute: number)
    }
  }

  private mutating func set(hour: Int, minute: Int) {
    if let time = TimeOfDay(hour: hour, minute: minute) {
      value = DayAndTime(value.day, time).onGrid
    }
  }
}

extension MomentField {
  /// The moment, its date less than its time; the wheel the keys turn is marked. Where there is
  /// little room it is written as short as it can be read.
  func pieces(isFocused: Bool, columns: Int = .max) -> [StyledText] {
    let whole = pieces(isFocused: isFocused, isShort: false)
    return whole.cells <= columns ? whole : pieces(isFocused: isFocused, isShort: true)
  }

  private func pieces(isFocused: Bool, isShort: Bool) -> [StyledText] {
    wheels.enumerated().flatMap { place, wheel in
      [StyledText(place == 0 ? "" : gap(before: wheel, isShort), gapStyle(wheel))]
        + (wheel == .day && language == .english && !isShort ? [weekday] : [])
        + [piece(wheel, isFocused: isFocused, isShort)]
        + (wheel == .day && language == .korean && !isShort ? [weekday] : [])
    }
  }

  private var weekday: StyledText {
    let name = CalendarWords.weekday(value.day.weekday, in: language)
    return language == .korean ? StyledText(" (\(name))", .dim) : StyledText(name + " ", .dim)
  }

  private func gap(before wheel: Wheel, _ isShort: Bool) -> String {
    switch (language, wheel) {
    case (.english, .minute): ":"
    case (.korean, .minute): isShort ? ":" : " "
    case (.korean, .month), (.korean, .day): isShort ? "." : " "
    case (.english, .hour), (.korean, .half): isShort ? " " : "  "
    default: " "
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
      language == .korean && !isShort ? number + korean : number
    }
    switch wheel {
    case .year: return named("\(year)", "년")
    case .month:
      let name = CalendarWords.monthName(month)
      return language == .korean
        ? named(two(month), "월") : isShort ? String(name.prefix(3)) : name
    case .day: return named(two(day), "일")
    case .half: return CalendarWords.half(hour, in: language)
    case .hour: return named(two(hour % 12 == 0 ? 12 : hour % 12), "시")
    case .minute: return named(two(value.time.minute), "분")
    }
  }
}

extension Form {
  /// The day and the time in a field.
  public func moment(_ name: Name) -> DayAndTime? {
    if case .moment(let field) = self[name] { field.value } else { nil }
  }
}
