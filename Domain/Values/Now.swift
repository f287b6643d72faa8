/// One moment, with what the local calendar and clock showed then. Records keep all of it, so
/// travelling to another zone moves nothing that was written down.
public struct Now: Hashable, Sendable {
  /// Seconds since 1 January 1970, 00:00 in Greenwich.
  public let instant: Int
  /// How far the local clock was ahead of Greenwich, in seconds.
  public let offset: Int

  /// Makes a moment from an instant and the offset that held in the local zone then.
  public init(instant: Int, offset: Int) {
    self.instant = instant
    self.offset = offset
  }

  /// Makes a moment from what a local clock showed.
  public init(day: Day, time: TimeOfDay, offset: Int) {
    self.init(instant: day.ordinal * 86_400 + time.seconds - offset, offset: offset)
  }

  /// The local calendar day.
  public var day: Day {
    let local = instant + offset
    return Day(ordinal: local >= 0 ? local / 86_400 : (local - 86_399) / 86_400)
  }

  /// The local time of day.
  public var time: TimeOfDay { TimeOfDay(seconds: instant + offset) }
}

extension Now: CustomStringConvertible {
  /// The moment as scripts write it: `2026-03-08T21:00:00+09:00`.
  public var description: String {
    let ahead = abs(offset) / 60
    return "\(day)T\(time)\(offset < 0 ? "-" : "+")"
      + Digits.padded(ahead / 60, to: 2) + ":" + Digits.padded(ahead % 60, to: 2)
  }
}
