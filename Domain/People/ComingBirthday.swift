/// Somebody's birthday, on the day it is kept next.
public struct ComingBirthday: Hashable, Sendable {
  /// Whose it is.
  public let person: Person
  /// The day it is kept.
  public let day: Day
  /// How many days it still is; 0 on the day itself.
  public let daysLeft: Int

  /// Names the day a birthday is kept, as seen from another one.
  public init(of person: Person, on day: Day, seenFrom today: Day) {
    self.person = person
    self.day = day
    daysLeft = day - today
  }

  /// How old somebody is then; nothing where the year is not known, or has not come.
  public var age: Int? {
    guard let year = person.birthday?.year, day.parts.year > year else { return nil }
    return day.parts.year - year
  }
}

extension Birthday {
  /// The birthdays that are kept on a day, without years. Whoever was born on 29 February keeps it
  /// on the last day of the month where a year has no such day, and is never left out.
  public static func kept(on day: Day) -> [Birthday] {
    let (year, month, number) = day.parts
    let own = Birthday(year: nil, month: month, day: number)
    let isLast = month == 2 && number == 28 && !Day.isLeap(year)
    let leap = isLast ? Birthday(year: nil, month: 2, day: 29) : nil
    return [own, leap].compactMap(\.self)
  }
}

extension LookAtPlants {
  /// How many days ahead a birthday is told of.
  public static let birthdayDays = 7

  /// The birthdays of today and of the days that follow, the nearest first, at most so many.
  public func birthdays(within days: Int = birthdayDays, atMost limit: Int)
    throws(PeopleError) -> [ComingBirthday]
  {
    let today = today
    var found: [ComingBirthday] = []
    for ahead in 0...max(0, days) {
      let day = today + ahead
      let room = limit - found.count
      if room < 1 { break }
      let born = try people.born(on: Birthday.kept(on: day), atMost: room)
      found += born.map { ComingBirthday(of: $0, on: day, seenFrom: today) }
    }
    return found
  }
}
