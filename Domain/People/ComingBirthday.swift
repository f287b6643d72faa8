/// A person, or a contact that is not a plant, whose birthday is celebrated.
public enum Celebrant: Hashable, Sendable {
  case person(Person)
  case contact(AddressCard)

  /// The display name.
  public var calledName: String {
    switch self {
    case .person(let person): person.calledName
    case .contact(let card): card.nickname?.text ?? card.name.text
    }
  }

  public var birthday: Birthday? {
    switch self {
    case .person(let person): person.birthday
    case .contact(let card): card.birthday
    }
  }
}

/// The next celebration of a birthday.
public struct ComingBirthday: Hashable, Sendable {
  public let celebrant: Celebrant
  public let day: Day
  /// The number of days until the celebration; 0 on the day itself.
  public let daysLeft: Int
  /// Whether a round birthday is named, which is a setting.
  var namesMilestone = true

  /// Creates the celebration, and calculates `daysLeft` from `today`.
  public init(of celebrant: Celebrant, on day: Day, seenFrom today: Day) {
    self.celebrant = celebrant
    self.day = day
    daysLeft = day - today
  }

  /// The age on the day of the celebration; nil if the birth year is unknown or not in the past.
  public var age: Int? { celebrant.birthday?.age(keptOn: day) }

  /// The celebration as a date of a person; nil for a contact, before the day itself, and if round birthdays are not
  /// named.
  public var milestone: DateOccasion? {
    guard namesMilestone, daysLeft == 0, case .person(let person) = celebrant,
      let date = PersonDate(birthdayOf: person)
    else { return nil }
    return DateOccasion(DatedPerson(person, date), day, date.count(on: day))
  }
}

/// The birthdays that are celebrated on each of the next days.
public struct BirthdaysAhead: Sendable {
  /// The default number of days to look ahead.
  public static let days = 7

  private let today: Day
  private let kept: [(birthday: Birthday, day: Day)]

  /// Lists the birthdays of today and the given number of days ahead, up to the end of the calendar.
  public init(of today: Day, within days: Int = days) {
    self.today = today
    let ahead = min(max(0, days), Day.range.upperBound - today)
    kept = (0...ahead).flatMap { ahead in
      Birthday.celebrated(on: today + ahead).map { (birthday: $0, day: today + ahead) }
    }
  }

  /// The birthdays to search for in the store, without years.
  public var birthdays: [Birthday] { kept.map(\.birthday) }

  /// Returns the next celebration of a birthday; nil if it is not on one of these days.
  public func coming(_ celebrant: Celebrant) -> ComingBirthday? {
    let birthday = celebrant.birthday?.yearless
    return kept.first { $0.birthday == birthday }
      .map { ComingBirthday(of: celebrant, on: $0.day, seenFrom: today) }
  }
}

extension PlantQueries {
  /// Returns the birthdays from today to `BirthdaysAhead.days` ahead, nearest first.
  public func birthdays(atMost limit: Int) throws(PeopleFailure) -> [ComingBirthday] {
    let ahead = BirthdaysAhead(of: today)
    return try people.born(on: ahead.birthdays, atMost: limit)
      .compactMap { ahead.coming(.person($0)) }
  }
}

extension AddressBookQueries {
  /// Returns the birthdays of contacts that are not plants, nearest first.
  public func birthdays(from today: Day, atMost limit: Int) throws(StorageFailure)
    -> [ComingBirthday]
  {
    let ahead = BirthdaysAhead(of: today)
    return try contacts.born(on: ahead.birthdays, atMost: limit)
      .compactMap { ahead.coming(.contact($0)) }
  }
}

/// Finds the birthdays and dates that calendars show: those of people, and birthdays of contacts if the settings include
/// them.
public struct CalendarBirthdays: Sendable {
  let people: any PeopleRepository
  let contacts: any AddressBookRepository
  let dates: PersonDates
  let preferences: Preferences
  /// The maximum number of days after the first that are searched.
  private static let longest = 366

  public init(
    people: any PeopleRepository, contacts: any AddressBookRepository, dates: PersonDates,
    preferences: Preferences
  ) {
    (self.people, self.contacts) = (people, contacts)
    (self.dates, self.preferences) = (dates, preferences)
  }

  /// Returns the birthdays and dates by day, with an empty list for each other day. Empty if the setting is off.
  public func callAsFunction(_ days: ClosedRange<Day>) throws(StorageFailure)
    -> [Day: [CalendarOccasion]]
  {
    guard try preferences.value(of: .calendarBirthdays) == "on" else { return [:] }
    let count = min(days.upperBound - days.lowerBound, Self.longest)
    let ahead = BirthdaysAhead(of: days.lowerBound, within: count)
    var (born, kept): ([Celebrant], [DateOccasion]) = ([], [])
    do throws(PeopleFailure) {
      kept = try dates.occasions(in: days.lowerBound...(days.lowerBound + count))
      born = try people.born(on: ahead.birthdays, atMost: .max).map(Celebrant.person)
    } catch { if case .storage(let failure) = error { throw failure } }
    if try preferences.includesBirthdaysOfContacts() {
      born += try contacts.born(on: ahead.birthdays, atMost: .max).map(Celebrant.contact)
    }
    var names: [Day: [CalendarOccasion]] = [:]
    for distance in 0...count { names[days.lowerBound + distance] = [] }
    for celebrant in born {
      if let day = ahead.coming(celebrant)?.day {
        names[day]?.append(.birthday(celebrant.calledName))
      }
    }
    for occasion in kept { names[occasion.day]?.append(occasion.inCalendar) }
    return names
  }
}
