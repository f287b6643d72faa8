/// Whose birthday it is: a dear person's, or one of a contact that is no plant.
public enum Celebrant: Hashable, Sendable {
  case person(Person)
  case contact(AddressCard)

  /// What they are called.
  public var calledName: String {
    switch self {
    case .person(let person): person.calledName
    case .contact(let card): card.nickname?.text ?? card.name.text
    }
  }

  /// The day of birth.
  public var birthday: Birthday? {
    switch self {
    case .person(let person): person.birthday
    case .contact(let card): card.birthday
    }
  }
}

/// Somebody's birthday, on the day it is kept next.
public struct ComingBirthday: Hashable, Sendable {
  /// Whose it is.
  public let celebrant: Celebrant
  /// The day it is kept.
  public let day: Day
  /// How many days it still is; 0 on the day itself.
  public let daysLeft: Int

  /// Names the day a birthday is kept, as seen from another one.
  public init(of celebrant: Celebrant, on day: Day, seenFrom today: Day) {
    self.celebrant = celebrant
    self.day = day
    daysLeft = day - today
  }

  /// How old somebody is then; nothing where the year is not known, or has not come.
  public var age: Int? { celebrant.birthday?.age(keptOn: day) }
}

/// The days ahead of which birthdays are told, each with the birthdays that are kept on it.
public struct BirthdaysAhead: Sendable {
  /// How many days ahead a birthday is told of.
  public static let days = 7

  private let today: Day
  private let kept: [(birthday: Birthday, day: Day)]

  /// Looks so many days ahead.
  public init(of today: Day, within days: Int = days) {
    self.today = today
    let ahead = min(max(0, days), Day.range.upperBound - today)
    kept = (0...ahead).flatMap { ahead in
      Birthday.kept(on: today + ahead).map { (birthday: $0, day: today + ahead) }
    }
  }

  /// The birthdays to look for.
  public var birthdays: [Birthday] { kept.map(\.birthday) }

  /// When somebody's is; nil if it is none of them.
  public func coming(_ celebrant: Celebrant) -> ComingBirthday? {
    let birthday = celebrant.birthday?.yearless
    return kept.first { $0.birthday == birthday }
      .map { ComingBirthday(of: celebrant, on: $0.day, seenFrom: today) }
  }
}

extension PlantQueries {
  /// The birthdays of today and of the days that follow, the nearest first, at most so many.
  public func birthdays(atMost limit: Int) throws(PeopleError) -> [ComingBirthday] {
    let ahead = BirthdaysAhead(of: today)
    return try people.born(on: ahead.birthdays, atMost: limit)
      .compactMap { ahead.coming(.person($0)) }
  }
}

extension AddressBookQueries {
  /// The birthdays of contacts that are no plants, the nearest first, at most so many.
  public func birthdays(from today: Day, atMost limit: Int) throws(StorageFailure)
    -> [ComingBirthday]
  {
    let ahead = BirthdaysAhead(of: today)
    return try contacts.born(on: ahead.birthdays, atMost: limit)
      .compactMap { ahead.coming(.contact($0)) }
  }
}
