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
  /// For each day, the seconds of the events that do not recur daily or weekly.
  private var extras: [Int]
  /// For each day, whether all its events recur daily or weekly.
  private var isRoutine: [Bool]
  /// The instant up to which occupied time has been counted, and the one for events that do not recur daily or weekly.
  private var (counted, countedExtra) = (Int.min, Int.min)

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
    extras = counts
    isRoutine = Array(repeating: true, count: count)
  }

  mutating func add(_ event: Event) {
    let last = event.isAllDay ? event.lastDay : calendar.local(event.end.instant - 1).day
    let start = max(0, event.start.day - first)
    let end = min(counts.count - 1, last - first)
    guard start <= end else { return }
    let isExtra = !event.isRoutine
    for index in start...end {
      counts[index] += 1
      if isExtra { isRoutine[index] = false }
      guard event.takesTime else { continue }
      func length(after counted: Int) -> Int {
        let begin = max(event.start.instant, counted, midnights[index])
        return max(0, min(event.end.instant, midnights[index + 1]) - begin)
      }
      seconds[index] += length(after: counted)
      if isExtra { extras[index] += length(after: countedExtra) }
    }
    guard event.takesTime else { return }
    counted = max(counted, event.end.instant)
    if isExtra { countedExtra = max(countedExtra, event.end.instant) }
  }

  /// The loads of the days with events, oldest first.
  var loads: [ScheduleYear.Load] {
    counts.indices.filter { counts[$0] > 0 }.map {
      ScheduleYear.Load(day: first + $0, count: counts[$0], seconds: seconds[$0])
    }
  }

  /// The loads with only the seconds of the events that do not recur daily or weekly.
  var extraLoads: [ScheduleYear.Load] {
    loads.map {
      ScheduleYear.Load(day: $0.day, count: $0.count, seconds: extras[$0.day - first])
    }
  }

  /// The days on which all events recur daily or weekly (routine events).
  var routine: Set<Day> {
    Set(counts.indices.lazy.filter { counts[$0] > 0 && isRoutine[$0] }.map { first + $0 })
  }
}

/// The days with events, shaded by the time of the events that do not recur daily or weekly.
package struct ShadedDays: Equatable, Sendable {
  private let shades: [Day: Int]
  /// The days on which an event of several days begins or continues that is not over that day.
  private let joined: Set<Day>

  static let empty = ShadedDays([], routine: [], trips: [])

  /// Computes the shades from 1 to 4. Days with only routine events have the first; all others have the other three, by
  /// thirds.
  init(_ extras: [ScheduleYear.Load], routine: Set<Day>, trips: [ClosedRange<Day>]) {
    let sorted = extras.lazy.map(\.seconds).filter { $0 > 0 }.sorted()
    let limits = sorted.isEmpty ? [] : [1, 2].map { sorted[($0 * sorted.count + 2) / 3 - 1] }
    let pairs = extras.map { load in
      (load.day, routine.contains(load.day) ? 1 : 2 + limits.count { load.seconds > $0 })
    }
    shades = Dictionary(pairs) { one, _ in one }
    joined = Set(
      trips.flatMap { trip in
        (0..<(trip.upperBound - trip.lowerBound)).map { trip.lowerBound + $0 }
      })
  }

  /// Returns the shade of a day; 0 if it has no events.
  func shade(of day: Day) -> Int { shades[day] ?? 0 }

  /// Returns whether an event of several days covers the day and the next one.
  func joinsNext(_ day: Day) -> Bool { joined.contains(day) }
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
      loads.extraLoads, trips: trips.map { ($0.title.text, $0.start.day...$0.lastDay) },
      routine: loads.routine)
  }

  /// Returns the loads of a year, and the shades of its days.
  func shadedYear(_ year: Int) throws(ScheduleFailure) -> (ScheduleYear, ShadedDays) {
    let days = Day.days(ofYear: year)
    let (loads, trips) = try loads(days)
    return (
      ScheduleYear(year: year, loads: loads.loads),
      ShadedDays(
        loads.extraLoads, routine: loads.routine,
        trips: trips.map { max($0.start.day, days.lowerBound)...min($0.lastDay, days.upperBound) })
    )
  }
}

extension Day {
  var lastOfMonth: Day {
    firstOfMonth + (Day.length(ofMonth: parts.month, in: parts.year) - 1)
  }
}
