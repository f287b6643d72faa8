import Domain

/// Sums the number and the duration of the events of each day. The events must be added sorted by start, and
/// overlapping time counts once.
struct DayLoads {
  private let first: Day
  /// The instants at which the days start, followed by the end of the last day.
  private let midnights: [Int]
  private let calendar: LocalCalendar
  private var counts: [Int]
  private var seconds: [Int]
  private var weights: [Double]
  /// The instant up to which occupied time has been counted.
  private var counted = Int.min

  /// The part with which a daily or weekly event counts for shades, because it makes no day special.
  static let routine = 0.25

  init(_ days: ClosedRange<Day>, _ calendar: LocalCalendar) {
    first = days.lowerBound
    self.calendar = calendar
    let count = days.upperBound - days.lowerBound + 1
    midnights = (0...count).map {
      calendar.moment(days.lowerBound + $0, TimeOfDay(seconds: 0)).instant
    }
    counts = Array(repeating: 0, count: count)
    seconds = counts
    weights = Array(repeating: 0, count: count)
  }

  mutating func add(_ event: Event) {
    let last = event.isAllDay ? event.lastDay : calendar.local(event.end.instant - 1).day
    let start = max(0, event.start.day - first)
    let end = min(counts.count - 1, last - first)
    guard start <= end else { return }
    let isNew = event.takesTime && event.end.instant > counted
    let part = event.isRoutine ? Self.routine : 1
    for index in start...end {
      counts[index] += 1
      guard isNew else { continue }
      let begin = max(event.start.instant, counted, midnights[index])
      let length = max(0, min(event.end.instant, midnights[index + 1]) - begin)
      seconds[index] += length
      weights[index] += Double(length) * part
    }
    if isNew { counted = event.end.instant }
  }

  /// The loads of the days with events, oldest first.
  var loads: [ScheduleYear.Load] {
    counts.indices.filter { counts[$0] > 0 }.map {
      ScheduleYear.Load(day: first + $0, count: counts[$0], seconds: seconds[$0])
    }
  }

  /// The occupied seconds of the days with events, in which routine counts only in part.
  var weighed: [Day: Int] {
    var weighed: [Day: Int] = [:]
    for index in counts.indices where counts[index] > 0 {
      weighed[first + index] = Int(weights[index])
    }
    return weighed
  }
}

extension Event {
  /// Whether the event is an occurrence of a series that recurs every day or every week.
  var isRoutine: Bool {
    guard occurrence != nil, let rule = rule?.text else { return false }
    return rule.contains("FREQ=WEEKLY") || rule.contains("FREQ=DAILY")
  }
}

extension ScheduleQueries {
  /// Visits the events of a range of days once, for their loads and for the events of several days.
  func loads(_ days: ClosedRange<Day>) throws(ScheduleFailure) -> (DayLoads, trips: [Event]) {
    var loads = DayLoads(days, calendar)
    var trips: [Event] = []
    try self(days) { scheduled in
      loads.add(scheduled.event)
      if !scheduled.event.takesTime, scheduled.event.isOfSeveralDays {
        trips.append(scheduled.event)
      }
      return true
    }
    return (loads, trips)
  }

  /// Returns the loads of a month and of the next one.
  func month(of day: Day) throws(ScheduleFailure) -> MonthLoad {
    let first = day.firstOfMonth
    let days = first...(first.lastOfMonth + 1).lastOfMonth
    let (loads, trips) = try loads(days)
    return MonthLoad(loads.loads, trips: trips.map { ($0.title.text, $0.start.day...$0.lastDay) })
  }

  /// Returns the loads of a year, and the shades of its days without what recurs every week.
  func weighedYear(_ year: Int) throws(ScheduleFailure) -> (ScheduleYear, [Day: Int]) {
    let loads = try loads(Day.days(ofYear: year)).0
    return (ScheduleYear(year: year, loads: loads.loads), loads.weighed)
  }
}

extension Day {
  var lastOfMonth: Day {
    firstOfMonth + (Day.length(ofMonth: parts.month, in: parts.year) - 1)
  }
}
