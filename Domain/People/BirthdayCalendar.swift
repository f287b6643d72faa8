/// A birthday as a calendar has it: a whole day that comes again each year, or once.
public struct BirthdayEvent: Hashable, Sendable {
  /// What calendars know it by; the same each time it goes out.
  public let uid: String
  /// Whose it is.
  public let celebrant: Celebrant
  /// The first day it is kept.
  public let day: Day
  /// How it comes again.
  public let comesAgain: Comes

  /// How a birthday comes again.
  public enum Comes: Hashable, Sendable {
    /// On the same day each year.
    case yearly
    /// On the last day of February: that of 29 February, also where a year has none.
    case onLastOfFebruary
    /// Not by any rule that calendars know; each year has an event of its own.
    case once
  }
}

/// The form birthdays have in calendar files.
public struct BirthdayFormat: Sendable {
  /// Writes a file of birthdays, each called by its title, with the moment it was written.
  public var write: @Sendable ([(event: BirthdayEvent, title: String)], Now) -> [UInt8]

  /// Describes a form.
  public init(write: @escaping @Sendable ([(event: BirthdayEvent, title: String)], Now) -> [UInt8])
  {
    self.write = write
  }
}

/// Gives the birthdays of all people and contacts out as a calendar file.
public struct ExportBirthdays: Sendable {
  let people: any PeopleRepository
  let contacts: any AddressBookRepository
  let clock: WallClock
  let files: Files
  let format: BirthdayFormat

  /// So many years of a lunar birthday go out, for no calendar knows its rule.
  public static let lunarYears = 10

  /// The file, and how many birthdays it has. A contact that is a plant has one.
  public func callAsFunction(_ title: (Celebrant) -> String) throws(PeopleError)
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
    let events = born.flatMap { Self.events(of: $0, on: now.day) }
    return (format.write(events.map { ($0, title($0.celebrant)) }, now), born.count)
  }

  /// Writes a file, whole or not at all.
  public func write(_ file: [UInt8], to path: String) throws(FileFailure) {
    try files.write(path, file)
  }

  /// What calendars are told of one birthday.
  public static func events(of celebrant: Celebrant, on today: Day) -> [BirthdayEvent] {
    let uid =
      switch celebrant {
      case .person(let person): "haru-birthday-\(person.id.text)"
      case .contact(let card): "haru-birthday-contact-\(card.id.text)"
      }
    switch celebrant.birthday {
    case nil: return []
    case .civil(let birthday):
      let year = birthday.year ?? today.parts.year
      guard let day = birthday.kept(in: year) else { return [] }
      let isLeap = birthday.month == 2 && birthday.day == 29
      return [
        BirthdayEvent(
          uid: uid, celebrant: celebrant, day: day, comesAgain: isLeap ? .onLastOfFebruary : .yearly
        )
      ]
    case .lunar(let birthday):
      guard let first = LunarDay(today)?.year else { return [] }
      let kept = (first..<first + lunarYears + 1).compactMap { year in
        birthday.date.kept(inLunarYear: year).map { (year: year, day: $0.day) }
      }
      return kept.filter { $0.day >= today }.prefix(lunarYears).map {
        BirthdayEvent(
          uid: "\(uid)-\($0.year)", celebrant: celebrant, day: $0.day, comesAgain: .once)
      }
    }
  }
}
