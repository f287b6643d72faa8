import Domain

/// The start and end of an event, from DTEND, DURATION, or the default duration.
struct CalendarSpan {
  let start: CalendarTime
  let end: CalendarTime

  /// The default duration: one hour, as for events that are entered in Haru.
  private static let defaultLength = CalendarValue.Length(days: 0, seconds: 3600)

  /// Computes the end of an event. `table` returns the transition table of a zone.
  init(
    _ start: CalendarTime, end: CalendarTime?, length: CalendarValue.Length?,
    table: (String) -> ZoneFile?
  ) throws(CalendarParseError) {
    let inCalendar = Day.range.lowerBound + 1...Day.range.upperBound - 1
    guard inCalendar.contains(start.shown.day) else { throw .outOfCalendar }
    if let end {
      (self.start, self.end) = try Self.matched(start, end, table)
    } else {
      self.start = start
      guard let end = Self.later(start, by: length ?? Self.defaultLength, table) else {
        throw .outOfCalendar
      }
      self.end = end
    }
    guard inCalendar.contains(self.end.shown.day) else { throw .outOfCalendar }
  }

  /// Converts the start and end to the same kind of time, in case a program wrote two different kinds.
  private static func matched(
    _ start: CalendarTime, _ end: CalendarTime, _ table: (String) -> ZoneFile?
  ) throws(CalendarParseError) -> (CalendarTime, CalendarTime) {
    let (start, end) = alike(start, end)
    if case .day(let first) = start {
      let isInside = end.shown.time > TimeOfDay(seconds: 0)
      let last = end.shown.day + (isInside ? 1 : 0)
      if last < first { throw .endBeforeStart }
      return (start, .day(max(last, first + 1)))
    }
    let isSame = start.zone != nil && start.zone == end.zone
    let isBefore =
      isSame
      ? seconds(end.shown) < seconds(start.shown)
      : instant(end, table) < instant(start, table)
    if isBefore { throw .endBeforeStart }
    return (start, end)
  }

  /// Converts two times to the same kind. A floating time gets the zone of the other time, and a date becomes midnight
  /// at its start.
  private static func alike(_ start: CalendarTime, _ end: CalendarTime)
    -> (CalendarTime, CalendarTime)
  {
    switch (start, end) {
    case (.local(let time), .zoned(_, let zone)): (.zoned(time, zone: zone), end)
    case (.zoned(_, let zone), .local(let time)): (start, .zoned(time, zone: zone))
    case (.local(let time), .instant): (.instant(seconds(time)), end)
    case (.instant, .local(let time)): (start, .instant(seconds(time)))
    case (.local, .day): (start, .local(end.shown))
    case (.instant, .day): (start, .instant(seconds(end.shown)))
    case (.zoned(_, let zone), .day): (start, .zoned(end.shown, zone: zone))
    case (.day, _), (.local, .local), (.zoned, .zoned), (.zoned, .instant), (.instant, .zoned),
      (.instant, .instant):
      (start, end)
    }
  }

  /// Adds a duration to a time. Days are counted by the local clock, and seconds as elapsed time. Returns nil if the
  /// result is out of range.
  private static func later(
    _ start: CalendarTime, by length: CalendarValue.Length, _ table: (String) -> ZoneFile?
  ) -> CalendarTime? {
    let days = length.days * 86_400
    switch start {
    case .day(let day):
      // An all-day event lasts at least one day; started days are rounded up.
      let count = max(1, length.days + (length.seconds + 86_399) / 86_400)
      let isDefault = length == defaultLength
      return DayAndTime(day, TimeOfDay(seconds: 0)).moved(by: (isDefault ? 1 : count) * 86_400)
        .map { .day($0.day) }
    case .local(let time): return time.moved(by: days + length.seconds).map { .local($0) }
    case .instant(let instant): return .instant(instant + days + length.seconds)
    case .zoned(let time, let zone):
      guard let there = time.moved(by: days) else { return nil }
      guard length.seconds > 0, let file = table(zone) else {
        return there.moved(by: length.seconds).map { .zoned($0, zone: zone) }
      }
      let local = LocalZone(file)
      let instant = local.moment(day: there.day, time: there.time).instant + length.seconds
      let end = Now(instant: instant, offset: local.offset(at: instant))
      return .zoned(DayAndTime(end.day, end.time), zone: zone)
    }
  }

  private static func instant(_ time: CalendarTime, _ table: (String) -> ZoneFile?) -> Int {
    let shown = time.shown
    guard let file = time.zone.flatMap(table) else { return seconds(shown) }
    return LocalZone(file).moment(day: shown.day, time: shown.time).instant
  }

  private static func seconds(_ time: DayAndTime) -> Int {
    time.day.ordinal * 86_400 + time.time.seconds
  }
}
