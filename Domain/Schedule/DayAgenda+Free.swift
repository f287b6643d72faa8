extension DayAgenda {
  /// Returns the free time of the day, in seconds since midnight by the local clock. Each gap is within the given hours
  /// and at least `atLeast` long. Today starts at `now`, and a past day has no free time. All-day and long-term events
  /// do not block time.
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

  /// The minimum length of a gap that counts as free time, in seconds.
  public static let shortest = 15 * 60

  /// Returns the seconds of the day that have passed at a time, by the local clock. The result is 0 before the day, and
  /// 86,400 after it.
  func seconds(at moment: Now) -> Int {
    moment.day < day ? 0 : moment.day > day ? 86_400 : moment.time.seconds
  }
}
