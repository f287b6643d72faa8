extension DayAgenda {
  /// The free time of the day, in seconds since midnight by the local clock: within the given hours
  /// and at least `atLeast` long. Today it starts at `now`, and a past day has none. All-day and
  /// long-term events do not block time.
  public func freeTime(
    within hours: Range<Int>, atLeast shortest: Int = Self.shortest, at now: Now
  ) -> [Range<Int>] {
    if day < now.day { return [] }
    var here = day == now.day ? max(hours.lowerBound, now.time.seconds) : hours.lowerBound
    var free: [Range<Int>] = []
    func add(until end: Int) {
      if end > here, end - here >= shortest { free.append(here..<end) }
    }
    let taken = events.map(\.event).filter(\.takesTime)
      .map { (start: seconds(at: $0.start), end: seconds(at: $0.end)) }.sorted { $0 < $1 }
    for (start, end) in taken {
      add(until: min(start, hours.upperBound))
      here = max(here, end)
    }
    add(until: hours.upperBound)
    return free
  }

  /// The shortest useful gap, in seconds.
  public static let shortest = 15 * 60

  /// The seconds of the day that have passed at a moment, by the local clock: 0 before the day,
  /// 86,400 after it.
  func seconds(at moment: Now) -> Int {
    moment.day < day ? 0 : moment.day > day ? 86_400 : moment.time.seconds
  }
}
