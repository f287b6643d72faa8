/// Converts between times of calendar files and moments.
struct CalendarTimes {
  let calendar: LocalCalendar

  /// The zone of times that are written as instants.
  static let greenwich = "UTC"

  private static let midnight = TimeOfDay(seconds: 0)

  init(_ calendar: LocalCalendar) { self.calendar = calendar }

  // MARK: In

  /// Returns a time in the form in which it is stored. It is in its own zone, because a recurrence rule counts days in
  /// that zone. Days become midnights in UTC.
  func stored(_ time: CalendarTime) -> Now {
    switch time {
    case .day(let day): Now(day: day, time: Self.midnight, offset: 0)
    case .local(let time): calendar.moment(time.day, time.time)
    case .zoned(let time, let zone): calendar.inZone(zone).moment(time.day, time.time)
    case .instant(let instant): Now(instant: instant, offset: 0)
    }
  }

  /// Returns a time like `stored`, but stores a floating time as if it were in UTC.
  func storedFloating(_ time: CalendarTime) -> Now {
    guard case .local(let shown) = time else { return stored(time) }
    return Now(day: shown.day, time: shown.time, offset: 0)
  }

  /// Returns the position of an occurrence in its series. For all-day events it is the written day, even if a zone is
  /// given.
  func position(_ time: CalendarTime, ofDays: Bool) -> OccurrencePosition {
    switch time {
    case .day(let day): .day(day)
    case .local(let shown): ofDays ? .day(shown.day) : .local(shown)
    case .zoned(let shown, _): ofDays ? .day(shown.day) : .instant(stored(time).instant)
    case .instant(let instant): .instant(instant)
    }
  }

  /// Returns a moment of an event as a local time in the event's own zone.
  func shown(_ moment: Now, in event: Event) -> DayAndTime {
    event.isAllDay || event.floats
      ? moment.dayAndTime : calendar.inZone(event.zone).local(moment.instant).dayAndTime
  }

  /// Returns a time of the file as a local time in the event's own zone.
  func shown(_ time: CalendarTime, in event: Event) -> DayAndTime {
    switch time {
    case .day(let day): return DayAndTime(day, Self.midnight)
    case .instant(let instant) where event.isAllDay:
      return DayAndTime(Day.nearest(to: instant), Self.midnight)
    case .local(let time) where event.isAllDay: return DayAndTime(time.day, Self.midnight)
    case .zoned(let time, _) where event.isAllDay: return DayAndTime(time.day, Self.midnight)
    case .local(let time) where event.floats: return time
    case .local, .zoned, .instant:
      let clocks = event.floats ? calendar : calendar.inZone(event.zone)
      return clocks.local(stored(time).instant).dayAndTime
    }
  }

  // MARK: Out

  /// Returns the zone in which the times of an event are written. Returns nil for an all-day event, and if the zone is
  /// unknown or is UTC.
  func zone(of event: Event) -> String? {
    guard !event.isAllDay, let name = event.zone ?? calendar.zone(), name != Self.greenwich,
      calendar.elsewhere(name) != nil
    else { return nil }
    return name
  }

  /// Returns a moment of an event in the form in which it is written to a file.
  func written(_ moment: Now, of event: Event) -> CalendarTime {
    if event.isAllDay { return .day(moment.day) }
    if event.floats { return .local(moment.dayAndTime) }
    guard let zone = zone(of: event) else { return .instant(moment.instant) }
    let clocks = calendar.inZone(zone)
    let shown = clocks.local(moment.instant).dayAndTime
    // A repeated time (clock set back) means its first pass, so the second one needs an instant.
    let isMeant = clocks.moment(shown.day, shown.time).instant == moment.instant
    return isMeant ? .zoned(shown, zone: zone) : .instant(moment.instant)
  }

  /// Returns a local time of an event in the form in which it is written to a file.
  func written(_ shown: DayAndTime, of event: Event) -> CalendarTime {
    if event.isAllDay { return .day(shown.day) }
    if event.floats { return .local(shown) }
    let clocks = calendar.inZone(event.zone)
    let moment = clocks.moment(shown.day, shown.time)
    // A time in a gap of the clock is still the one of the series, so it is written unchanged.
    if let zone = zone(of: event), event.zone == zone { return .zoned(shown, zone: zone) }
    return written(moment, of: event)
  }

  /// Returns the end of a series (UNTIL) in the form that matches the start of the series.
  func written(_ until: RepeatUntil, of event: Event) -> RepeatUntil {
    let clocks = calendar.inZone(event.zone)
    if event.floats { return floating(until) }
    switch until {
    case .day where event.isAllDay: return until
    case .day(let day):
      return .instant(clocks.moment(day, TimeOfDay(seconds: 86_399)).instant)
    case .local(let time) where event.isAllDay: return .day(time.day)
    case .local(let time): return .instant(clocks.moment(time.day, time.time).instant)
    case .instant(let instant) where event.isAllDay:
      return .day(Day.last(before: instant))
    case .instant: return until
    }
  }

  /// Returns the end of a floating series, which cannot be an instant.
  private func floating(_ until: RepeatUntil) -> RepeatUntil {
    switch until {
    case .day(let day): .local(DayAndTime(day, TimeOfDay(seconds: 86_399)))
    case .local: until
    case .instant(let instant): .local(calendar.local(instant).dayAndTime)
    }
  }
}

extension CalendarTime {
  /// The zone to store for an event that starts at this time: `UTC` for an instant, `floating` for a floating time. Nil
  /// for a day.
  var clocks: String? {
    switch self {
    case .zoned(_, let zone): zone
    case .instant: CalendarTimes.greenwich
    case .local: ZoneText.floating
    case .day: nil
    }
  }
}
