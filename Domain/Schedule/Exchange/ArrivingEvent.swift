/// An event of a calendar file as it would be kept.
public struct ArrivingEvent: Hashable, Sendable {
  /// What the file says.
  public var source: CalendarEvent
  /// The event under a new id.
  public var event: Event
  /// What is kept beside it.
  public var card: EventCard
  /// What has to be said of it where it is kept.
  public var remarks: [EventRemark] = []
  /// Where it stands, to be named.
  var file: String?
  var line = 1

  /// Whether it does not take place.
  public var isCancelled: Bool { source.isCancelled }
  /// Whether it leaves out the only time it has.
  public var neverComes: Bool {
    card.place == nil && source.rule == nil && event.added.isEmpty && isStartLeftOut
  }
  /// Whether the start is among what is left out.
  var isStartLeftOut = false

  /// Puts it together.
  init(_ source: CalendarEvent, _ event: Event, _ card: EventCard) {
    self.source = source
    self.event = event
    self.card = card
  }
}

/// Makes events of what calendar files say.
package struct EventArrival: Sendable {
  let calendar: LocalCalendar
  /// What is called nothing there is called so here.
  let untitled: Line

  package init(_ calendar: LocalCalendar, untitled: Line) {
    self.calendar = calendar
    self.untitled = untitled
  }

  /// The event that a file means, under a new id.
  package func event(_ source: CalendarEvent, as id: ID<Event>) throws(CalendarReason)
    -> ArrivingEvent
  {
    let times = CalendarTimes(calendar)
    let (start, end) = (times.keptFloating(source.start), times.keptFloating(source.end))
    var event = Event(id: id, title: untitled, start: start, end: end)
    event.isAllDay = source.start.isDay
    event.zone = source.start.clocks
    event.reminders = source.reminders
    event.nominalDays = source.length?.days
    var arriving = ArrivingEvent(source, event, card(source, times))
    if end.instant <= start.instant {
      arriving.card.lastsNoTime = source.start == source.end
      arriving.event.end = Now(instant: start.instant + Event.shortest, offset: start.offset)
    }
    do throws(EventRefusal) {
      _ = try EventTimes.inCalendar(arriving.event.start, arriving.event.end)
    } catch { throw .outOfCalendar }
    name(&arriving)
    recur(&arriving, times)
    if let zone = source.unknownZone {
      arriving.remarks.append(.unknownZone(title: arriving.title, zone: zone))
    }
    if let alarm = source.brokenAlarm {
      arriving.remarks.append(.alarmUnread(title: arriving.title, alarm: alarm))
    }
    return arriving
  }

  private func card(_ source: CalendarEvent, _ times: CalendarTimes) -> EventCard {
    var card = EventCard(uid: source.uid)
    card.place = source.recurrenceID.map { times.place($0, ofDays: source.start.isDay) }
    card.sequence = min(max(source.sequence, 0), 1_000_000_000)
    card.stamp = source.stamp.flatMap { EventTimes.isInCalendar($0) ? $0 : nil }
    card.lastModified = source.lastModified.flatMap { EventTimes.isInCalendar($0) ? $0 : nil }
    card.kept = source.kept
    card.keepRules(source.moreRules)
    card.isThisAndFuture = source.isThisAndFuture
    return card
  }

  private func name(_ arriving: inout ArrivingEvent) {
    let (source, cut) = (arriving.source, EventText.cut(arriving.source.title))
    do throws(EventRefusal) { arriving.event.title = try Event.title(cut) } catch {
      arriving.card.title = source.title
      arriving.remarks.append(.untitled)
    }
    if arriving.card.title == nil { arriving.card.title = source.titleLines }
    if cut != source.title {
      arriving.card.title = source.title
      arriving.remarks.append(.titleCut(title: arriving.title))
    }
    if let location = source.location.map(EventText.cut) {
      do throws(EventRefusal) { arriving.event.location = try Event.location(location) } catch {
        arriving.event.location = nil
      }
    }
    guard let body = source.body else { return }
    let start = EventText.cut(body)
    do throws(EventRefusal) { arriving.event.body = try Event.body(start) } catch {
      arriving.card.body = body
    }
    if start != body { arriving.card.body = body }
    if arriving.card.body != nil { arriving.remarks.append(.bodyCut(title: arriving.title)) }
  }

  /// How it comes again. What takes the place of an occurrence does not.
  private func recur(_ arriving: inout ArrivingEvent, _ times: CalendarTimes) {
    let source = arriving.source
    if source.recurrenceID != nil {
      if source.isThisAndFuture { arriving.remarks.append(.thisAndFuture(title: arriving.title)) }
      return
    }
    let start = times.shown(arriving.event.start, in: arriving.event)
    if let written = source.rule {
      arriving.event.rule = Self.rule(written, from: start.day, ofDays: arriving.event.isAllDay)
      if arriving.event.rule == nil {
        arriving.card.rule = written
        arriving.remarks.append(.ruleKept(title: arriving.title, rule: written))
      }
    }
    let event = arriving.event
    var leftOut = source.leftOut.map { times.shown($0, in: event) }
    func shown(_ time: CalendarTime) -> DayAndTime {
      if case .day(let day) = time { return DayAndTime(day, start.time) }
      return times.shown(time, in: event)
    }
    var added = Set(source.added.map(shown)).filter { !isLunar($0, in: event) }
    added.formUnion(further(source.moreRules, &arriving, start))
    for (time, seconds) in source.addedLengths where !event.isAllDay {
      arriving.event.lengths[shown(time)] = seconds
    }
    // What was added and is left out again is neither, unless the rule has that time as well.
    arriving.event.added = Array(added.filter { !leftOut.contains($0) })
    leftOut.removeAll { added.contains($0) && $0.time != start.time }
    arriving.isStartLeftOut = leftOut.contains { $0.day == start.day }
    arriving.event.leftOut = Set(leftOut.map(\.day)).sorted()
    arriving.event.added.sort { ($0.day, $0.time.seconds) < ($1.day, $1.time.seconds) }
  }

  /// The occurrences of further rules, which are shown as if each were named; it is said up to when,
  /// where they go on.
  private func further(_ rules: [String], _ arriving: inout ArrivingEvent, _ start: DayAndTime)
    -> Set<DayAndTime>
  {
    if rules.isEmpty { return [] }
    let found = FurtherRules(rules, of: arriving.event, calendar)
    if let last = found.followedThrough {
      arriving.remarks.append(.rulesCut(title: arriving.title, through: last))
    }
    for rule in found.unread {
      arriving.remarks.append(.ruleIgnored(title: arriving.title, rule: rule))
    }
    return Set(found.days.map { DayAndTime($0, start.time) }).subtracting([start])
  }

  /// Whether the lunar rule of a series has that day by itself: it is written besides for programs
  /// that do not know such rules.
  private func isLunar(_ time: DayAndTime, in event: Event) -> Bool {
    guard let lunar = event.lunarRule else { return false }
    return !lunar.date.kept(in: time.day...time.day).isEmpty
  }

  /// A rule that is followed here; nothing for any other.
  private static func rule(_ written: String, from start: Day, ofDays: Bool) -> Line? {
    if let lunar = LunarRepeat(reading: written) { return Line(stored: lunar.text) }
    do throws(RepeatRefusal) {
      var rule = try RepeatRule(written)
      if ofDays, case .instant(let end)? = rule.until {
        rule = rule.ending(.day(Day.last(before: end)))
      }
      try rule.check(start: start)
      return Line(stored: rule.text)
    } catch { return nil }
  }
}

extension ArrivingEvent {
  /// What it is called here.
  var title: String { event.title.text }
}

/// Texts of calendar files, cut where they are longer than any that is written here.
enum EventText {
  /// A title with several lines in one.
  static func line(_ text: String) -> String {
    text.split { $0 == "\n" || $0 == "\r\n" || $0 == "\t" || $0 == " " }.joined(separator: " ")
  }

  static func cut(_ text: String) -> String {
    // A character has a byte at least.
    if text.utf8.count <= Event.textLimit || text.count <= Event.textLimit { return text }
    return Text.trimmed(String(text.prefix(Event.textLimit - 1))) + "…"
  }
}

extension Event {
  /// What lasts no time in another calendar lasts so many seconds here.
  static let shortest = DayAndTime.grid
}
