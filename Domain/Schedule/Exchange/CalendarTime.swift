/// A DATE or DATE-TIME value of a calendar file, with its zone if it has one.
public enum CalendarTime: Hashable, Sendable {
  /// A whole day, in any zone.
  case day(Day)
  /// A floating time: the local time in whichever zone it is shown.
  case local(DayAndTime)
  /// A time in a zone with an IANA name (`Asia/Seoul`).
  case zoned(DayAndTime, zone: String)
  /// An instant, in seconds since 1970.
  case instant(Int)
}

extension CalendarTime {
  public var isDay: Bool {
    switch self {
    case .day: true
    case .local, .zoned, .instant: false
    }
  }

  /// The local date and time: midnight for a day, UTC for an instant.
  public var shown: DayAndTime {
    switch self {
    case .day(let day): DayAndTime(day, TimeOfDay(seconds: 0))
    case .local(let time), .zoned(let time, _): time
    case .instant(let instant): Now(instant: instant, offset: 0).dayAndTimeInGreenwich
    }
  }

  /// The IANA name of the zone; nil for cases without a zone.
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
