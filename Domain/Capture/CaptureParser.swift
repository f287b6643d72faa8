/// Parses a line in every way in which it can be read, and keeps the readings that fit best.
struct CaptureParser {
  let context: CaptureContext
  let names: CaptureNames
  /// Whether the user said that the line is a plan.
  private(set) var isPlan = false

  var line: CapturedLine { context.line }
  var now: Now { context.now }

  init(_ context: CaptureContext, _ names: CaptureNames) {
    self.context = context
    self.names = names
  }

  /// Returns all readings of the line. If `part` is given, only its readings are returned.
  func readings(as part: DailyPart?) throws(CaptureFailure) -> [CaptureReading] {
    let found = try allReadings(as: part)
    guard part == nil, let first = found.first else { return found }
    if found.count == 1, first.doubt == nil, let sign = unreadSign(first) {
      return [first.doubting(sign)]
    }
    // A cost, or what somebody got today, is told and not planned.
    if found.count == 1, first.isOverOrToday(now), tellsOfSpending { return [try diary()] + found }
    let isAsked = found.count > 1 || first.doubt != nil || first.isOverOrToday(now)
    let isPlan = if case .event = first.captured { true } else { false }
    return try isAsked || isPlan && isOfSomebody ? asking(found, isAsked) : twoSentences(found)
  }

  /// Whether the line ends with an amount of money, or begins with `got a`: 오늘 치과 스케일링 8만원.
  private var tellsOfSpending: Bool {
    guard let last = line.words.last?.text.lowercased(), line.words.count > 2 else { return false }
    if line.word(0) == "got", ["a", "an", "some", "my", "lovely"].contains(line.word(1)) {
      return true
    }
    return SpokenMoney([last]).map { $0.currency != nil } == true
  }

  private func allReadings(as part: DailyPart?) throws(CaptureFailure) -> [CaptureReading] {
    if part == nil || part == .schedule {
      let counted = try countdowns()
      if !counted.isEmpty { return counted }
    }
    let announced = try announced().filter { part == nil || $0.captured.part == part }
    if !announced.isEmpty { return announced }
    if part == nil || part == .people {
      let birthdays = try birthdays()
      if !birthdays.isEmpty { return birthdays }
      let dates = try dates()
      if !dates.isEmpty { return dates }
      let gifts = try gifts()
      if !gifts.isEmpty { return gifts }
    }
    var sure = try sureReadings(as: part)
    if part == nil, !sure.isEmpty, sure.allSatisfy(\.isContact) {
      switch try tense() {
      case .past: break
      case .plan: sure = []
      case .open: return sure + (try events())
      }
    }
    if let part {
      let wanted = sure.filter { $0.captured.part == part }
      return wanted.isEmpty ? try forced(part) : wanted
    }
    if part == nil, let first = sure.first, sure.allSatisfy(\.isOfAnother) {
      let plans = try events()
      return [CaptureReading(try diary().captured, doubt: first.doubt)]
        + (plans.isEmpty ? [wholeDay()] : plans)
    }
    // Plans come last, because any line with a day would match.
    if !sure.isEmpty, !sure.allSatisfy(Self.isDoubtful) {
      return sure.filter { !Self.isDoubtful($0) }
    }
    var events = try events()
    if part == nil, sure.isEmpty, events.count == 1, let unknown = unknownContact(events[0]) {
      events = (isPast(unknown) && !line.hasHangul ? [try diary()] : []) + [unknown]
    }
    if part == nil, sure.isEmpty, let first = events.first, events.allSatisfy(isRemark) {
      return [CaptureReading(try diary().captured, doubt: first.doubt)]
    }
    if part == nil, sure.isEmpty { events = try beingInTouch(events) + events }
    if part == nil, sure.isEmpty, let contact = try pastContact(events) { return [contact] }
    if part == nil, sure.isEmpty, events.count == 1, let more = try otherReadings(beside: events[0])
    {
      // In a past-tense line a contact is likelier than a plan, so contacts come first.
      let entry = line.says(CaptureVocabulary.ailments) ? [try diary()] : []
      let report = events[0].doubt != nil && PlanDoubts.tellsOfPast(line) ? [try diary()] : []
      return entry + (more.allSatisfy(\.isContact) ? more + report + events : events + more)
    }
    // 오늘 너무 피곤했다 reports the past, so a plan needs confirmation. `book tickets asap` may be a task.
    if events.isEmpty, sure.contains(where: Self.isDoubtful),
      line.words[0].text.lowercased() == "book"
    {
      return sure + [wholeDay()]
    }
    if part == nil, sure.isEmpty, let first = events.first, first.doubt != nil || isSentence(first),
      PlanDoubts.tellsOfPast(line) || isSentence(first)
    {
      return [try diary()] + events
    }
    if sure.isEmpty, events.count == 1, try reportsOver(events[0]) {
      return [try diary()] + events
        + [CaptureReading(saying(of: line.text(0..<line.characters.count)))]
    }
    return sure + (part == nil && sure.isEmpty ? try plansInClauses(events) : events)
  }

  /// Returns the alternatives to a plan: a mood given in tenths, or a past contact. Returns nil if there are none.
  private func otherReadings(beside event: CaptureReading) throws(CaptureFailure)
    -> [CaptureReading]?
  {
    if let feeling = tenths() { return [feeling] }
    let isReported = event.doubt != nil && PlanDoubts.tellsOfPast(line)
    guard isPast(event) || PlanDoubts.reportsPast(line) || isReported else { return nil }
    let met = try contacts(withChannel: false)
    if met.isEmpty { return nil }
    return isMourning ? [CaptureReading(saying(of: line.text(0..<line.characters.count)))] : met
  }

  /// Returns whether a doubtful plan has no title but a remark or a mood: 또 월요일, 월요일부터 피곤, `same as yesterday`.
  private func isRemark(_ reading: CaptureReading) -> Bool {
    guard case .event(let draft, _) = reading.captured, reading.doubt != nil else { return false }
    let title = draft.title.lowercased()
    return ["또", "벌써", "역시", "same as", "same"].contains(title)
      || title.split(separator: " ").allSatisfy { CaptureVocabulary.isMood(String($0)) }
  }

  /// Makes the user confirm a plan that may be a contact with a person who is not stored: 엊그제 은지랑 커피 마심. Returns nil
  /// for any other plan.
  private func unknownContact(_ event: CaptureReading) -> CaptureReading? {
    guard event.doubt == nil, let touch = touch() else { return nil }
    // The line begins with a past verb of contact: `emailed hanna yesterday`.
    if !line.hasHangul, touch.range?.lowerBound == (line.word(0) == "i" ? 2 : 0) {
      return event.doubting(line.words[touch.word].text)
    }
    guard isPast(event), touch.channel != nil else { return nil }
    let isWith = line.words.contains { word in
      // 치과 and 약과 end with the particle 과 too, so it is not in the list.
      ["랑", "하고", "한테", "에게"].contains { word.text.count > 2 && word.text.hasSuffix($0) }
    }
    guard isWith else { return nil }
    return event.doubting(line.words[touch.word].text)
  }

  /// Parses a contact on a past day with exactly one known person, if the line says that the user was with that person.
  /// Returns nil for any other line.
  private func pastContact(_ events: [CaptureReading]) throws(CaptureFailure) -> CaptureReading? {
    guard events.count == 1, isPast(events[0]), !line.hasHangul, !saysUndone else { return nil }
    let met = try contacts(withChannel: false)
    guard met.count == 1, let person = met.first, person.isTogether, person.doubt == nil else {
      return nil
    }
    return person
  }

  /// Whether the line is about a grave or a funeral, so that it is no contact.
  var isMourning: Bool { NoMeeting.isMourning(line.text(0..<line.characters.count)) }

  func isPast(_ reading: CaptureReading) -> Bool {
    guard case .event(let draft, _) = reading.captured, draft.repeating == nil else { return false }
    switch draft.times {
    case .days(let days): return days.upperBound < now.day
    case .hours(let from, _): return from.seconds(since: now.dayAndTime) < 0
    }
  }

  /// Returns whether a reading is a book without a page count and without words for a wish to read it. Such a line may
  /// be a task that starts with `book`: `book a table tomorrow`.
  private static func isDoubtful(_ reading: CaptureReading) -> Bool {
    guard case .book(let draft, _, isWanted: false) = reading.captured else { return false }
    return draft.pages == nil
  }

  /// Returns the readings that are certain because of their own words. A part that is named takes the whole line.
  private func sureReadings(as part: DailyPart?) throws(CaptureFailure) -> [CaptureReading] {
    if let feeling = try feeling() {
      if part != nil { return [feeling] }
      return turnedMoods(feeling) + inTenths(feeling) + [feeling] + (try recordsBefore(feeling))
    }
    if let person = personAddedByName() { return [person] }
    if let book = try wantedBook() { return [book] }
    if let book = try book() { return [book] }
    if let book = try koreanWantedBook() { return [book] }
    let quoted = try quotations()
    if !quoted.isEmpty { return quoted }
    if let sentence = try titledSentence() { return [sentence] }
    if let saying = try koreanSaying() { return [saying] }
    let spoken = try spokenSaying()
    if !spoken.isEmpty { return spoken }
    return try metInClauses() + pages()
  }

  /// Returns the readings for the part that the user asked for.
  private func forced(_ part: DailyPart) throws(CaptureFailure) -> [CaptureReading] {
    switch part {
    case .schedule:
      var parser = self
      parser.isPlan = true
      let events = try parser.events()
      return events.isEmpty ? [wholeDay()] : events
    case .sayings:
      let spoken = try spoken()
      if !spoken.isEmpty { return spoken }
      return [CaptureReading(saying(of: line.text(line.quoted ?? 0..<line.characters.count)))]
    case .people: return try contacts(withChannel: false)
    case .moods, .books, .notes, .counts: return []
    }
  }

  /// Returns the possible records of a line that matches no part by itself.
  func offers() throws(CaptureFailure) -> [CaptureReading] {
    // The line says that no contact took place.
    let contacts = saysUndone ? [] : try contacts(withChannel: false)
    let pages = try pages()
    let found =
      try offeredGifts() + contacts + (pages.isEmpty ? offeredPages() : pages) + begunBook()
      + [offeredFeeling()].compactMap(\.self)
    let entry = isReport ? [try diary()] : []
    return try found + entry + forced(.schedule) + forced(.sayings)
  }

  func saying(of text: String, by who: String = "") -> Captured {
    var draft = SayingDraft(who: who)
    draft.fill(with: text)
    return .saying(draft)
  }

  // MARK: Phrases

  /// Returns the date and time phrases of the line. `looking` says whether ambiguous days are ahead or in the past.
  func phrases(_ looking: Looking, besides ranges: [Range<Int>] = []) throws(CaptureFailure)
    -> [PhraseMatch]
  {
    do throws(PhraseParseError) {
      let pieces = line.pieces.filter { piece in !ranges.contains { $0.overlaps(piece.range) } }
      return try PhraseFinder(line: line, pieces: pieces, reader: context.reader(looking)).matches()
        .filter { !isStreet($0) }
    } catch { throw .refused(.invalidPhrase(error)) }
  }

  /// Combines the date and time phrases of the line into one result.
  func times(
    _ phrases: [PhraseMatch], _ looking: Looking, rhythm: CapturedRhythm? = nil,
    meal: PhraseToken? = nil
  ) -> CapturedTimes {
    CapturedTimes(phrases, rhythm: rhythm, meal: meal, context.reader(looking))
  }
}
