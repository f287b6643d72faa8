/// The date and time that result from all phrases of a line.
struct CapturedTimes {
  /// The result of parsing all phrases together, except repetitions. Nil if there are none, or if they cannot be
  /// parsed.
  let understood: Understood?
  let rhythm: CapturedRhythm?
  /// The phrases that were parsed, except repetitions.
  let phrases: [PhraseMatch]
  /// The ranges that were parsed. The words outside these ranges stay in the title.
  let ranges: [Range<Int>]
  /// The ranges that were parsed and also stay in the title: `before 5pm`.
  var bound: [Range<Int>] = []
  /// The ranges that were parsed and are left out of the title.
  var taken: [Range<Int>] { ranges.filter { range in !bound.contains { $0.overlaps(range) } } }
  /// What the parsed ranges were read as.
  var marks: [LineMark] { phrases.map { .phrase($0) } + (rhythm?.marks ?? []) }
  /// The ranges of phrases that were not parsed because they contradict the other phrases.
  let unread: [Range<Int>]

  /// Combines phrases: days first, then times, then durations. A phrase that contradicts the earlier ones is not
  /// parsed.
  init(
    _ phrases: [PhraseMatch], rhythm: CapturedRhythm?, meal: PhraseToken?, _ reader: PhraseReader
  ) {
    self.rhythm = rhythm
    // An hour cannot apply to a month: in `lunch with June at 3`, June is a name.
    let hasHour = phrases.contains { phrase in
      phrase.understood.map { $0.start.days == nil && $0.start.seconds != nil } ?? false
    }
    let moments = phrases.filter { phrase in
      guard let read = phrase.understood else { return false }
      return !(hasHour && read.isOfMonth && phrase.tokens.count == 1)
    }
    let sorted = moments.enumerated().sorted {
      (Self.rank($0.element), $0.offset) < (Self.rank($1.element), $1.offset)
    }.map(\.element)
    var tokens: [PhraseToken] = []
    var kept: [PhraseMatch] = []
    for phrase in sorted {
      var joined = Self.joined(tokens, phrase)
      // 6/6 현충일 10시 names its day twice.
      if case .word(let name)? = phrase.tokens.first, phrase.tokens.count > 1, !tokens.isEmpty,
        let day = NamedDay.names[name]?.nearest(to: reader.today, .ahead),
        Self.read(tokens, reader)?.start.days?.span == day...day
      {
        joined = tokens + phrase.tokens.dropFirst()
      }
      // A plan has at most one date.
      if phrase.namesDate, kept.contains(where: \.namesDate) { continue }
      if phrase.numbersDay, kept.contains(where: \.numbersDay) { continue }
      guard Self.read(joined, reader) != nil else { continue }
      tokens = joined
      kept.append(phrase)
    }
    let plain = Self.read(tokens, reader)
    understood = meal.flatMap { Self.read([$0] + tokens, reader) } ?? plain
    let span = understood?.start.days?.span
    let whole = understood.map { Self.days(of: $0, reader.today) }
    // 3/10~3/12 2박3일 gives its duration twice.
    let twice = moments.filter { phrase in
      guard let days = phrase.understood?.lasting?.days, days > 1, !kept.contains(phrase),
        phrase.tokens.contains(.word("박"))
      else { return false }
      return whole.map { $0.upperBound - $0.lowerBound + 1 == days } == true
    }
    self.phrases = kept + twice
    ranges = (kept + twice).map(\.range) + (rhythm?.ranges ?? [])
    unread = moments.filter { phrase in
      // 내일 정월대보름 names the same day twice.
      let isSameDay =
        Self.isNamed(phrase) && phrase.understood.map { $0.start.days?.span == span } == true
      // In 수능 공부 내일 오후 7시, the name is part of the title.
      let isName =
        phrase.isNamedDay && kept.contains { $0.isDated } || phrase.tokens == [.word("수능")]
      return !(kept + twice).contains(phrase) && !(isSameDay && span != nil) && !isName
    }.map(\.range)
  }

  /// Returns the tokens so far plus those of one more phrase. In 밤 10시 코스모스 30분 읽기, 30분 is a duration and not the
  /// minutes of the hour.
  private static func joined(_ tokens: [PhraseToken], _ phrase: PhraseMatch) -> [PhraseToken] {
    let isLength = phrase.understood.map { $0.start.seconds == nil && $0.lasting != nil } == true
    guard isLength, phrase.understood?.lasting?.seconds ?? 0 > 0,
      tokens.contains(where: { $0 == .word("시") })
    else { return tokens + phrase.tokens }
    let isSaid = phrase.tokens.last.map { last in
      PhraseVocabulary.lasting.contains { last == .word($0) }
    }
    return phrase.tokens + (isSaid == true ? [] : [.word("동안")]) + tokens
  }

  /// Returns whether a phrase is only the Korean name of a day: 정월대보름, 동지.
  static func isNamed(_ phrase: PhraseMatch) -> Bool {
    phrase.tokens.allSatisfy { token in
      guard case .word(let word) = token else { return false }
      return NamedDay.names[word] != nil && word.utf8.first.map { $0 >= 0x80 } == true
    }
  }

  private static func rank(_ phrase: PhraseMatch) -> Int {
    guard let read = phrase.understood else { return 0 }
    if read.isOfMonth { return 5 }
    // A holiday beside a date belongs to the title, as in `easter hols 30 march`.
    if phrase.isNamedDay { return 5 }
    // In `동지 팥죽 12/22`, the date takes precedence.
    if isNamed(phrase) { return 2 }
    if read.start.days != nil { return read.start.seconds == nil && read.end == nil ? 0 : 1 }
    return read.start.seconds == nil && read.start.fromNow == nil ? 4 : 3
  }

  private static func read(_ tokens: [PhraseToken], _ reader: PhraseReader) -> Understood? {
    if tokens.isEmpty { return nil }
    do throws(PhraseParseError) {
      let read = try reader.read(tokens, as: .moment)
      return read.hasHourOfMonth ? nil : read
    } catch { return nil }
  }

  /// Whether the line has a day, a time or a repetition, and not only a duration.
  var isPlaced: Bool {
    if rhythm != nil { return true }
    guard let start = understood?.start else { return false }
    return start.days != nil || start.seconds != nil || start.fromNow != nil
  }
}

extension CapturedTimes {
  /// Returns the times of a plan. A day without an hour means all day, and a duration counts from the start. Without a
  /// day, the plan is today, or tomorrow if its time has passed today. `isPadded` is whether an hour is written as in
  /// 06:30, which is never PM.
  func times(at now: Now, half: HalfOfDay?, isPadded: Bool, isLater: Bool) -> EventDraft.Times {
    guard let read = understood else {
      return .days(now.day...now.day)
    }
    if read.isDeadline, read.end == nil, let days = read.start.days, read.start.seconds == nil {
      return .days(days.span.upperBound...days.span.upperBound)
    }
    if let ahead = read.start.fromNow {
      let start = now.dayAndTime.later(by: ahead)
      return .hours(from: start.wholeMinute, to: Self.end(of: read, after: start))
    }
    // From Friday night until Sunday.
    let last = read.end.flatMap { $0.seconds == nil ? $0.days?.span.upperBound : nil }
    let isStay = last.map { $0 - (read.start.days?.span.lowerBound ?? now.day) < 7 } == true
    guard var seconds = read.start.seconds, !isStay else {
      return .days(Self.days(of: read, now.day))
    }
    let isHour = read.start.notation == .asHour && seconds + 43_200 < 86_400
    let isEvening =
      half == .evening && read.start.notation == .inDigits && read.end == nil && !isPadded
    if read.start.notation == .asHour || isEvening, let half { seconds = half.hour(seconds) }
    // Plans lie ahead: an ambiguous hour of today means the one still to come.
    if isHour, rhythm == nil, isLater || read.start.days?.span.lowerBound == now.day,
      seconds < now.time.seconds, seconds + 43_200 > now.time.seconds
    {
      seconds += 43_200
    }
    var day = read.start.days?.span.lowerBound ?? now.day
    // A time without a day that has passed today means tomorrow.
    if read.start.days == nil, read.end?.days == nil, seconds < now.time.seconds { day = day + 1 }
    let start = DayAndTime(day + seconds / 86_400, TimeOfDay(seconds: seconds % 86_400))
    return .hours(from: start, to: Self.end(of: read, after: start))
  }

  private static func days(of read: Understood, _ today: Day) -> ClosedRange<Day> {
    let span = read.start.days?.span ?? today...today
    if let last = read.end?.days?.span.upperBound, last >= span.lowerBound {
      return span.lowerBound...last
    }
    if let count = read.lasting?.days, count > 1 {
      return span.lowerBound...(span.lowerBound + (count - 1))
    }
    return span
  }

  private static func end(of read: Understood, after start: DayAndTime) -> DayAndTime? {
    if let lasting = read.lasting {
      let length = lasting.days * 86_400 + lasting.seconds
      return length > 0 ? start.later(by: length) : nil
    }
    guard let end = read.end, let seconds = end.seconds else { return nil }
    let day = end.days?.span.lowerBound ?? read.start.days?.span.lowerBound ?? start.day
    let said = DayAndTime(day + seconds / 86_400, TimeOfDay(seconds: seconds % 86_400))
    if read.start.notation != .asHour {
      // `dec 31 9pm-1am` ends on the next day.
      let isTurned = said.day == start.day && said.seconds(since: start) < 0
      return isTurned ? said.later(by: 86_400) : said
    }
    // The end after an hour without AM or PM is the next such hour: `1-1:45` ends in the afternoon, `party 9-2` at
    // night.
    let length = said.seconds(since: start)
    if end.notation == .inDigits, (43_200..<86_400).contains(length) {
      return said.later(by: -43_200)
    }
    return end.notation == .asHour && length <= 0 ? said.later(by: 43_200) : said
  }

  /// Returns the words of a day or time that contradict others in the line, so that the user must confirm them. Returns
  /// nil if no words do.
  func doubt(_ line: CapturedLine) -> String? {
    // A month after a preposition is a name: `lunch with June on june 2nd`.
    let names = unread.filter { range in
      let before = line.words.last { $0.range.upperBound <= range.lowerBound }?.text.lowercased()
      return PhraseVocabulary.months[line.text(range).lowercased()] != nil
        && before.map(CaptureVocabulary.nameLeads.contains) == true
    }
    let contrary = unread.filter { !names.contains($0) }.map { line.text($0) }
    if let words = contrary.first(where: { CaptureVocabulary.meals[$0] == nil }) { return words }
    if let read = understood, let lasting = read.lasting, lasting.seconds > 0,
      read.start.seconds == nil, read.start.fromNow == nil
    {
      return ranges.first.map { line.text($0) }
    }
    // In `유럽 9박 11일 밤 11시 출발`, the hour belongs to the first day, so the end has no hour.
    if let read = understood, read.start.seconds != nil, read.lasting?.days ?? 0 > 0 {
      return ranges.first.map { line.text($0) }
    }
    // An hour with several days is either a repetition or one long event, as in `gym mon-fri 7am`.
    guard let read = understood, let end = read.end, end.days != nil,
      (read.start.seconds == nil) != (end.seconds == nil)
    else { return nil }
    return ranges.first.map { line.text($0) }
  }

  /// Returns the moment of something in the past; nil if the line has neither a day nor a time. A day without a time
  /// gets the current time. A time without a day means its latest occurrence.
  func moment(at now: Now) -> DayAndTime? {
    guard let read = understood else { return nil }
    if let ahead = read.start.fromNow {
      return now.dayAndTime.later(by: ahead).wholeMinute
    }
    let day = read.start.days?.span.upperBound
    guard let seconds = read.start.seconds else {
      return day.map { DayAndTime(min($0, now.day), now.time) }
    }
    if let day {
      return DayAndTime(day + seconds / 86_400, TimeOfDay(seconds: seconds % 86_400))
    }
    // Lunch may be over before noon: 점심 먹었다, typed at 11:50.
    if read.start.isPartOfDay, seconds > now.time.seconds, seconds - now.time.seconds <= 3600 {
      return now.dayAndTime.wholeMinute
    }
    let isToday = seconds <= now.time.seconds
    return DayAndTime(
      (isToday ? now.day : now.day - 1) + seconds / 86_400, TimeOfDay(seconds: seconds % 86_400))
  }
}
