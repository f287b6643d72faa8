/// Something that happened on this day of another year, or of the last month.
public struct OnThisDay: Equatable, Sendable {
  /// The day it happened on.
  public let day: Day
  /// What happened.
  public let matter: Matter

  /// What may have happened.
  public enum Matter: Equatable, Sendable {
    /// A book was read to its end.
    case finished(Book)
    /// A feeling was written down.
    case felt(MoodRecord, MoodTheme)
    /// A sentence was copied from a book.
    case copied(YearOfReading.Copied, ID<Book>)
    /// Somebody was watered.
    case watered(Person)
  }

  /// Puts the two together.
  public init(_ day: Day, _ matter: Matter) {
    self.day = day
    self.matter = matter
  }

  /// How long ago that was.
  public enum Distance: Equatable, Sendable {
    case years(Int)
    case month
  }

  /// How many years are looked back.
  public static let reach = 10

  /// How long ago it was, seen from a day.
  public func distance(from today: Day) -> Distance {
    let years = today.parts.year - day.parts.year
    let isSameDate = today.parts.month == day.parts.month && today.parts.day == day.parts.day
    return isSameDate && years > 0 ? .years(years) : .month
  }

  /// The days that are looked back on: the same one of the last years, the nearest first, and then
  /// of the last month. 29 February has few of them.
  public static func days(before today: Day) -> [Day] {
    let (year, month, day) = today.parts
    let years = (1...reach).compactMap { Day(year: year - $0, month: month, day: day) }
    let last = today.firstOfMonth - 1
    let lastMonth = Day(year: last.parts.year, month: last.parts.month, day: day)
    return years + [lastMonth].compactMap(\.self)
  }

  /// The one that is told of several: the nearest year goes before the last month, and on one day
  /// what is rarer goes before what is common.
  static func told(of found: [OnThisDay], on days: [Day]) -> OnThisDay? {
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

  /// The record it is about.
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
  /// What happened on this day before; nothing where nobody wants to know it.
  public func onThisDay() throws(StorageFailure) -> OnThisDay? {
    guard try preferences.value(of: .todayOnThisDay) == "on" else { return nil }
    let days = OnThisDay.days(before: now.day)
    return OnThisDay.told(of: try years.moments(on: days), on: days)
  }
}
