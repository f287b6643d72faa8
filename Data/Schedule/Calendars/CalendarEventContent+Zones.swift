import Domain

/// Resolves the time zones that only the file defines, once all times of an event are parsed.
extension CalendarEventContent {
  mutating func resolveZones() throws(CalendarParseError) {
    var described: Set<String> = []
    for time in times {
      if let zone = time.zone, ZoneText.isDescription(zone) { described.insert(zone) }
    }
    if described.isEmpty { return }
    let (first, last) = span
    var settled: [String: String] = [:]
    for zone in described {
      settled[zone] = zones.settled(zone, from: first, through: last)
      // The zone definition is too long to be stored, so its times are converted to exact instants.
      if settled[zone] == nil { event.unknownZone = event.unknownZone ?? ZoneText.name(zone) }
    }
    let book = zones
    map { time in
      guard case .zoned(let shown, let zone) = time, ZoneText.isDescription(zone) else {
        return time
      }
      if let zone = settled[zone] { return .zoned(shown, zone: zone) }
      let local = LocalZone(book.table(zone) ?? .greenwich)
      return .instant(local.moment(day: shown.day, time: shown.time).instant)
    }
  }

  private var times: [CalendarTime] {
    [start, end, event.recurrenceID].compactMap(\.self) + event.leftOut + event.added
  }

  private mutating func map(_ change: (CalendarTime) -> CalendarTime) {
    start = start.map(change)
    end = end.map(change)
    event.recurrenceID = event.recurrenceID.map(change)
    event.leftOut = event.leftOut.map(change)
    event.added = event.added.map(change)
    event.addedLengths = Dictionary(
      event.addedLengths.map { (change($0.key), $0.value) }, uniquingKeysWith: max)
  }

  /// The approximate first and last instant of the event; the last is nil for an endless series.
  private var span: (first: Int, last: Int?) {
    let instants = times.map { $0.shown.day.ordinal * 86_400 + $0.shown.time.seconds }
    let (first, last) = (instants.min() ?? 0, instants.max() ?? 0)
    guard let text = event.rule, let day = start?.shown.day else { return (first, last) }
    do throws(RepeatRefusal) {
      var end = last
      for text in [text] + event.moreRules {
        guard let last = try RepeatRule(text).lastDay(from: day) else { return (first, nil) }
        end = max(end, last.ordinal * 86_400)
      }
      return (first, end)
    } catch { return (first, nil) }
  }
}
