/// An event of a calendar file, converted to the form in which it is stored.
public struct ArrivingEvent: Hashable, Sendable {
  /// The event as parsed from the file.
  public var source: CalendarEvent
  /// The converted event, under a new id.
  public var event: Event
  /// The iCalendar data that is stored beside the event.
  public var card: EventCard
  /// Remarks for the user about the conversion.
  public var remarks: [EventRemark] = []
  /// The path of the file from which the event was read, for messages. Nil unless the import reads a folder.
  var file: String?
  var line = 1

  /// Whether the file marks the event as cancelled.
  public var isCancelled: Bool { source.isCancelled }
  /// Whether the event never takes place because its only occurrence is excluded.
  public var neverComes: Bool {
    card.position == nil && source.rule == nil && event.added.isEmpty && isStartLeftOut
  }
  /// Whether the start is among the excluded days.
  var isStartLeftOut = false

  init(_ source: CalendarEvent, _ event: Event, _ card: EventCard) {
    self.source = source
    self.event = event
    self.card = card
  }
}

/// Converts events of calendar files to events of the schedule.
package struct EventArrival: Sendable {
  let calendar: LocalCalendar
  /// The title for events without one.
  let untitled: SingleLineText

  package init(_ calendar: LocalCalendar, untitled: SingleLineText) {
    self.calendar = calendar
    self.untitled = untitled
  }

  /// Converts an event of a file, under a new id.
  package func event(_ source: CalendarEvent, as id: ID<Event>) throws(CalendarParseError)
    -> ArrivingEvent
  {
    let times = CalendarTimes(calendar)
    let (start, end) = (times.storedFloating(source.start), times.storedFloating(source.end))
    var event = Event(id: id, title: untitled, start: start, end: end)
    event.isAllDay = source.start.isDay
    event.zone = source.start.clocks
    event.reminders = source.reminders
    event.nominalDays = source.length?.days
    event.isCountedDown = source.isCountedDown
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
    card.position = source.recurrenceID.map { times.position($0, ofDays: source.start.isDay) }
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

  /// Sets rule, excluded days and extra occurrences. An event that replaces an occurrence does not recur.
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
        arriving.remarks.append(.unsupportedRule(title: arriving.title, rule: written))
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
    // A time that is both added and excluded is dropped, unless the rule has it as well.
    arriving.event.added = Array(added.filter { !leftOut.contains($0) })
    leftOut.removeAll { added.contains($0) && $0.time != start.time }
    arriving.isStartLeftOut = leftOut.contains { $0.day == start.day }
    arriving.event.leftOut = Set(leftOut.map(\.day)).sorted()
    arriving.event.added.sort { ($0.day, $0.time.seconds) < ($1.day, $1.time.seconds) }
  }

  /// Expands additional rules to single days. If a rule was cut off, a remark names the last expanded day.
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

  /// Returns whether the lunar rule of a series includes the day of a time. Exports list such days for programs without
  /// lunar rules.
  private func isLunar(_ time: DayAndTime, in event: Event) -> Bool {
    guard let lunar = event.lunarRule else { return false }
    return !lunar.date.observed(in: time.day...time.day).isEmpty
  }

  /// Returns the rule in the form that Haru supports; nil if Haru does not support the rule.
  private static func rule(_ written: String, from start: Day, ofDays: Bool) -> SingleLineText? {
    if let lunar = LunarRepeat(reading: written) { return SingleLineText(stored: lunar.text) }
    do throws(RepeatRefusal) {
      var rule = try RepeatRule(written)
      if ofDays, case .instant(let end)? = rule.until {
        rule = rule.ending(.day(Day.last(before: end)))
      }
      try rule.check(start: start)
      return SingleLineText(stored: rule.text)
    } catch { return nil }
  }
}

extension ArrivingEvent {
  var title: String { event.title.text }
}

/// Shortens texts of calendar files to the limits of the schedule.
enum EventText {
  /// Joins the lines of a title.
  static func line(_ text: String) -> String {
    text.split { $0 == "\n" || $0 == "\r\n" || $0 == "\t" || $0 == " " }.joined(separator: " ")
  }

  static func cut(_ text: String) -> String {
    // Counting bytes first is cheap, and a character has at least one byte.
    if text.utf8.count <= Event.textLimit || text.count <= Event.textLimit { return text }
    return Text.trimmed(String(text.prefix(Event.textLimit - 1))) + "…"
  }
}

extension Event {
  /// The length in seconds that is given to an imported event without duration.
  static let shortest = DayAndTime.grid
}
