/// An event on the same date of an earlier year, or of the last month.
public struct OnThisDay: Equatable, Sendable {
  public let day: Day
  public let matter: Matter

  /// The kinds of past events, with their records.
  public enum Matter: Equatable, Sendable {
    case finished(Book)
    case felt(MoodRecord, MoodTheme)
    /// A quote that was added to a book.
    case copied(YearOfReading.Copied, ID<Book>)
    /// A person who was watered: the user was in touch with the person.
    case watered(Person)
  }

  public init(_ day: Day, _ matter: Matter) {
    self.day = day
    self.matter = matter
  }

  /// How long ago the event happened.
  public enum Distance: Equatable, Sendable {
    case years(Int)
    case month
  }

  /// The maximum number of years to look back.
  public static let reach = 10

  /// Returns how long ago the event happened, as of `today`: in years if it was on the same date of an earlier year,
  /// otherwise a month.
  public func distance(from today: Day) -> Distance {
    let years = today.parts.year - day.parts.year
    let isSameDate = today.parts.month == day.parts.month && today.parts.day == day.parts.day
    return isSameDate && years > 0 ? .years(years) : .month
  }

  /// Returns the dates to look up: the same date of earlier years, latest first, then the same day of the last month.
  /// Dates that do not exist, as for 29 February, are left out.
  public static func days(before today: Day) -> [Day] {
    let (year, month, day) = today.parts
    let years = (1...reach).compactMap { Day(year: year - $0, month: month, day: day) }
    let last = today.firstOfMonth - 1
    let lastMonth = Day(year: last.parts.year, month: last.parts.month, day: day)
    return years + [lastMonth].compactMap(\.self)
  }

  /// Returns the event whose day comes first in `days`, and among events of that day the one of the rarest kind. Nil if
  /// `found` is empty.
  static func choice(of found: [OnThisDay], on days: [Day]) -> OnThisDay? {
    found.min { one, other in
      (days.firstIndex(of: one.day) ?? .max, one.commonness)
        < (days.firstIndex(of: other.day) ?? .max, other.commonness)
    }
  }

  private var commonness: Int {
    switch matter {
    case .finished: 0
    case .felt(let record, _): record.text == nil ? 4 : 1
    case .copied: 2
    case .watered: 3
    }
  }

  /// The book, person or other item that the event concerns.
  public var item: ItemName {
    switch matter {
    case .finished(let book): ItemName(.books, book.id.text)
    case .felt(let record, _): ItemName(.moods, record.id.text)
    case .copied(_, let book): ItemName(.books, book.text)
    case .watered(let person): ItemName(.people, person.id.text)
    }
  }
}

extension YearQueries {
  /// Returns the event to show for today's date; nil if the setting is off or no event was found.
  public func onThisDay() throws(StorageFailure) -> OnThisDay? {
    guard try preferences.value(of: .todayOnThisDay) == "on" else { return nil }
    let days = OnThisDay.days(before: now.day)
    return OnThisDay.choice(of: try years.moments(on: days), on: days)
  }
}
