/// A birthday or another date as an all-day calendar event, which repeats yearly or is a single event.
public struct BirthdayEvent: Hashable, Sendable {
  /// The UID in calendar files. It is the same in every export.
  public let uid: String
  /// The date of the first occurrence.
  public let day: Day
  public let comesAgain: Comes

  /// How a birthday event repeats.
  public enum Comes: Hashable, Sendable {
    /// The event repeats every year on the same date.
    case yearly
    /// The event repeats every year on the last day of February, for birthdays on 29 February.
    case onLastOfFebruary
    /// The event does not repeat. Calendar rules cannot express lunar birthdays, so each year has its own event.
    case once
  }
}

/// The file format in which birthdays are exported to calendars.
public struct BirthdayFormat: Sendable {
  /// Encodes birthdays with their titles and the time of writing.
  public var write: @Sendable ([(event: BirthdayEvent, title: String)], Now) -> [UInt8]

  public init(write: @escaping @Sendable ([(event: BirthdayEvent, title: String)], Now) -> [UInt8])
  {
    self.write = write
  }
}

/// Exports the birthdays of all persons and contacts, and the other dates of persons, as a calendar file.
public struct ExportBirthdays: Sendable {
  let people: any PeopleRepository
  let contacts: any AddressBookRepository
  let clock: WallClock
  let files: Files
  let format: BirthdayFormat
  let dates: (any PersonDatesRepository)?

  /// The number of years for which a lunar birthday is exported, because calendars cannot repeat a lunar date.
  public static let lunarYears = 10

  /// Returns the bytes of the file, and the number of birthdays and dates in the file. A contact that is also a plant
  /// counts once.
  public func callAsFunction(
    _ title: (Celebrant) -> String, date: (DatedPerson) -> String = { $0.person.calledName }
  ) throws(PeopleFailure)
    -> (file: [UInt8], count: Int)
  {
    let now = clock.now()
    var born: [Celebrant] = []
    try people.visit(PeopleQuery()) { person in
      if person.birthday != nil { born.append(.person(person)) }
      return true
    }
    do throws(StorageFailure) { born += try contacts.withBirthdays().map(Celebrant.contact) } catch
    {
      throw .storage(error)
    }
    let dated = try dates?.dates(of: nil) ?? []
    var events: [(event: BirthdayEvent, title: String)] = []
    for celebrant in born {
      events += Self.events(of: celebrant, on: now.day).map { ($0, title(celebrant)) }
    }
    for dated in dated { events += Self.events(of: dated, on: now.day).map { ($0, date(dated)) } }
    return (format.write(events, now), born.count + dated.count)
  }

  /// Writes a file atomically.
  public func write(_ file: [UInt8], to path: String) throws(FileFailure) {
    try files.write(path, file)
  }

  /// Returns the calendar events of one birthday: a repeating one, or one for each year if the birthday is lunar. Empty
  /// without a birthday.
  public static func events(of celebrant: Celebrant, on today: Day) -> [BirthdayEvent] {
    let uid =
      switch celebrant {
      case .person(let person): "haru-birthday-\(person.id.text)"
      case .contact(let card): "haru-birthday-contact-\(card.id.text)"
      }
    return celebrant.birthday.map { events(uid, $0, on: today) } ?? []
  }

  /// Returns the calendar events of one date.
  public static func events(of dated: DatedPerson, on today: Day) -> [BirthdayEvent] {
    events("haru-date-\(dated.date.id.text)", dated.date.date, on: today)
  }

  private static func events(_ uid: String, _ date: Birthday, on today: Day) -> [BirthdayEvent] {
    switch date {
    case .civil(let birthday):
      let year = birthday.year ?? today.parts.year
      guard let day = birthday.celebration(in: year) else { return [] }
      let isLeap = birthday.month == 2 && birthday.day == 29
      return [
        BirthdayEvent(uid: uid, day: day, comesAgain: isLeap ? .onLastOfFebruary : .yearly)
      ]
    case .lunar(let birthday):
      guard let first = LunarDay(today)?.year else { return [] }
      let kept = (first..<first + lunarYears + 1).compactMap { year in
        birthday.date.observed(inLunarYear: year).map { (year: year, day: $0.day) }
      }
      return kept.filter { $0.day >= today }.prefix(lunarYears).map {
        BirthdayEvent(uid: "\(uid)-\($0.year)", day: $0.day, comesAgain: .once)
      }
    }
  }
}
