/// A day on which a date of a person is observed or counted.
public struct DateOccasion: Hashable, Sendable {
  public let person: Person
  public let date: PersonDate
  public let day: Day
  public let count: DateCount

  public init(_ dated: DatedPerson, _ day: Day, _ count: DateCount) {
    (person, date) = (dated.person, dated.date)
    (self.day, self.count) = (day, count)
  }

  /// Whether the day is a number of days instead of the day of the year.
  public var isCountedInDays: Bool { if case .yearly = count { false } else { true } }

  /// The day for a calendar.
  public var inCalendar: CalendarOccasion {
    CalendarOccasion(person.calledName, date.label, count)
  }
}

/// How dates are counted, by the user's settings.
public struct DateCustoms: Equatable, Sendable {
  /// Whether the day itself counts as the first day, as in Korea.
  public var countsFirstDay: Bool
  /// Whether numbers of days and round ages are told.
  public var hasMilestones: Bool
  /// How long before each date the user is told of it, in seconds.
  public var ahead: [Int]

  public init(countsFirstDay: Bool = false, hasMilestones: Bool = true, ahead: [Int] = []) {
    self.countsFirstDay = countsFirstDay
    self.hasMilestones = hasMilestones
    self.ahead = ahead
  }

  /// The numbers of days that are told of a date on which two people met.
  static let milestones = [100, 200, 300, 500] + (1...10).map { $0 * 1000 }

  /// Returns the days of a date within a range, in order.
  public func occasions(of dated: DatedPerson, in span: ClosedRange<Day>) -> [DateOccasion] {
    let date = dated.date
    var found: [DateOccasion] = []
    var day = span.lowerBound
    while let next = date.next(onOrAfter: day), next <= span.upperBound {
      found.append(DateOccasion(dated, next, date.count(on: next)))
      if next == span.upperBound { break }
      day = next + 1
    }
    for (distance, count) in counted(date) {
      guard let first = date.first, Day.range.upperBound - first >= distance else { continue }
      if span.contains(first + distance) {
        found.append(DateOccasion(dated, first + distance, count))
      }
    }
    return found.sorted { $0.day < $1.day }
  }

  /// The days after the day itself that are counted, with what each of them is.
  private func counted(_ date: PersonDate) -> [(Int, DateCount)] {
    guard hasMilestones else { return [] }
    return switch date.label.kind {
    case .birthday: [(99, .hundredDays)]
    case .death: [(48, .fortyNinthDay)]
    case .together, .firstMet:
      Self.milestones.map { ($0 - (countsFirstDay ? 1 : 0), .days($0)) }
    case .wedding, .nameDay, .other, .milestone: []
    }
  }
}
