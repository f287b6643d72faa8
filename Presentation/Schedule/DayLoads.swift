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
  /// For each day, whether it has timed events that do not recur daily or weekly.
  private var isSpecial: [Bool]
  /// For each day, whether all its events recur daily or weekly.
  private var isRoutine: [Bool]
  /// The instant up to which occupied time has been counted.
  private var counted = Int.min

  /// The fraction of its length that a daily or weekly event adds to the weight of a day.
  static let routine = 0.25

  init(_ days: ClosedRange<Day>, _ calendar: LocalCalendar) {
    first = days.lowerBound
    self.calendar = calendar
    let count = days.upperBound - days.lowerBound + 1
    let starts = (0..<count).map {
      calendar.moment(days.lowerBound + $0, TimeOfDay(seconds: 0)).instant
    }
    // No day follows the last day of the calendar.
    let end =
      days.upperBound < Day.range.upperBound
      ? calendar.moment(days.upperBound + 1, TimeOfDay(seconds: 0)).instant
      : (starts.last ?? 0) + 86_400
    midnights = starts + [end]
    counts = Array(repeating: 0, count: count)
    seconds = counts
    weights = Array(repeating: 0, count: count)
    isSpecial = Array(repeating: false, count: count)
    isRoutine = Array(repeating: true, count: count)
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
      if part == 1 { isRoutine[index] = false }
      guard isNew else { continue }
      let begin = max(event.start.instant, counted, midnights[index])
      let length = max(0, min(event.end.instant, midnights[index + 1]) - begin)
      seconds[index] += length
      weights[index] += Double(length) * part
      if part == 1, length > 0 { isSpecial[index] = true }
    }
    if isNew { counted = event.end.instant }
  }

  /// The loads of the days with events, oldest first.
  var loads: [ScheduleYear.Load] {
    counts.indices.filter { counts[$0] > 0 }.map {
      ScheduleYear.Load(day: first + $0, count: counts[$0], seconds: seconds[$0])
    }
  }

  /// The loads with weighted seconds, in which events that recur daily or weekly count only in part.
  var weighedLoads: [ScheduleYear.Load] {
    loads.map {
      ScheduleYear.Load(day: $0.day, count: $0.count, seconds: Int(weights[$0.day - first]))
    }
  }

  /// The days on which all events recur daily or weekly (routine events).
  var routine: Set<Day> {
    Set(counts.indices.lazy.filter { counts[$0] > 0 && isRoutine[$0] }.map { first + $0 })
  }

  var weighed: WeighedDays {
    var seconds: [Day: Int] = [:]
    for index in counts.indices where counts[index] > 0 {
      seconds[first + index] = Int(weights[index])
    }
    func days(_ special: Bool) -> [Int] {
      counts.indices.filter { counts[$0] > 0 && isSpecial[$0] == special }
        .map { Int(weights[$0]) }
    }
    return WeighedDays(seconds, special: days(true), routine: days(false))
  }
}

/// The days with events, weighted by the seconds that their events take. Events that recur daily or weekly (routine
/// events) count only in part.
package struct WeighedDays: Equatable, Sendable {
  private let seconds: [Day: Int]
  /// The upper limits of the first three shades.
  private let limits: [Int]

  static let empty = WeighedDays([:], special: [], routine: [])

  /// Computes the limits of the shades. `special` has the weighted seconds of the days with timed events that are not
  /// routine, and `routine` those of all other days. A day with only routine events never gets one of the two strongest
  /// shades.
  init(_ seconds: [Day: Int], special: [Int], routine: [Int]) {
    self.seconds = seconds
    let (special, routine) = (special.sorted(), routine.filter { $0 > 0 }.sorted())
    func part(_ values: [Int], _ quarter: Int) -> Int? {
      values.isEmpty ? nil : values[(quarter * values.count + 3) / 4 - 1]
    }
    let first = part(routine, 2) ?? part(special, 1) ?? 0
    let second = max(first, part(special, 2) ?? 0, routine.last ?? 0)
    limits = [first, second, max(second, part(special, 3) ?? 0)]
  }

  /// The weight of a day; nil if it has no events.
  subscript(day: Day) -> Int? { seconds[day] }

  /// Returns the shade of a day from 0 to 4. A day whose events take no time has the faintest shade.
  func shade(of day: Day) -> Int {
    seconds[day].map { seconds in 1 + limits.count { seconds > $0 } } ?? 0
  }
}

extension Event {
  /// Whether the event is an occurrence of a series with a daily or weekly rule, whatever the interval of the rule.
  var isRoutine: Bool {
    guard occurrence != nil, let rule = rule?.text else { return false }
    return rule.utf8.split(separator: UInt8(ascii: ";")).contains {
      $0.elementsEqual("FREQ=WEEKLY".utf8) || $0.elementsEqual("FREQ=DAILY".utf8)
    }
  }
}

extension ScheduleQueries {
  /// Returns the loads of a range of days and the all-day events that last several days. Reads each event only once.
  func loads(_ days: ClosedRange<Day>) throws(ScheduleFailure) -> (DayLoads, trips: [Event]) {
    var loads = DayLoads(days, calendar)
    var trips: [Event] = []
    try visit(days) { event in
      loads.add(event)
      if !event.takesTime, event.isOfSeveralDays { trips.append(event) }
      return true
    }
    return (loads, trips)
  }

  /// Returns the loads of a month.
  func month(of day: Day) throws(ScheduleFailure) -> MonthLoad {
    let first = day.firstOfMonth
    let (loads, trips) = try loads(first...first.lastOfMonth)
    return MonthLoad(
      loads.weighedLoads, trips: trips.map { ($0.title.text, $0.start.day...$0.lastDay) },
      routine: loads.routine)
  }

  /// Returns the loads of a year, and the weights of its days, in which routine events count only in part.
  func weighedYear(_ year: Int) throws(ScheduleFailure) -> (ScheduleYear, WeighedDays) {
    let loads = try loads(Day.days(ofYear: year)).0
    return (ScheduleYear(year: year, loads: loads.loads), loads.weighed)
  }
}

extension Day {
  var lastOfMonth: Day {
    firstOfMonth + (Day.length(ofMonth: parts.month, in: parts.year) - 1)
  }
}
