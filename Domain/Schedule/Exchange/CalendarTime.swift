/// A date or a date-time of a calendar file, as it was meant: in which zone, if in any.
public enum CalendarTime: Hashable, Sendable {
  /// A whole day, wherever one is.
  case day(Day)
  /// A time by whatever clock hangs on the wall: it floats from zone to zone.
  case local(DayAndTime)
  /// A time by the clocks of a zone, named as everybody names it (`Asia/Seoul`).
  case zoned(DayAndTime, zone: String)
  /// An exact moment, in seconds since 1970.
  case instant(Int)
}

extension CalendarTime {
  /// Whether it is a day without a time.
  public var isDay: Bool {
    switch self {
    case .day: true
    case .local, .zoned, .instant: false
    }
  }

  /// What clocks show: its own day from midnight on, or for a moment those of Greenwich.
  public var shown: DayAndTime {
    switch self {
    case .day(let day): DayAndTime(day, TimeOfDay(seconds: 0))
    case .local(let time), .zoned(let time, _): time
    case .instant(let instant): Now(instant: instant, offset: 0).dayAndTimeInGreenwich
    }
  }

  /// The zone it names.
  public var zone: String? {
    switch self {
    case .zoned(_, let zone): zone
    case .day, .local, .instant: nil
    }
  }
}

extension Now {
  fileprivate var dayAndTimeInGreenwich: DayAndTime { DayAndTime(day, time) }
}
