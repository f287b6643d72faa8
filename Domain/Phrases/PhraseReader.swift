/// Parses days and times in natural Korean or English, in time linear in the length of the text.
public struct PhraseReader: Sendable {
  let today: Day
  let looking: Looking
  let order: DateOrder

  /// The maximum number of characters of a phrase.
  private static let longest = 200

  /// Creates a parser that interprets phrases relative to `today`.
  public init(today: Day, looking: Looking = .around, order: DateOrder = .monthFirst) {
    self.today = today
    self.looking = looking
    self.order = order
  }

  /// Parses a whole text.
  public func read(_ text: String, as wanted: PhraseWanted) throws(PhraseParseError) -> Understood {
    let reader = PhraseReader(today: today, looking: looking, order: order.written(in: text))
    return try reader.read(try Self.tokens(text), as: wanted)
  }

  /// Parses a text that is already split into tokens.
  func read(_ tokens: [PhraseToken], as wanted: PhraseWanted) throws(PhraseParseError) -> Understood
  {
    guard let (left, right) = Self.parted(tokens) else { return try single(tokens, wanted) }
    if !order.isDayFirst, Self.showsDayFirst(tokens) {
      let order = DateOrder(
        isDayFirst: true, isYearFirst: order.isYearFirst, country: order.country)
      return try PhraseReader(today: today, looking: looking, order: order).read(tokens, as: wanted)
    }
    if let (start, end) = sides(left, right, wanted) {
      return try span(start, end, isDayLast: Self.hasDayLast(right))
    }
    guard let start = PhraseParser.slots(of: left, wanted, order) else { throw .unknown }
    // A start time followed by a duration needs 부터 or 에서, as in 2시부터 1시간; `8pm-10m` is a typing
    // error.
    if start.hasTime, tokens[left.endIndex] != .word("부터"), tokens[left.endIndex] != .word("에서") {
      throw .unknown
    }
    guard let length = PhraseParser.length(of: right) else { throw .unknown }
    return try understood(start, days: days.days(of: start), lasting: length)
  }

  /// Parses a birthday. The year is optional.
  public func birthday(_ text: String) throws(PhraseParseError) -> Birthday {
    let tokens = Self.joined(try Self.tokens(text))
    let order = order.written(in: text)
    guard let slots = PhraseParser.slots(of: tokens[...], .birthday, order), !slots.hasTime,
      let month = slots.month, let number = slots.number, slots.seconds == nil,
      slots.lasting == nil, slots.distance == nil, slots.yearDistance == nil, !slots.isDeadline
    else { throw .unknown }
    let year = slots.year.map(ofBirth)
    guard let birthday = Birthday(year: year, month: month, day: number) else { throw .noSuchDay }
    if let weekday = slots.weekday, let year,
      let day = Day(year: year, month: month, day: number), day.weekday != weekday
    {
      throw .weekdayDiffers(day, weekday)
    }
    return birthday
  }

  /// Returns the full year for a two-digit year of birth, which is in the past.
  private func ofBirth(_ year: Int) -> Int {
    if year >= 100 { return year }
    return year + (year + 2000 > today.parts.year ? 1900 : 2000)
  }

  private var days: PhraseDays { PhraseDays(today: today, looking: looking) }

  private static func tokens(_ text: String) throws(PhraseParseError) -> [PhraseToken] {
    guard text.utf8.count <= longest * 12, text.count <= longest else { throw .unknown }
    return PhraseLexer.tokens(of: text)
  }

  // MARK: One day or time

  private func single(_ tokens: [PhraseToken], _ wanted: PhraseWanted) throws(PhraseParseError)
    -> Understood
  {
    if let slots = PhraseParser.slots(of: tokens[...], wanted, order) {
      return try understood(slots, days: days.days(of: slots), lasting: slots.lasting)
    }
    guard wanted == .moment, let length = PhraseParser.length(of: tokens[...]) else {
      throw .unknown
    }
    return try understood(PhraseSlots(), days: nil, lasting: length)
  }

  private func understood(
    _ slots: PhraseSlots, days: UnderstoodDays?, lasting: PhraseLength?
  ) throws(PhraseParseError) -> Understood {
    // An offset from now already determines day and time.
    guard slots.seconds == nil || !slots.hasDay && !slots.hasTime else { throw .unknown }
    let point = UnderstoodPoint(
      days, try PhraseTimes.seconds(of: slots), notation: TimeNotation(slots),
      fromNow: slots.seconds,
      isPartOfDay: slots.part != nil && slots.clock == nil)
    let length = lasting.map {
      UnderstoodLength(days: $0.days + $0.months * 30, seconds: $0.seconds)
    }
    return Understood(
      start: point, end: nil, lasting: length, isDeadline: slots.isDeadline,
      isExact: slots.isExact)
  }

  // MARK: From one to another

  private func span(_ start: PhraseSlots, _ end: PhraseSlots, isDayLast: Bool)
    throws(PhraseParseError) -> Understood
  {
    guard start.seconds == nil, end.seconds == nil, start.lasting == nil else { throw .unknown }
    if let whole = try spanOfOneDay(start, end, isDayLast: isDayLast) { return whole }
    let (first, last) = try spanDays(start, end)
    let (from, to) = try PhraseTimes.span(start, end)
    return Understood(
      start: UnderstoodPoint(first, from, notation: TimeNotation(start)),
      end: UnderstoodPoint(last, to, notation: TimeNotation(end)), lasting: nil, isDeadline: false,
      isExact: start.isExact && end.isExact)
  }

  /// Returns whether the end of a range begins with its time, so that its day can only come last, as in `23:50-02:15
  /// friday`.
  private static func hasDayLast(_ end: ArraySlice<PhraseToken>) -> Bool {
    switch end.first {
    case .clock?: true
    case .number?: end.count > 1
    case .word?, .numbers?, .sign?, nil: false
    }
  }

  /// Returns the range of two times that are followed by their common day, as in `12-1 tuesday`. The day applies to the
  /// start, and the end may be after midnight. Returns nil for other phrases.
  private func spanOfOneDay(_ start: PhraseSlots, _ end: PhraseSlots, isDayLast: Bool)
    throws(PhraseParseError) -> Understood?
  {
    guard !start.hasDay, start.clock != nil, end.hasDay, end.clock != nil else { return nil }
    var last = PhraseSlots()
    (last.clock, last.part) = (end.clock, end.part)
    let (from, to) = try PhraseTimes.span(start, last)
    guard let from, let to, from < to, isDayLast || to <= 86_400 else { return nil }
    let day = try days.days(of: end)
    if to > 86_400 {
      let last = UnderstoodPoint(nil, to, notation: TimeNotation(last))
      return Understood(
        start: UnderstoodPoint(day, from, notation: TimeNotation(start)), end: last, lasting: nil,
        isDeadline: false, isExact: start.isExact && end.isExact)
    }
    return Understood(
      start: UnderstoodPoint(day, from, notation: TimeNotation(start)),
      end: UnderstoodPoint(day, to, notation: TimeNotation(end)), lasting: nil, isDeadline: false,
      isExact: start.isExact && end.isExact)
  }

  /// Returns the slots of both sides. Returns nil if a side cannot be parsed. A bare number next to a date is a day of
  /// the month of that date.
  private func sides(
    _ left: ArraySlice<PhraseToken>, _ right: ArraySlice<PhraseToken>, _ wanted: PhraseWanted
  ) -> (PhraseSlots, PhraseSlots)? {
    let (left, right) = Self.withYearFirst(left, right)
    var start = PhraseParser.slots(of: left, wanted, order)
    var end = PhraseParser.slots(of: right, wanted, order)
    if let number = Self.bare(right), let start, start.number != nil, start.clock == nil {
      end = PhraseSlots(number: number)
    } else if let number = Self.bare(left), let end, end.number != nil, end.clock == nil {
      start = PhraseSlots(year: end.year, month: end.month, number: number)
    } else if let end, let day = start, day.isDayOfAnyMonth, end.month != nil, end.clock == nil,
      let first = day.number, let last = end.number, first <= last
    {
      // In `13th to 15th July` the start takes the month of the end.
      start = PhraseSlots(
        year: end.year, month: end.month, number: first, weekday: day.weekday)
    }
    guard let start, let end, end.lasting == nil else { return nil }
    return withDateFirst(start, end) ?? (start, end)
  }

  /// Returns the days at the start and at the end of a range. A range without a year is in the current year, or in the
  /// current month if it has no month. It moves to the next year or month if it is in the past and the phrase is for a
  /// plan. It moves to the previous one if it is in the future and the phrase is for a past event.
  private func spanDays(_ start: PhraseSlots, _ end: PhraseSlots) throws(PhraseParseError)
    -> (UnderstoodDays?, UnderstoodDays?)
  {
    let isOpen = start.year == nil && (start.month != nil || start.number != nil)
    guard isOpen, end.hasDay else {
      let first = try days.days(of: start)
      return (first, try last(end, after: first))
    }
    let near = try PhraseDays(today: today, looking: .around).days(of: start)
    let nearEnd = try last(end, after: near)
    guard let near, let nearEnd else { return (near, nearEnd) }
    let isElsewhere =
      looking == .ahead && nearEnd.span.upperBound < today
      || looking == .back && near.span.lowerBound > today
    guard isElsewhere else { return (near, nearEnd) }
    let first = try days.days(of: start)
    return (first, try last(end, after: first))
  }

  /// Returns the days at the end of a range. If the end has no year, such as `8 March` or `friday`, it is the next such
  /// day from the start on. Returns nil if the end names no day.
  private func last(_ end: PhraseSlots, after start: UnderstoodDays?) throws(PhraseParseError)
    -> UnderstoodDays?
  {
    let isOpen = end.year == nil && (end.month != nil || end.number != nil || end.weekday != nil)
    guard let start, isOpen, end.distance == nil, end.weekDistance == nil, end.shift == nil else {
      return try days.days(of: end)
    }
    return try PhraseDays(today: start.span.lowerBound, looking: .ahead).days(of: end)
  }
}

extension PhraseReader {
  /// Splits the tokens at the sign or word between start and end. Returns nil if the tokens contain no such sign or
  /// word.
  static func parted(_ tokens: [PhraseToken])
    -> (ArraySlice<PhraseToken>, ArraySlice<PhraseToken>)?
  {
    for index in tokens.indices.dropFirst().dropLast() {
      switch tokens[index] {
      case .sign("~"), .sign("-"), .word("부터"), .word("에서"), .word("through"), .word("thru"),
        .word("until"), .word("till"):
        return (tokens[..<index], tokens[(index + 1)...])
      case .word("to") where !isOfTime(tokens[index - 1]):
        return (tokens[..<index], tokens[(index + 1)...])
      case .word, .number, .numbers, .clock, .sign: continue
      }
    }
    return nil
  }

  /// Returns whether a `to` after the token is part of a time, as in `quarter to 4`.
  private static func isOfTime(_ token: PhraseToken) -> Bool {
    token == .word("quarter") || token == .word("minutes") || token == .word("min")
  }

  /// Joins three tokens such as `3`, `-` and `8` into one token of a month and a day, as in a birthday. Other tokens
  /// are returned unchanged.
  private static func joined(_ tokens: [PhraseToken]) -> [PhraseToken] {
    guard tokens.count == 3, case .number(let month) = tokens[0], tokens[1] == .sign("-"),
      case .number(let day) = tokens[2]
    else { return tokens }
    return [.numbers([month, day], "-")]
  }
}
