import Domain
import PresentationKit
import TextUI

/// A year as a film: the loaded review of the year, looked up by day.
struct Film: Equatable, Sendable {
  let year: Int
  /// The days that can be played: the year up to today.
  let days: ClosedRange<Day>
  let squares: [Day: MoodYear.Square]
  /// The number of pages that were read on a day.
  let pages: [Day: Int]
  private let contacted: Set<Day>
  /// The counts of moods, contacts, pages, finished books and written sayings per day.
  private let counts: [[YearDay]]

  init(_ book: YearBook) {
    year = book.year
    days = book.days.lowerBound...max(book.days.lowerBound, min(book.days.upperBound, book.today))
    squares = Dictionary(book.moods.squares.map { ($0.day, $0) }) { first, _ in first }
    contacted = Set(book.people.days.map(\.day))
    pages = Dictionary(book.reading.days.map { ($0.day, $0.count) }, uniquingKeysWith: +)
    counts = [
      book.moods.squares.map { YearDay($0.day, $0.tally.tally.levels) }, book.people.days,
      book.reading.days, book.reading.finished.compactMap(\.completedOn).map { YearDay($0, 1) },
      book.sayings.writtenDays,
    ]
  }

  /// The number of days that play in a second.
  static let pace = 8
  /// The hues of `sums`.
  static let hues = [Hue.rose, .leaf, .violet, .violet, .ember]

  /// Returns the sums of the counts from the first day to `day`.
  func sums(upTo day: Day) -> [Int] { counts.map { $0.filter { $0.day <= day }.total } }

  /// Returns the marks of a day: whether somebody was contacted, and whether something was read.
  func marks(of day: Day) -> [Hue?] {
    [contacted.contains(day) ? .leaf : nil, pages[day] == nil ? nil : .violet]
  }

  /// Returns the average mood of a month up to `day` as that of one day, which has no level without moods.
  func average(ofMonth first: Day, upTo day: Day) -> MoodYear.Square {
    let tallies = Self.days(ofMonth: first).filter { $0 <= day }
      .compactMap { squares[$0]?.tally.tally }
    let sum = tallies.reduce(into: MoodTally()) { $0.add($1) }
    return MoodYear.Square(MoodDayTally(day: first, tally: sum), theme: .dawn)
  }

  /// Returns the first days of the months of a year.
  static func months(of year: Int) -> [Day] {
    (1...12).compactMap { Day(year: year, month: $0, day: 1) }
  }

  static func days(ofMonth first: Day) -> [Day] {
    (0..<Day.length(ofMonth: first.parts.month, in: first.parts.year)).map { first + $0 }
  }
}
