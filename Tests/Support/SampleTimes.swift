import Domain

extension Day {
  /// A day a test writes out; one that no calendar has is a mistake in the test.
  package static func on(_ text: String) -> Day {
    guard let day = Day(text) else { preconditionFailure("no calendar has the day \(text)") }
    return day
  }
}

extension TimeOfDay {
  /// A time a test writes out; one that no clock shows is a mistake in the test.
  package static func at(_ text: String) -> TimeOfDay {
    guard let time = TimeOfDay(text) else { preconditionFailure("no clock shows \(text)") }
    return time
  }
}

extension Now {
  /// A moment on a Korean clock, in the morning unless said otherwise.
  package static func on(_ day: String, at time: String = "09:00", offset: Int = 9 * 3600) -> Now {
    Now(day: .on(day), time: .at(time), offset: offset)
  }
}

extension WallClock {
  /// A clock that stands still in Korea, in the morning unless said otherwise.
  package static func fixed(_ day: String, at time: String = "09:00") -> WallClock {
    let now = Now.on(day, at: time)
    return WallClock { now }
  }
}

extension RandomSource {
  /// Lots that always fall the same way, as far as the bound allows.
  package static func fixed(_ number: Int) -> RandomSource {
    RandomSource { min(number, max(0, $0 - 1)) }
  }
}
