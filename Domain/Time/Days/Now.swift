/// An instant with the local time zone's offset at that time. Records store both, so their local times stay the same
/// after a change of time zone.
public struct Now: Hashable, Sendable {
  /// Seconds since 1 January 1970, 00:00 UTC.
  public let instant: Int
  /// The UTC offset in seconds, positive east of Greenwich.
  public let offset: Int

  /// Creates an instant. `offset` must be the offset of the local time zone at that instant.
  public init(instant: Int, offset: Int) {
    self.instant = instant
    self.offset = offset
  }

  /// Creates an instant from local time.
  public init(day: Day, time: TimeOfDay, offset: Int) {
    self.init(instant: day.ordinal * 86_400 + time.seconds - offset, offset: offset)
  }

  public var day: Day {
    let local = instant + offset
    return Day(ordinal: local >= 0 ? local / 86_400 : (local - 86_399) / 86_400)
  }

  public var time: TimeOfDay { TimeOfDay(seconds: instant + offset) }

  /// The number of seconds until the next minute of the local time; 60 at the start of a minute.
  public var untilNextMinute: Int { 60 - time.seconds % 60 }
}

extension Now: CustomStringConvertible {
  /// The instant in ISO 8601: `2026-03-08T21:00:00+09:00`.
  public var description: String {
    let ahead = abs(offset) / 60
    return "\(day)T\(time)\(offset < 0 ? "-" : "+")"
      + Digits.padded(ahead / 60, to: 2) + ":" + Digits.padded(ahead % 60, to: 2)
  }
}
