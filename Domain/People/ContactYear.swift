/// How often contact was recorded on each day of a year (time series).
public struct ContactYear: Equatable, Sendable {
  /// The year up to a day.
  public let days: ClosedRange<Day>
  /// The contacts of the days that had any.
  public let counts: [Day: Int]

  /// The days of a year.
  public static let length = 365

  /// Puts a year together that ends on a day.
  public init(ending last: Day, counts: [Day: Int]) {
    days = last - (Self.length - 1)...last
    self.counts = counts
  }

  /// The contacts of a day.
  public func contacts(on day: Day) -> Int { counts[day] ?? 0 }

  /// All contacts of the year.
  public var total: Int { counts.reduce(0) { $0 + (days.contains($1.key) ? $1.value : 0) } }
}

extension ReviewQueries {
  /// How often contact was recorded in the year up to today, with everybody who is here.
  public func year() throws(PeopleError) -> ContactYear {
    let today = look.today
    let year = ContactYear(ending: today, counts: [:])
    return ContactYear(ending: today, counts: try reviews.counts(within: year.days))
  }
}
