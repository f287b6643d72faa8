/// The Today part of Haru: the items of all parts that concern the current day.
public final class Today: Sendable {
  let people: People
  let contacts: AddressBookQueries
  let sayings: Sayings
  let moods: Moods
  let schedule: Schedule
  let reading: Reading
  let past: YearQueries
  let peopleLinks: PeopleLinks
  /// Returns the number of inbox lines that the user still has to sort.
  public let waitingLines: @Sendable () throws(StorageFailure) -> Int
  let notes: Notes?
  let counts: Counts?
  let dates: PersonDates?
  let gifts: Gifts?
  /// Returns whether the evening has begun and has questions left.
  let offersEvening: @Sendable () throws(StorageFailure) -> Bool

  public init(
    people: People, contacts: AddressBookQueries, sayings: Sayings, moods: Moods,
    schedule: Schedule, reading: Reading, past: YearQueries, peopleLinks: PeopleLinks,
    waitingLines: @escaping @Sendable () throws(StorageFailure) -> Int = {
      () throws(StorageFailure) in 0
    }, notes: Notes? = nil, counts: Counts? = nil,
    dates: PersonDates? = nil, gifts: Gifts? = nil,
    offersEvening: @escaping @Sendable () throws(StorageFailure) -> Bool = {
      () throws(StorageFailure) in false
    }
  ) {
    self.people = people
    self.contacts = contacts
    self.sayings = sayings
    self.moods = moods
    self.schedule = schedule
    self.reading = reading
    self.past = past
    self.peopleLinks = peopleLinks
    self.waitingLines = waitingLines
    (self.notes, self.counts, self.dates, self.gifts) = (notes, counts, dates, gifts)
    self.offersEvening = offersEvening
  }

  /// Returns the content of the Today page. Each part is read only as far as a page may show, and a failing part is
  /// listed in `failures`. The last words with each person take a query per person, so only the screen reads them.
  public func page(withLastWords: Bool = false) -> TodayPage {
    var page = TodayPage(day)
    do throws(PeopleFailure) {
      var plants: [Plant] = []
      try duePlants(atMost: TodayPage.reach) {
        plants.append($0)
        return true
      }
      page.begun = try begun(atMost: TodayPage.reach)
      page.birthdays = try birthdays(atMost: TodayPage.reach)
      page.dates = Array(try dueDates().prefix(TodayPage.reach))
      page.allDates = try allDates()
      page.loans = Array(try loans().prefix(TodayPage.reach))
      if !page.birthdays.isEmpty || !page.dates.isEmpty { page.hints = try gifts?.hints() ?? [:] }
      page.plants = plants
      if withLastWords {
        page.lastWords = try people.queries.lastWords(
          of: plants.prefix(TodayPage.lastWordsReach).map(\.person))
      }
      if plants.isEmpty, try isEmptyOfPeople() { page.untouched.insert(.people) }
    } catch { page.failures.append(.people(error)) }
    do throws(ScheduleFailure) {
      let agenda = try agenda()
      page.agenda = agenda
      page.countdowns = try countdowns()
      if agenda.events.isEmpty, try schedule.queries.isEmpty() { page.untouched.insert(.schedule) }
    } catch { page.failures.append(.schedule(error)) }
    do throws(ReadingFailure) {
      page.books = try reading.books.dueFirst(atMost: TodayPage.reach)
      page.books += try reading.books.recent(atMost: TodayPage.reach - page.books.count)
      if page.books.isEmpty, try isEmptyOfBooks() { page.untouched.insert(.books) }
    } catch { page.failures.append(.reading(error)) }
    do throws(SayingsFailure) {
      page.saying = try saying()
      if page.saying == nil { page.untouched.insert(.sayings) }
    } catch { page.failures.append(.sayings(error)) }
    do throws(MoodsFailure) {
      let canvas = try canvas()
      page.canvas = canvas
      if canvas.hasGuide { page.untouched.insert(.moods) }
    } catch { page.failures.append(.moods(error)) }
    do throws(StorageFailure) {
      page.waitingLines = try waitingLines()
      page.offersEvening = try offersEvening()
    } catch {
      page.failures.append(.past(error))
    }
    do throws(NotesFailure) { page.notes = try openNotes() } catch {
      page.failures.append(.notes(error))
    }
    do throws(CountsFailure) { page.habits = try habits() } catch {
      page.failures.append(.counts(error))
    }
    do throws(StorageFailure) { page.past = try onThisDay() } catch {
      page.failures.append(.past(error))
    }
    do throws(StorageFailure) { page.pastAppointments = try pastAppointments() } catch {
      page.failures.append(.people(.storage(error)))
    }
    return page
  }

  /// Returns the newest open notes.
  public func openNotes() throws(NotesFailure) -> OpenNotes {
    try notes?.open(atMost: TodayPage.mostNotes) ?? OpenNotes()
  }

  /// Returns the counters with a goal.
  public func habits() throws(CountsFailure) -> [CounterSummary] { try counts?.habits() ?? [] }

  public func onThisDay() throws(StorageFailure) -> OnThisDay? { try past.onThisDay() }

  /// Returns past plans with people of which the user has not yet said whether they took place. Excludes operations,
  /// about which the evening asks.
  public func pastAppointments() throws(StorageFailure) -> [PastAppointment] {
    try peopleLinks.pastAppointments().filter { !$0.isTreatment }
  }

  /// Returns whether the People part is empty. Only a single record is read.
  private func isEmptyOfPeople() throws(PeopleFailure) -> Bool {
    var isEmpty = true
    try people.queries(PeopleQuery(limit: 1)) { _ in
      isEmpty = false
      return false
    }
    return isEmpty
  }

  private func isEmptyOfBooks() throws(ReadingFailure) -> Bool {
    for status in [Shelf.finished, .reading, .wanted, .paused, .dropped] {
      var isEmpty = true
      try reading.books(BookList(status, sort: .recent)) { _ in
        isEmpty = false
        return false
      }
      if !isEmpty { return false }
    }
    return true
  }

  /// Visits the books for today until the visitor returns false: those with a target, earliest first, then recently
  /// read ones without a target.
  public func books(_ visitor: (BookProgress) -> Bool) throws(ReadingFailure) {
    var goesOn = true
    try reading.books.visitDue {
      goesOn = visitor($0)
      return goesOn
    }
    guard goesOn else { return }
    for book in try reading.books.recent(atMost: TodayPage.reach) where !visitor(book) { return }
  }

  /// Returns all events that touch today.
  public func agenda() throws(ScheduleFailure) -> DayAgenda { try schedule.queries.day(day) }

  /// Returns the nearest events that are counted down.
  public func countdowns() throws(ScheduleFailure) -> [ScheduledEvent] {
    try schedule.queries.countdowns()
  }

  /// Returns the canvas of today in the daily mode, whatever canvas mode is set.
  public func canvas() throws(MoodsFailure) -> Canvas { try moods.queries.canvas(day, .daily) }

  /// Returns the saying of the day; nil if there are no sayings.
  public func saying() throws(SayingsFailure) -> Saying? {
    do throws(SayingsFailure) { return try sayings.queries.ofToday() } catch {
      if error == .none { return nil }
      throw error
    }
  }

  /// Returns the next appointment with each person.
  public func appointments() throws(PeopleFailure) -> [ID<Person>: Appointment] {
    try people.queries.allAppointments()
  }

  /// Returns the dates of each person who has any, besides birthdays.
  public func allDates() throws(PeopleFailure) -> [ID<Person>: [PersonDate]] {
    try people.queries.allDates()
  }

  /// Returns the dates of people, besides birthdays, that are told on this day.
  public func dueDates() throws(PeopleFailure) -> [DateOccasion] { try dates?.due() ?? [] }

  /// Returns the dates of people, besides birthdays, of this day.
  public func datesOfDay() throws(PeopleFailure) -> [DateOccasion] {
    try dates?.occasions(in: day...day) ?? []
  }

  /// Returns the loans that have been open for 30, 60, 90 … days.
  public func loans() throws(PeopleFailure) -> [PersonGift] { try gifts?.loansToTell() ?? [] }

  public var now: Now { sayings.queries.now }

  public var day: Day { people.queries.today }

  /// Visits the plants due for watering, most urgent first, until the visitor returns false.
  public func duePlants(atMost limit: Int? = nil, _ visitor: (Plant) -> Bool)
    throws(PeopleFailure)
  {
    try people.queries(PeopleQuery(dueBy: day, limit: limit), visitor)
  }

  /// Returns the contacts that were started but not yet recorded, oldest first; all of them if `limit` is nil.
  public func begun(atMost limit: Int? = nil) throws(PeopleFailure) -> [UnnotedContact] {
    try people.reviews.waiting(atMost: limit).map {
      UnnotedContact(people.queries(at: $0.person), $0.pending)
    }
  }

  /// Returns the birthdays of today and the coming week, nearest first. Birthdays of address book contacts are included
  /// if the settings say so.
  public func birthdays(atMost limit: Int = .max) throws(PeopleFailure) -> [ComingBirthday] {
    var birthdays = try people.queries.birthdays(atMost: limit)
    do throws(StorageFailure) {
      if try moods.preferences.includesBirthdaysOfContacts() {
        birthdays += try contacts.birthdays(from: day, atMost: limit)
      }
    } catch { throw .storage(error) }
    // Sorting by index as well keeps the sort stable.
    let order = birthdays.indices.sorted {
      (birthdays[$0].daysLeft, $0) < (birthdays[$1].daysLeft, $1)
    }
    let namesMilestones = try dates?.customs().hasMilestones ?? true
    return order.prefix(limit).map {
      var birthday = birthdays[$0]
      birthday.namesMilestone = namesMilestones
      return birthday
    }
  }
}
