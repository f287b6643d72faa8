/// A date of a person, such as a wedding anniversary. The birthday has this form too, but is stored with the person.
public struct PersonDate: Hashable, Sendable {
  public let id: ID<PersonDate>
  public let person: ID<Person>
  public var label: DateLabel
  /// The day, solar or lunar, with or without a year.
  public var date: Birthday
  /// How long before the day the user is told of it, in seconds, the earliest first.
  public var reminders: [Int]

  public init(
    id: ID<PersonDate>, person: ID<Person>, label: DateLabel, date: Birthday, reminders: [Int] = []
  ) {
    (self.id, self.person, self.label, self.date) = (id, person, label, date)
    self.reminders = reminders
  }

  /// Creates the date that is the birthday of a person; nil if the birthday is unknown.
  public init?(birthdayOf person: Person) {
    guard let birthday = person.birthday else { return nil }
    self.init(
      id: ID(person.id.text), person: person.id, label: DateLabel(.birthday), date: birthday)
  }

  /// The day itself; nil without a year.
  public var first: Day? {
    switch date {
    case .civil(let civil):
      civil.year.flatMap { Day(year: $0, month: civil.month, day: civil.day) }
    case .lunar(let lunar): lunar.born
    }
  }

  /// Returns the next day of the year on which the date is observed, from a day on; nil beyond the calendar.
  public func next(onOrAfter day: Day) -> Day? {
    // A wedding that is planned for next year has no anniversary this year.
    date.next(onOrAfter: max(day, first ?? day))
  }

  /// Returns the years between the day itself and a day on which the date is observed. Nil without a year, and on the
  /// day itself. A lunar date counts lunar years.
  public func years(on day: Day) -> Int? {
    let years: Int? =
      switch date {
      case .civil(let civil): civil.year.map { day.parts.year - $0 }
      case .lunar(let lunar):
        lunar.year.flatMap { year in LunarDay(day).map { $0.year - year } }
      }
    return years.flatMap { $0 > 0 ? $0 : nil }
  }

  /// Returns what a day on which the date is observed is of it.
  func count(on day: Day) -> DateCount {
    .yearly(
      years: years(on: day), age: label.kind == .birthday ? date.age(keptOn: day) : nil)
  }

  /// The maximum number of reminders, and the maximum seconds from a reminder to the date.
  public static let (mostReminders, longestReminder) = (10, 366 * 86_400)

  /// The greatest number of days from a reminder to the date.
  public var daysAhead: Int { reminders.map { ($0 + 86_399) / 86_400 }.max() ?? 0 }
}

extension DateLabel {
  /// Reads a typed label. A name in any language gives the known label.
  public init(reading typed: String) throws(PersonRefusal) {
    let line: SingleLineText
    do throws(TextRefusal) { line = try SingleLineText(typed, limit: Self.limit) } catch {
      switch error {
      case .empty: throw .emptyLabel
      case .tooLong(let limit): throw .labelTooLong(limit: limit)
      case .controlCharacter: throw .controlCharacter(.label)
      }
    }
    if let kind = Self.known(line.text) { self.init(kind) } else { self.init(line) }
  }
}
