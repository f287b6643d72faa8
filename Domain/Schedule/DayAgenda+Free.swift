extension DayAgenda {
  /// When nothing is planned on the day, as seconds since midnight by the clocks on the wall: within
  /// some hours of it, from the present moment on where it is today, and no shorter than is wanted.
  /// What takes whole days leaves its time free.
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

  /// What is shorter is no time one could plan with.
  public static let shortest = 15 * 60

  /// How many seconds of the day are over at a moment, by the clocks on the wall: none before it, and
  /// all behind it.
  func seconds(at moment: Now) -> Int {
    moment.day < day ? 0 : moment.day > day ? 86_400 : moment.time.seconds
  }
}
