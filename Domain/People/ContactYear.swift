/// The number of contacts on each day of a year (time series).
public struct ContactYear: Equatable, Sendable {
  /// The 365 days of the series, up to and including the last day.
  public let days: ClosedRange<Day>
  /// Contacts by day. Days without contacts are left out.
  public let counts: [Day: Int]

  /// The number of days in the series.
  public static let length = 365

  /// Creates the series that ends on a day.
  public init(ending last: Day, counts: [Day: Int]) {
    days = last - (Self.length - 1)...last
    self.counts = counts
  }

  public func contacts(on day: Day) -> Int { counts[day] ?? 0 }

  /// The number of contacts within `days`. Counts of other days are ignored.
  public var total: Int { counts.reduce(0) { $0 + (days.contains($1.key) ? $1.value : 0) } }
}

extension ReviewQueries {
  /// Counts the contacts with all current persons in the year up to today.
  public func year() throws(PeopleFailure) -> ContactYear {
    let today = queries.today
    let year = ContactYear(ending: today, counts: [:])
    return ContactYear(ending: today, counts: try reviews.counts(within: year.days))
  }
}
