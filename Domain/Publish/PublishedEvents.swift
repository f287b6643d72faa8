// Y-21, Y-22, Y-25
/// Selects the events to publish, and removes their private details.
struct PublishedEvents {
  let options: PublishOptions
  private let wanted: WantedEvents
  private let departure: EventDeparture
  /// The private events and series.
  private(set) var hidden: Set<ID<Event>> = []

  init(_ options: PublishOptions, _ calendar: LocalCalendar, untitled: Set<String>) {
    self.options = options
    let days = options.window.days
    wanted = WantedEvents(
      ExportedSpan(from: days.lowerBound, to: days.upperBound), calendar)
    departure = EventDeparture(calendar, today: options.window.today, untitled: untitled)
  }

  /// Returns the published events of a family; empty if it is private or outside the window.
  mutating func events(of family: EventFamily) -> [CalendarEvent] {
    if options.tags.hides(family.own) {
      hidden.insert(family.own.event.id)
      hidden.formUnion(family.changed.map(\.event.id))
      return []
    }
    let family = reduced(family)
    return wanted.has(family) ? departure.events(of: family).map(plain) : []
  }

  /// Returns a family without changed occurrences that are private or outside the window. Their days are excluded from
  /// the series, because it would show them as they were before.
  private mutating func reduced(_ family: EventFamily) -> EventFamily {
    if family.changed.isEmpty { return family }
    var reduced = family
    reduced.changed = []
    var days = Set(family.own.event.leftOut)
    for changed in family.changed {
      let isPrivate = options.tags.hides(changed)
      if isPrivate { hidden.insert(changed.event.id) }
      if !isPrivate, isCurrent(changed.event) {
        reduced.changed.append(changed)
      } else if family.own.event.isSeries, let day = changed.event.occurrence?.day {
        days.insert(day)
      }
    }
    reduced.own.event.leftOut = days.sorted()
    return reduced
  }

  private func isCurrent(_ event: Event) -> Bool {
    wanted.has(event) || event.occurrence.map { options.window.days.contains($0.day) } ?? false
  }

  /// Returns an event without notes (unless notes are published) and without the other properties of its file. Those
  /// may contain notes too, and the names and addresses of other people.
  private func plain(_ event: CalendarEvent) -> CalendarEvent {
    var plain = event
    // The file has one time stamp. Some programs skip an event whose LAST-MODIFIED is old, even if it was changed here.
    (plain.stamp, plain.lastModified) = (nil, nil)
    plain.body = options.has(.memos) ? event.body : nil
    plain.kept = Self.plainLines(event.kept)
    plain.reminders = reminders(of: event)
    return plain
  }

  /// Returns the alarms as Haru would notify: those of all-day events are relative to the hour in the settings, and
  /// not to midnight.
  private func reminders(of event: CalendarEvent) -> [Int] {
    guard let hour = options.allDayHour else { return [] }
    guard case .day = event.start else { return event.reminders }
    return event.reminders.map { $0 - hour * 3600 }
  }

  /// Returns the lines that say whether an event takes place and blocks time. Alarms are written from the reminders.
  private static func plainLines(_ lines: [String]) -> [String] {
    var depth = 0
    return lines.filter { line in
      let name = line.prefix { $0 != ":" && $0 != ";" }.uppercased()
      if name == "BEGIN" { depth += 1 }
      if name == "END" { depth -= 1 }
      return depth == 0 && (name == "STATUS" || name == "TRANSP")
    }
  }
}
