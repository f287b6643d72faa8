/// Turns times of calendar files into moments, and back into what clocks show.
struct CalendarTimes {
  let calendar: LocalCalendar

  /// The zone of what is written as an exact moment.
  static let greenwich = "UTC"

  private static let midnight = TimeOfDay(seconds: 0)

  init(_ calendar: LocalCalendar) { self.calendar = calendar }

  // MARK: In

  /// A time as it is kept, by the clocks of its zone, whose days a rule counts: whole days by
  /// midnights in Greenwich.
  func kept(_ time: CalendarTime) -> Now {
    switch time {
    case .day(let day): Now(day: day, time: Self.midnight, offset: 0)
    case .local(let time): calendar.moment(time.day, time.time)
    case .zoned(let time, let zone): calendar.inZone(zone).moment(time.day, time.time)
    case .instant(let instant): Now(instant: instant, offset: 0)
    }
  }

  /// The place of an occurrence in its series.
  func place(_ time: CalendarTime) -> OccurrencePlace {
    switch time {
    case .day(let day): .day(day)
    case .local, .zoned, .instant: .instant(kept(time).instant)
    }
  }

  /// What the clocks of an event show at a moment of it.
  func shown(_ moment: Now, in event: Event) -> DayAndTime {
    event.isAllDay
      ? moment.dayAndTime : calendar.inZone(event.zone).local(moment.instant).dayAndTime
  }

  /// The same for a time of its file.
  func shown(_ time: CalendarTime, in event: Event) -> DayAndTime {
    if event.isAllDay || time.isDay { return DayAndTime(time.shown.day, Self.midnight) }
    return shown(kept(time), in: event)
  }

  // MARK: Out

  /// The zone in which the times of an event are written; nothing where they are written as moments.
  func zone(of event: Event) -> String? {
    guard !event.isAllDay, let name = event.zone ?? calendar.zone(), name != Self.greenwich,
      calendar.elsewhere(name) != nil
    else { return nil }
    return name
  }

  /// A moment of an event, as it is written.
  func written(_ moment: Now, of event: Event) -> CalendarTime {
    if event.isAllDay { return .day(moment.day) }
    guard let zone = zone(of: event) else { return .instant(moment.instant) }
    let clocks = calendar.inZone(zone)
    let shown = clocks.local(moment.instant).dayAndTime
    // What clocks show twice means the first time.
    let isMeant = clocks.moment(shown.day, shown.time).instant == moment.instant
    return isMeant ? .zoned(shown, zone: zone) : .instant(moment.instant)
  }

  /// What the clocks of an event show, as it is written.
  func written(_ shown: DayAndTime, of event: Event) -> CalendarTime {
    if event.isAllDay { return .day(shown.day) }
    let clocks = calendar.inZone(event.zone)
    let moment = clocks.moment(shown.day, shown.time)
    // A time that is skipped is still the one the series has.
    if let zone = zone(of: event), event.zone == zone { return .zoned(shown, zone: zone) }
    return written(moment, of: event)
  }

  /// The last moment of a series, as its kind of times wants it.
  func written(_ until: RepeatUntil, of event: Event) -> RepeatUntil {
    let clocks = calendar.inZone(event.zone)
    switch until {
    case .day where event.isAllDay: return until
    case .day(let day):
      return .instant(clocks.moment(day, TimeOfDay(seconds: 86_399)).instant)
    case .local(let time) where event.isAllDay: return .day(time.day)
    case .local(let time): return .instant(clocks.moment(time.day, time.time).instant)
    case .instant(let instant) where event.isAllDay:
      return .day(Now(instant: instant, offset: 0).day)
    case .instant: return until
    }
  }
}

extension CalendarTime {
  /// The zone whose clocks an event keeps that begins so.
  var clocks: String? {
    switch self {
    case .zoned(_, let zone): zone
    case .instant: CalendarTimes.greenwich
    case .day, .local: nil
    }
  }
}
