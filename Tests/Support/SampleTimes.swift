import Domain

extension Day {
  /// Returns the day for a text such as `2026-03-01`. An invalid day stops the test.
  package static func on(_ text: String) -> Day {
    guard let day = Day(text) else { preconditionFailure("no calendar has the day \(text)") }
    return day
  }
}

extension TimeOfDay {
  /// Returns the time for a text such as `09:00`. An invalid time stops the test.
  package static func at(_ text: String) -> TimeOfDay {
    guard let time = TimeOfDay(text) else { preconditionFailure("no clock shows \(text)") }
    return time
  }
}

extension Now {
  /// Returns a moment in Korea, at 09:00 unless another time is given.
  package static func on(_ day: String, at time: String = "09:00", offset: Int = 9 * 3600) -> Now {
    Now(day: .on(day), time: .at(time), offset: offset)
  }
}

extension WallClock {
  /// Returns a clock that always shows the same moment in Korea.
  package static func fixed(_ day: String, at time: String = "09:00") -> WallClock {
    let now = Now.on(day, at: time)
    return WallClock { now }
  }
}

extension RandomSource {
  /// Returns a source that always returns the same number, or the largest allowed number if that is smaller.
  package static func fixed(_ number: Int) -> RandomSource {
    RandomSource { min(number, max(0, $0 - 1)) }
  }
}
