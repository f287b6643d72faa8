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
  public var age: Int? { person.birthday?.age(keptOn: day) }
}

extension LookAtPlants {
  /// How many days ahead a birthday is told of.
  public static let birthdayDays = 7

  /// The birthdays of today and of the days that follow, the nearest first, at most so many.
  public func birthdays(within days: Int = birthdayDays, atMost limit: Int)
    throws(PeopleError) -> [ComingBirthday]
  {
    let today = today
    let ahead = min(max(0, days), Day.range.upperBound - today)
    let kept = (0...ahead).flatMap { ahead in
      Birthday.kept(on: today + ahead).map { (birthday: $0, day: today + ahead) }
    }
    let born = try people.born(on: kept.map(\.birthday), atMost: limit)
    return born.compactMap { person in
      let birthday = person.birthday?.yearless
      return kept.first { $0.birthday == birthday }
        .map { ComingBirthday(of: person, on: $0.day, seenFrom: today) }
    }
  }
}
