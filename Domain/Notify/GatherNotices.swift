/// Finds what the parts have to say within a span of time. Nothing is kept by it, and no part is
/// ever read as a whole.
public struct GatherNotices: Sendable {
  let readings: any NoticeReadings
  let sayings: any SayingsRepository
  let moods: any MoodsRepository
  let schedule: any ScheduleRepository
  let calendar: LocalCalendar

  /// Gathers from the parts; local clocks are those of a calendar.
  public init(
    readings: any NoticeReadings, sayings: any SayingsRepository, moods: any MoodsRepository,
    schedule: any ScheduleRepository, calendar: LocalCalendar
  ) {
    self.readings = readings
    self.sayings = sayings
    self.moods = moods
    self.schedule = schedule
    self.calendar = calendar
  }

  /// The most of one kind that are looked at, so that a store of any size costs the same.
  public static let most = 500
  /// How long somebody is reminded of what stays true, in days.
  public static let catchUp = 7

  /// The notices of a span that are no old news at a moment, in the order they are told.
  public func callAsFunction(_ span: ClosedRange<Int>, wishes: NoticeWishes, now: Now)
    throws(StorageFailure) -> [Notice]
  {
    var found: [Notice] = []
    let days = calendar.local(span.lowerBound).day...calendar.local(span.upperBound).day
    let look = NoticeLook(span: span, days: days, wishes: wishes, now: now, calendar: calendar)
    if wishes.parts.contains(.people) { found += try people(look) }
    if wishes.parts.contains(.schedule) { found += try starts(look) }
    if wishes.parts.contains(.books) { found += try books(look) }
    if wishes.parts.contains(.sayings) { found += try saying(look) }
    if wishes.parts.contains(.moods) { found += try feeling(look) }
    return found.filter(look.wants).sorted(by: Notice.comesBefore)
  }

  // MARK: People

  private func people(_ look: NoticeLook) throws(StorageFailure) -> [Notice] {
    var found: [Notice] = []
    for person in try readings.thirsty(on: look.days, atMost: Self.most) {
      let day = person.nextWatering
      found.append(
        Notice(
          .people, .due, person.id.text, for: day.description, at: look.hour(person.alarmHour, day),
          until: look.midnight(day + Self.catchUp + 1), .due(name: person.calledName, day)))
    }
    let since = look.span.lowerBound - 2 * 86_400
    for contact in try readings.unrecorded(after: since, atMost: Self.most) {
      found.append(review(contact, look))
    }
    for day in look.each where look.wants(look.hour(look.wishes.morning, day)) {
      found += try birthdays(day, look)
    }
    return found
  }

  /// At the person's hour that comes next after the contact, which may be that of the day after.
  private func review(_ contact: UnrecordedContact, _ look: NoticeLook) -> Notice {
    let (person, begun) = (contact.person, contact.review.at)
    let day = calendar.local(begun.instant).day
    let sameDay = look.hour(person.alarmHour, day)
    let at = sameDay.instant > begun.instant ? sameDay : look.hour(person.alarmHour, day + 1)
    return Notice(
      .people, .review, person.id.text, for: String(begun.instant), at: at,
      until: look.midnight(at.day + Self.catchUp + 1),
      .review(name: person.calledName, contact.review.channel, at: begun))
  }

  /// Who was born on 29 February has a birthday on 28 February in years without one.
  private func birthdays(_ day: Day, _ look: NoticeLook) throws(StorageFailure) -> [Notice] {
    let (year, month, number) = day.parts
    var people = try readings.born(month: month, day: number, atMost: Self.most)
    if month == 2, number == 28, !Day.isLeap(year) {
      people += try readings.born(month: 2, day: 29, atMost: Self.most)
    }
    return people.map { person in
      let age = person.birthday?.year.map { year - $0 }.flatMap { $0 > 0 ? $0 : nil }
      return Notice(
        .people, .birthday, person.id.text, for: day.description,
        at: look.hour(look.wishes.morning, day), until: look.midnight(day + 2),
        .birthday(name: person.calledName, day, age: age))
    }
  }

  // MARK: Schedule

  private func starts(_ look: NoticeLook) throws(StorageFailure) -> [Notice] {
    var found: [Notice] = []
    do throws(ScheduleError) {
      try schedule.visitStarts(after: look.span.lowerBound - 1) { event in
        if event.start.instant > look.span.upperBound { return false }
        let start = calendar.local(event.start.instant)
        let notice = Notice(
          .schedule, .start, event.id.text, for: String(start.instant), at: start,
          until: max(event.end.instant, start.instant + 3600),
          .start(title: event.title.text, body: event.body?.text ?? "", start))
        if look.wants(notice) { found.append(notice) }
        return found.count < Self.most
      }
    } catch { throw error.ofStore }
    return found
  }

  // MARK: Books

  private func books(_ look: NoticeLook) throws(StorageFailure) -> [Notice] {
    var found: [Notice] = []
    for day in look.each {
      let (evening, morning) = (
        look.hour(look.wishes.booksHour, day), look.hour(look.wishes.morning, day)
      )
      if look.wants(evening, until: look.midnight(day + 1)) {
        found += try owed(day, at: evening, look)
      }
      guard look.wants(morning, until: look.midnight(day + 1)) else { continue }
      for book in try readings.unfinished(by: day...day, atMost: Self.most) {
        let left = BookStanding(book, today: day).pagesLeft
        found.append(
          Notice(
            .books, .target, book.id.text, for: day.description, at: morning,
            until: look.midnight(day + 1), .target(title: book.facts.title.text, pagesLeft: left)))
      }
    }
    return found
  }

  /// How many books are named.
  private static let namedBooks = 3

  private func owed(_ day: Day, at evening: Now, _ look: NoticeLook) throws(StorageFailure)
    -> [Notice]
  {
    let books = try readings.unfinished(by: day...day + TargetDay.most, atMost: Self.most)
    let owed = books.compactMap { book -> OwedPages? in
      let pages = BookStanding(book, today: day).owedToday ?? 0
      return pages > 0 ? OwedPages(title: book.facts.title.text, pages: pages) : nil
    }
    if owed.isEmpty { return [] }
    return [
      Notice(
        .books, .owed, nil, for: day.description, at: evening, until: look.midnight(day + 1),
        .owed(Array(owed.prefix(Self.namedBooks)), more: max(0, owed.count - Self.namedBooks)))
    ]
  }

  // MARK: The day itself

  private func saying(_ look: NoticeLook) throws(StorageFailure) -> [Notice] {
    var found: [Notice] = []
    for day in look.each {
      let (at, until) = (look.hour(look.wishes.sayingsHour, day), look.midnight(day + 1))
      guard look.wants(at, until: until) else { continue }
      var words: SayingWords?
      do throws(SayingsError) {
        if at.instant <= look.now.instant, let new = try arrived(look, at) {
          found.append(
            Notice(
              .sayings, .saying, nil, for: day.description, at: at, until: until, .newSaying(new)))
          continue
        }
        if at.instant <= look.now.instant {
          let draw = DayDraw(day: day, start: look.midnight(day))
          guard let saying = try sayings.saying(of: draw, lot: LookAtSayings.lot(of: day))
          else { continue }
          words = saying.words
        } else {
          var isEmpty = true
          try sayings.visit(SayingsQuery(limit: 1)) { _ in
            isEmpty = false
            return false
          }
          if isEmpty { continue }
        }
      } catch { throw error.ofStore }
      found.append(
        Notice(.sayings, .saying, nil, for: day.description, at: at, until: until, .saying(words)))
    }
    return found
  }

  /// What came last by itself since the day before, if nobody has opened it.
  private func arrived(_ look: NoticeLook, _ at: Now) throws(SayingsError) -> SayingWords? {
    let since = at.instant - 86_400
    guard look.wishes.followsFeed, since <= look.now.instant else { return nil }
    var new: Saying?
    try sayings.visit(SayingsQuery(arrived: since...look.now.instant, limit: 1)) {
      new = $0
      return false
    }
    return new.flatMap { $0.isSeen ? nil : $0.words }
  }

  private func feeling(_ look: NoticeLook) throws(StorageFailure) -> [Notice] {
    var found: [Notice] = []
    for day in look.each {
      let (at, until) = (look.hour(look.wishes.moodsHour, day), look.midnight(day + 1))
      guard look.wants(at, until: until) else { continue }
      do throws(MoodsError) {
        if try moods.count(of: day) > 0 { continue }
      } catch { throw error.ofStore }
      found.append(
        Notice(.moods, .feeling, nil, for: day.description, at: at, until: until, .feeling))
    }
    return found
  }
}
