/// Today: what this day asks for, gathered from all parts.
public final class Today: Sendable {
  let people: People
  let contacts: AddressBookQueries
  let sayings: Sayings
  let moods: Moods
  let schedule: Schedule
  let reading: Reading
  let past: YearQueries
  let together: Together

  /// Gathers from the parts.
  public init(
    people: People, contacts: AddressBookQueries, sayings: Sayings, moods: Moods,
    schedule: Schedule, reading: Reading, past: YearQueries, together: Together
  ) {
    self.people = people
    self.contacts = contacts
    self.sayings = sayings
    self.moods = moods
    self.schedule = schedule
    self.reading = reading
    self.past = past
    self.together = together
  }

  /// The page of the day. Each part is asked for no more than a page could ever show, and one that
  /// fails is named on it.
  public func page() -> TodayPage {
    var page = TodayPage(day)
    do throws(PeopleError) {
      var plants: [Plant] = []
      try duePlants(atMost: TodayPage.reach) {
        plants.append($0)
        return true
      }
      page.begun = try begun(atMost: TodayPage.reach)
      page.birthdays = try birthdays(atMost: TodayPage.reach)
      page.plants = plants
      if plants.isEmpty, try isEmptyOfPeople() { page.untouched.insert(.people) }
    } catch { page.failures.append(.people(error)) }
    do throws(ScheduleError) {
      let agenda = try agenda()
      page.agenda = agenda
      if agenda.events.isEmpty, try schedule.look.isEmpty() { page.untouched.insert(.schedule) }
    } catch { page.failures.append(.schedule(error)) }
    do throws(ReadingError) {
      page.books = try reading.books.dueFirst(atMost: TodayPage.reach)
      page.books += try reading.books.recent(atMost: TodayPage.reach - page.books.count)
      if page.books.isEmpty, try isEmptyOfBooks() { page.untouched.insert(.books) }
    } catch { page.failures.append(.reading(error)) }
    do throws(SayingsError) {
      page.saying = try saying()
      if page.saying == nil { page.untouched.insert(.sayings) }
    } catch { page.failures.append(.sayings(error)) }
    do throws(MoodsError) {
      let canvas = try canvas()
      page.canvas = canvas
      if canvas.hasGuide { page.untouched.insert(.moods) }
    } catch { page.failures.append(.moods(error)) }
    do throws(StorageFailure) { page.past = try onThisDay() } catch {
      page.failures.append(.past(error))
    }
    do throws(StorageFailure) { page.meetings = try meetings() } catch {
      page.failures.append(.people(.storage(error)))
    }
    return page
  }

  /// What happened on this day of another year, or a month ago.
  public func onThisDay() throws(StorageFailure) -> OnThisDay? { try past.onThisDay() }

  /// The plans with dear people that are over, of which nobody said whether they met.
  public func meetings() throws(StorageFailure) -> [Meeting] { try together.meetings() }

  /// Whether a part has nothing at all; one record is enough to know.
  private func isEmptyOfPeople() throws(PeopleError) -> Bool {
    var isEmpty = true
    try people.look(PeopleQuery(limit: 1)) { _ in
      isEmpty = false
      return false
    }
    return isEmpty
  }

  private func isEmptyOfBooks() throws(ReadingError) -> Bool {
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

  /// Visits the books of today until the visitor returns false: those with a target, the earliest
  /// first, then those without one that were read lately.
  public func books(_ visitor: (BookStanding) -> Bool) throws(ReadingError) {
    var goesOn = true
    try reading.books.visitDue {
      goesOn = visitor($0)
      return goesOn
    }
    guard goesOn else { return }
    for book in try reading.books.recent(atMost: TodayPage.reach) where !visitor(book) { return }
  }

  /// All that touches today.
  public func agenda() throws(ScheduleError) -> DayAgenda { try schedule.look.day(day) }

  /// The picture of today, whatever pictures are put together from elsewhere.
  public func canvas() throws(MoodsError) -> Canvas { try moods.look.canvas(day, .daily) }

  /// The saying of the day; nothing where there are no sayings.
  public func saying() throws(SayingsError) -> Saying? {
    do throws(SayingsError) { return try sayings.look.ofToday() } catch {
      if error == .none { return nil }
      throw error
    }
  }

  /// When everybody is seen next.
  public func appointments() throws(PeopleError) -> [ID<Person>: Appointment] {
    try people.look.allAppointments()
  }

  /// The moment it is.
  public var now: Now { sayings.look.now }

  /// The day it is.
  public var day: Day { people.look.today }

  /// The plants that wait for water, most urgent first, until the visitor returns false.
  public func duePlants(atMost limit: Int? = nil, _ visitor: (Plant) -> Bool)
    throws(PeopleError)
  {
    try people.look(PeopleQuery(dueBy: day, limit: limit), visitor)
  }

  /// What was begun with whom and not noted yet, the oldest first; at most so many, or all.
  public func begun(atMost limit: Int? = nil) throws(PeopleError) -> [UnnotedContact] {
    try people.reviews.waiting(atMost: limit).map {
      UnnotedContact(people.look(at: $0.person), $0.pending)
    }
  }

  /// The birthdays of today and of the week to come, the nearest first, with those of contacts where the
  /// settings say so.
  public func birthdays(atMost limit: Int = .max) throws(PeopleError) -> [ComingBirthday] {
    var birthdays = try people.look.birthdays(atMost: limit)
    do throws(StorageFailure) {
      if try moods.preferences.tellsBirthdaysOfContacts() {
        birthdays += try contacts.birthdays(from: day, atMost: limit)
      }
    } catch { throw .storage(error) }
    // The order of those of one day stays.
    let order = birthdays.indices.sorted {
      (birthdays[$0].daysLeft, $0) < (birthdays[$1].daysLeft, $1)
    }
    return order.prefix(limit).map { birthdays[$0] }
  }
}
