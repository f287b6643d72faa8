// Y-21
/// Collects what the published calendar contains.
struct PublishedCalendar {
  let options: PublishOptions
  let sources: PublishSources
  let texts: PublishTexts
  private(set) var events: [CalendarEvent] = []
  /// The private events and series.
  private(set) var hidden: Set<ID<Event>> = []

  init(_ options: PublishOptions, _ sources: PublishSources, _ texts: PublishTexts)
    throws(StorageFailure)
  {
    (self.options, self.sources, self.texts) = (options, sources, texts)
    if options.has(.schedule) { try addEvents() }
    if options.has(.people) {
      try addPeople()
      if options.includesContacts { try addContacts() }
    }
    if options.has(.dates) { try addDates() }
    if options.has(.books) { try addBooks() }
    if options.has(.moods) || options.has(.diary) { try addMoods() }
  }

  private mutating func addEvents() throws(StorageFailure) {
    var published = PublishedEvents(options, sources.calendar, untitled: texts.untitled)
    var found: [CalendarEvent] = []
    try readingPart { () throws(EventExchangeFailure) in
      try sources.events.visitFamilies { family in
        found += published.events(of: family)
        return true
      }
    }
    events += found
    hidden = published.hidden
  }

  private mutating func addPeople() throws(StorageFailure) {
    var found: [CalendarEvent] = []
    try readingPart { () throws(PeopleFailure) in
      try sources.people.visit(PeopleQuery()) { person in
        if options.tags.hides(person) { return true }
        if let day = person.nextWatering, options.window.days.contains(day) {
          found.append(wholeDay("haru-watering-\(person.id.text)", texts.watering(person), day))
        }
        found += birthdays(of: .person(person))
        return true
      }
    }
    // The store lists the most urgent first, an order that changes with the day.
    events += found.sorted(by: Self.comesBefore)
  }

  private mutating func addDates() throws(StorageFailure) {
    let dated = try readingPart { () throws(PeopleFailure) in try sources.dates.dates(of: nil) }
    let found = dated.filter(options.shows).flatMap { dated in
      wholeDays(
        ExportBirthdays.events(of: dated, on: options.window.days.lowerBound), texts.date(dated))
    }
    events += found.sorted(by: Self.comesBefore)
  }

  private mutating func addContacts() throws(StorageFailure) {
    var found: [CalendarEvent] = []
    let contacts = try PublishedCards(options: options, sources: sources)
      .published(sources.contacts.withBirthdays())
    for card in contacts { found += birthdays(of: .contact(card)) }
    events += found.sorted(by: Self.comesBefore)
  }

  private mutating func addBooks() throws(StorageFailure) {
    var found: [CalendarEvent] = []
    try readingPart { () throws(ReadingFailure) in
      try sources.reading.visitDue { book in
        if !options.tags.hides(book), let day = book.target, options.window.days.contains(day) {
          found.append(wholeDay("haru-book-\(book.id.text)", texts.lastDay(book), day))
        }
        return true
      }
    }
    events += found.sorted(by: Self.comesBefore)
  }

  private mutating func addMoods() throws(StorageFailure) {
    var found: [CalendarEvent] = []
    try readingPart { () throws(MoodsFailure) in
      try sources.moods.visit(options.window.days, oldestFirst: true) { day in
        for record in day.records {
          guard let shown = options.shown(record) else { continue }
          var event = wholeDay("haru-mood-\(record.id.text)", texts.mood(shown), day.day)
          event.body = shown.text?.text
          found.append(event)
        }
        return true
      }
    }
    events += found
  }

  // MARK: Whole days

  private func birthdays(of celebrant: Celebrant) -> [CalendarEvent] {
    wholeDays(
      ExportBirthdays.events(of: celebrant, on: options.window.days.lowerBound),
      texts.birthday(celebrant))
  }

  private func wholeDays(_ found: [BirthdayEvent], _ title: String) -> [CalendarEvent] {
    let days = options.window.days
    return found.compactMap { birthday in
      var event = wholeDay(birthday.uid, title, birthday.day)
      switch birthday.comesAgain {
      case .yearly: event.rule = "FREQ=YEARLY"
      case .onLastOfFebruary: event.rule = "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1"
      case .once: if !days.contains(birthday.day) { return nil }
      }
      return event
    }
  }

  /// Returns an event of one day that blocks no time.
  private func wholeDay(_ uid: String, _ title: String, _ day: Day) -> CalendarEvent {
    var event = CalendarEvent(uid: uid, title: title, start: .day(day), end: .day(day + 1))
    event.kept = ["TRANSP:TRANSPARENT"]
    return event
  }

  private static func comesBefore(_ one: CalendarEvent, _ other: CalendarEvent) -> Bool {
    (one.uid ?? "").utf8.lexicographicallyPrecedes((other.uid ?? "").utf8)
  }

  // MARK: The file

  /// Returns the calendar as a file that programs subscribe to. `stamp` is the time of its last change.
  func file(called name: String, stamp: Int) -> [UInt8] {
    var file = sources.calendarFormat.beginSubscription(stamp, name)
    for event in events { file.announce(event) }
    var bytes = file.head()
    for event in events { bytes += file.lines(of: event) }
    return bytes + file.tail()
  }
}
