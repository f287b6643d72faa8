/// What publishing reads: the records of all parts, and the formats in which they are written.
public struct PublishSources: Sendable {
  public var people: any PeopleRepository
  public var dates: any PersonDatesRepository
  public var contacts: any AddressBookRepository
  public var schedule: any ScheduleRepository
  public var events: any EventExchangeRepository
  public var reading: any ReadingRepository
  public var moods: any MoodsRepository
  public var archive: any ArchiveRepository
  public var cards: CardFormat
  public var calendarFormat: CalendarFormat
  public var calendar: LocalCalendar
  public var preferences: Preferences

  public init(
    people: any PeopleRepository, dates: any PersonDatesRepository,
    contacts: any AddressBookRepository,
    schedule: any ScheduleRepository, events: any EventExchangeRepository,
    reading: any ReadingRepository, moods: any MoodsRepository, archive: any ArchiveRepository,
    cards: CardFormat, calendarFormat: CalendarFormat, calendar: LocalCalendar,
    preferences: Preferences
  ) {
    (self.people, self.dates) = (people, dates)
    (self.contacts, self.schedule) = (contacts, schedule)
    (self.events, self.reading, self.moods) = (events, reading, moods)
    (self.archive, self.cards, self.calendarFormat) = (archive, cards, calendarFormat)
    (self.calendar, self.preferences) = (calendar, preferences)
  }
}
