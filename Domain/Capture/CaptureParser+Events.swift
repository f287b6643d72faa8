extension CaptureParser {
  /// Parses plans: a day or time plus other words. A day word that is also the name of a known person gives two
  /// readings.
  func events() throws(CaptureFailure) -> [CaptureReading] {
    let within = try repeatedWithin()
    if !within.isEmpty { return within }
    if let past = try pastEvent() { return [past] }
    let found = try phrases(.ahead)
    if let past = try koreanPastEvent(found) { return [past] }
    var names: [Range<Int>] = []
    // `fathers day` is no person's name.
    let dated = found.filter { !($0.isNamedDay && $0.tokens.count > 1) }
    for word in line.words where dated.contains(where: { $0.range.overlaps(word.range) }) {
      let text = word.text.trimmingSuffix(of: ",.!:")
      guard text.contains(where: \.isLetter), !text.contains(where: \.isNumber) else { continue }
      for (name, _) in SpokenNames.forms(of: text) where try !self.names.people(name).isEmpty {
        names.append(word.range)
        break
      }
    }
    let read = yearly([try event(found)].compactMap(\.self), found)
    let plain = try doubtingRead(monthly(fromDay(beforeSpan(read, found))))
    if names.isEmpty { return try withNearWord(inOtherWords(weeks(halves(plain)))) }
    let named = try event(try phrases(.ahead, besides: names), besides: names) ?? wholeDay()
    return plain.contains(named) ? halves(plain) : plain + [named]
  }

  /// Makes the user confirm plans in a line that may be about reading: 코스모스 오늘 20장 읽음. Such a line has the title of a
  /// book, and a verb of reading or a past time.
  private func doubtingRead(_ readings: [CaptureReading]) throws(CaptureFailure) -> [CaptureReading]
  {
    let verb = line.words.first { word in
      ["읽음", "읽었음", "읽었다", "읽었어"].contains(where: PlanDoubts.bare(word.text).hasSuffix)
    }
    // A past plan with a known title may be reading progress: 데미안 어제 쉬는시간에 61~75.
    guard verb != nil || readings.contains(where: isPast),
      readings.contains(where: { $0.doubt == nil }),
      let book = try names.books(within: line.text(0..<line.characters.count)).first
    else { return readings }
    return readings.map {
      $0.doubting($0.doubt ?? verb?.text ?? book.facts.title.text)
    }
  }

  /// Parses a past-tense line whose day could also lie ahead, by looking for days in the past: `had the review on
  /// friday`. Returns nil for any other line.
  private func pastEvent() throws(CaptureFailure) -> CaptureReading? {
    guard PlanDoubts.reportsPast(line) else { return nil }
    let found = try phrases(.back)
    guard let day = times(found, .back).understood?.start.days, day.kind == .day,
      day.span.upperBound <= now.day, found.allSatisfy({ $0.kind != .rhythm })
    else { return nil }
    return try event(found, looking: .back)
  }

  func event(
    _ found: [PhraseMatch], besides names: [Range<Int>] = [], looking: Looking = .ahead
  ) throws(CaptureFailure) -> CaptureReading? {
    let reminder = CapturedReminder(line, besides: names)
    let rhythm = CapturedRhythm(line, found, besides: names, context.reader(.ahead))
    let taken = names + (rhythm?.ranges ?? []) + (reminder.map { [$0.range] } ?? [])
    var phrases = try taken.isEmpty ? found : self.phrases(looking, besides: taken)
    phrases = phrases.filter { $0.kind != .rhythm }
    if looking == .ahead { phrases = spareNouns(phrases).map(withHour) }
    if rhythm != nil {
      phrases = phrases.map(withFirstDay)
    } else if let span = WeekdaySpan(line, phrases, today: now.day)?.phrase(context.reader(looking))
    {
      phrases = [span]
    }
    if phrases.isEmpty, rhythm == nil { return nil }
    if let hour = looseHour(phrases, rhythm) ?? looseSpan(phrases, rhythm) { phrases.append(hour) }
    var meal = meal(besides: phrases)
    var times = times(phrases, looking, rhythm: rhythm, meal: meal)
    times.bound = bounds(phrases)
    guard times.isPlaced else { return nil }
    times.bound += holidayNoun(phrases, times, reminder)
    try refuseFarDay(times, phrases)
    var title = title(besides: times, reminder)
    if let (shorter, word) = leavingMeal(in: phrases, title, rhythm) {
      // 내일 저녁 민아랑 is a dinner with her, so the meal is the title.
      (phrases, meal) = (shorter, word)
      times = self.times(phrases, looking, rhythm: rhythm, meal: meal)
      times.bound = bounds(phrases)
      title = self.title(besides: times, reminder)
    }
    if title.isEmpty, phrases.count > 1 || rhythm != nil,
      let name = phrases.first(where: CapturedTimes.isNamed)
    {
      // 매년 5월 8일 어버이날 has no other title.
      times.bound.append(name.range)
      title = self.title(besides: times, reminder)
    }
    if title.isEmpty {
      // If the user asked for a plan, a day or a time alone is also its title.
      guard isPlan else { return nil }
      times.bound += times.ranges
    }
    return reading(times, reminder, phrases)
  }

  private func title(besides times: CapturedTimes, _ reminder: CapturedReminder?) -> String {
    line.rest(without: times.taken + (reminder.map { [$0.range] } ?? []))
  }

  /// Throws if a weekday and a date without a year match only more than a year ahead, since that is probably a typing
  /// error.
  private func refuseFarDay(_ times: CapturedTimes, _ phrases: [PhraseMatch]) throws(CaptureFailure)
  {
    guard let day = times.understood?.start.days?.span.lowerBound, day > now.day + 366 else {
      return
    }
    let tokens = phrases.flatMap(\.tokens)
    let hasYear = phrases.contains(where: \.saysYear)
    let weekday = tokens.lazy.compactMap { token -> Weekday? in
      if case .word(let word) = token { RepeatVocabulary.weekday(word) } else { nil }
    }.first
    guard !hasYear, let weekday else { return }
    let (_, month, number) = day.parts
    let near = PhraseDays(today: now.day, looking: .ahead)
    let slots = PhraseSlots(month: month, number: number)
    do throws(PhraseParseError) {
      if let meant = try near.days(of: slots)?.span.lowerBound, meant.weekday != weekday {
        throw .weekdayDiffers(meant, weekday)
      }
    } catch { throw .refused(.invalidPhrase(error)) }
  }

  /// Parses a line without a date or time as an all-day plan for today.
  func wholeDay() -> CaptureReading {
    let times = EventDraft.Times.days(now.day...now.day)
    return CaptureReading(
      .event(EventDraft(title: line.rest(without: []), times), isDeadline: false))
  }

  private func reading(
    _ times: CapturedTimes, _ reminder: CapturedReminder?, _ phrases: [PhraseMatch]
  ) -> CaptureReading {
    let lunar = phrases.lazy.compactMap(\.lunarDay).first
    let rhythm = times.rhythm.map { rhythm in
      // 매년 추석 repeats in the lunar calendar.
      // The days of a plan are more than a weekend.
      if let days = times.understood?.end?.days, days.kind == .day {
        return TypedRepeat(rhythm.text.replacing("weekend", with: "week"), order: context.order)
      }
      let dated = phrases.first { $0.tokens.contains(.word("음력")) }
      let text =
        lunar.map { "매년 음력 \($0.month)월 \($0.day)일" } ?? dated.map { "매년 " + lunarDate($0) }
      return TypedRepeat(rhythm.text == "매년" ? text ?? "매년" : rhythm.text, order: context.order)
    }
    let read = times.taken + (reminder.map { [$0.range] } ?? [])
    let location = location(besides: read)
    let understood = read + (location.map { [$0.range] } ?? [])
    // A preposition before a phrase is left out of the title.
    let lead = reminder.map { _ in purpose(behind: understood) } ?? []
    var ranges = understood + lead + line.loose(besides: understood + lead)
    var draft = EventDraft(
      title: unquoted(Self.withoutLooseSign(line.rest(without: ranges))),
      times.times(
        at: now, half: HalfOfDay(line),
        isPadded: line.words.contains { $0.text.hasPrefix("0") && $0.text.contains(":") },
        isLater: line.says(["이따", "이따가"])),
      repeating: rhythm, reminders: reminder?.seconds ?? [])
    draft.location = location?.text ?? ""
    let isBefore = isBefore(times)
    let isEnd = times.bound.contains { line.text($0).lowercased().contains("end of") }
    if isBefore, !isEnd, case .days(let days) = draft.times {
      // A plan before a day is due on the day before.
      draft.times = .days(days.lowerBound - 1...days.lowerBound - 1)
    }
    let isDeadline =
      isBefore || times.understood?.isDeadline == true && times.understood?.end == nil
    if isDeadline, times.rhythm == nil, case .hours(let from, _) = draft.times,
      from.time.seconds == 0, line.says(["midnight"])
    {
      // Midnight on Sunday means the end of Sunday.
      draft.times = .days(from.day - 1...from.day - 1)
    }
    let doubt = LeftoverWords(line).doubt(
      besides: ranges + times.bound, hasRhythm: times.rhythm != nil,
      hasDay: times.understood?.start.days != nil,
      hasHour: times.understood?.start.seconds != nil)
    let isLate =
      isDeadline && !isBefore && times.understood?.start.seconds != nil && !isByHour(phrases)
    let doubts = PlanDoubts(line, draft, times, reminder: reminder?.range, now: now, isPlan: isPlan)
    let leftover = doubts.leftover
    // An unknown word does not hide that the hour is open.
    let doubted =
      doubt.map { doubts.openHalf ?? $0 } ?? times.doubt(line) ?? doubts.first ?? leftover
      ?? (isLate ? deadlineWord : nil)
    if doubted != nil, let lead = line.lastLead(besides: ranges) {
      // The offered title leaves out `move dentist to`.
      ranges.append(lead)
      draft.title = unquoted(line.rest(without: ranges))
    }
    let marks =
      LineMark.parts(reminder.map { [$0.range] } ?? [], .reminder)
      + LineMark.parts(location.map { [$0.range] } ?? [], .place)
    var reading = CaptureReading(
      .event(draft, isDeadline: isDeadline), ranges, doubt: doubted, marks: marks + times.marks)
    reading.isOfEitherWeek = doubted != nil && doubts.sameWeekday != nil && !isDeadline
    reading.isOfEitherHalf = doubts.doubtsHalf(doubted) && !isDeadline
    reading.hasDay = times.understood?.start.days != nil
    reading.leftover = leftover
    return reading
  }

  /// Returns the location, unless the title would be empty without its words.
  private func location(besides ranges: [Range<Int>]) -> CapturedLocation? {
    guard let found = CapturedLocation(line, besides: ranges) else { return nil }
    let taken = ranges + [found.range]
    let title = line.rest(without: taken + line.loose(besides: taken))
    return title.contains(where: \.isLetter) ? found : nil
  }

  /// Removes a sign that ended the line after the time: “Dentist .” from `Dentist tomorrow 15:00.`
  private static func withoutLooseSign(_ title: String) -> String {
    guard title.count > 2, title.last.map({ ".,;!?".contains($0) }) == true,
      title.dropLast().last?.isWhitespace == true
    else { return title }
    return Text.trimmed(String(title.dropLast()))
  }

  /// Removes the quotation marks around a title. Such a title is used verbatim.
  private func unquoted(_ title: String) -> String {
    guard let quoted = line.quoted else { return title }
    let text = line.text(quoted)
    return title.count == text.count + 2 ? text : title
  }
}
