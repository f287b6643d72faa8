import Domain
import PresentationKit
import PresentationMoods
import PresentationSchedule

/// The Markdown page for a month of moods, while it is being written.
struct MoodMonth {
  let month: Day
  var text: String
}

/// Monthly pages: moods with a picture of each day, and the schedule.
extension FolderPages {
  // MARK: Moods

  mutating func add(_ day: MoodDay, _ photos: [StoredPhoto]) -> [PackedPiece] {
    open = .none
    let first = day.day.firstOfMonth
    var pieces: [PackedPiece] = []
    if month?.month != first {
      pieces += endFeelings()
      month = MoodMonth(month: first, text: head("moods", first))
      found.months.append(first)
    }
    found.feelings += day.records.count
    let picture = "pictures/\(day.day).svg"
    pieces += [.file("moods/" + picture), .bytes(MoodPages.writer.picture(day))]
    var text = "\n## \(dayTitle(day.day))\n\n![\(day.day)](\(picture))\n"
    for record in day.records {
      let head = [record.minute, record.level.map { "\($0.value)" }, record.tags.written]
      let title = head.compactMap(\.self).joined(separator: " · ")
      text += "\n### \(title.isEmpty ? "-" : title)\n"
      if let words = record.text { text += "\n" + MarkdownText.multilineText(words.text) + "\n" }
      for photo in photos where photo.record == record.id.text {
        text += "\n![](photos/\(photo.name))\n"
      }
    }
    month?.text += text
    return pieces
  }

  /// Closes the page of the current month and returns it; empty if no month is open. Call it after the pictures of the
  /// month are written.
  mutating func endFeelings() -> [PackedPiece] {
    guard let ended = month else { return [] }
    month = nil
    return page("moods/" + Self.name(ended.month), ended.text)
  }

  // MARK: Schedule

  mutating func add(_ event: Event) -> [PackedPiece] {
    found.events += 1
    let (day, first) = (event.start.day, event.start.day.firstOfMonth)
    var pieces: [PackedPiece] = []
    var lastDay: Day?
    if case .schedule(first, let last) = open {
      lastDay = last
    } else {
      pieces += page("schedule/" + Self.name(first), head("schedule", first))
      found.eventMonths.append(first)
    }
    open = .schedule(month: first, day: day)
    let title = lastDay == day ? "" : "\n## \(dayTitle(day))\n"
    return pieces + text(title + written(event))
  }

  private func written(_ event: Event) -> String {
    let title = [time(of: event), MarkdownText.line(event.title.text)].joined(separator: " · ")
    var text = "\n### \(title)\n"
    let facts = facts(event)
    if !facts.isEmpty { text += "\n" + list(facts.map { "- " + $0 }) }
    if let body = event.body { text += "\n" + MarkdownText.multilineText(body.text) + "\n" }
    return text
  }

  private func time(of event: Event) -> String {
    if event.isAllDay {
      let allDay = ScheduleWords(language).allDay
      return event.isOfSeveralDays ? "\(allDay) ~ \(event.lastDay)" : allDay
    }
    let end = event.isOfSeveralDays ? "\(event.end.day) \(minute(event.end))" : minute(event.end)
    return minute(event.start) + "~" + end
  }

  private func facts(_ event: Event) -> [String] {
    let schedule = ScheduleWords(language)
    var facts = [event.location.map { MarkdownText.line($0.text) }].compactMap(\.self)
    if let rhythm = schedule.rhythmName(of: event) {
      let rule = event.repeatRule.flatMap { _ in event.rule?.text }.map { " (`RRULE:\($0)`)" } ?? ""
      facts.append(schedule.repeats(MarkdownText.line(rhythm) + rule))
    }
    if let occurrence = event.occurrence, !event.isOccurrence {
      facts.append(words.series(occurrence.day))
    }
    if !event.leftOut.isEmpty {
      facts.append(words.leftOut(event.leftOut.map(\.description).joined(separator: ", ")))
    }
    if !event.added.isEmpty {
      let days = event.added.map { "\($0.day) \($0.time.description.prefix(5))" }
      facts.append(words.added(days.joined(separator: ", ")))
    }
    if let zone = event.zoneName { facts.append(words.zone(MarkdownText.line(zone))) }
    let links = event.companions.compactMap { people[$0] }
    if !links.isEmpty {
      facts.append(schedule.with(links.map { MarkdownText.link($0.page, $0.name) }))
    }
    if let reminders = schedule.reminding(of: event) { facts.append(reminders) }
    if event.isCountedDown { facts.append(schedule.fieldName(.countdown)) }
    return facts
  }

  // MARK: Shared

  private func head(_ kind: String, _ month: Day) -> String {
    var head = FrontMatter(kind)
    head.add("month", Self.name(month))
    return head.text + "\n# \(CalendarWords.month(month, in: language))\n"
  }

  private func dayTitle(_ day: Day) -> String {
    "\(day) \(CalendarWords.wholeWeekday(day.weekday, in: language))"
  }

  /// Returns the file name for a month, such as `2026-03`.
  static func name(_ month: Day) -> String { String(month.description.prefix(7)) }
}
