package import Domain
import PresentationKit
import TextUI

/// Formats events as lines of text for the command line.
package struct ScheduleTexts {
  package let words: ScheduleWords
  package let now: Now
  /// The short ids of events in lists; nil if no ids are shown.
  var ids: ShortIDs?

  package init(words: ScheduleWords, now: Now, ids: ShortIDs? = nil) {
    self.words = words
    self.now = now
    self.ids = ids
  }

  /// Returns a day in its three groups.
  func day(_ agenda: DayAgenda) -> [String] {
    [words.heading(agenda.day, at: now, isNamed: true), ""]
      + groups(agenda, EventGroup.allCases)
  }

  /// Returns some groups of a day with their titles. Empty groups are left out.
  package func groups(_ agenda: DayAgenda, _ groups: [EventGroup]) -> [String] {
    var lines: [String] = []
    for group in groups {
      let events = agenda.events(group, at: now)
      if events.isEmpty { continue }
      if words.isPlain {
        lines += events.map { sentence($0, group: group) }
        continue
      }
      if !lines.isEmpty { lines.append("") }
      lines.append(words.title(group))
      for event in events { lines += row(event) }
    }
    return lines
  }

  /// Returns an event as one line: its title, day and time, group, location, overlap, short id and notes.
  func sentence(
    _ scheduled: ScheduledEvent, on day: String? = nil, group: EventGroup? = nil
  ) -> String {
    let event = scheduled.event
    let notes = event.notes?.split(whereSeparator: \.isNewline).joined(separator: " ")
    return words.record(
      event.title.text,
      [
        day, day == nil ? words.when(event, at: now) : words.times(event, at: now),
        group.map(words.title), event.location?.text,
        scheduled.isInConflict ? words.overlaps : nil,
        ids.map { "id " + $0.short(event.id.text) }, notes,
      ])
  }

  /// Returns an event as rows of a list: its time, title and location, with its notes below.
  func row(_ scheduled: ScheduledEvent) -> [String] {
    let event = scheduled.event
    let mark = scheduled.isInConflict ? "! " : "  "
    let note = scheduled.isInConflict ? "  (\(words.overlaps))" : ""
    let name = ids.map { $0.short(event.id.text) + "  " } ?? ""
    let lead = mark + words.times(event, at: now) + "  " + name
    let indent = String(repeating: " ", count: CellWidth.of(mark))
    let notes = event.notes?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    let location = event.location.map { " · \($0.text)" } ?? ""
    return [lead + event.title.text + location + note]
      + notes.map { TextLayout.trimmedEnd(indent + $0) }
  }

  /// Returns all details of an event.
  func whole(
    _ event: Event, lunar: String?, conflicts: [Event], with companions: [EventCompanion],
    _ details: EventDetails
  ) -> [String] {
    var lines =
      [event.title.text, words.when(event, at: now)]
      + [
        words.location(of: event), lunar, words.rhythm(of: event), words.reminding(of: event),
        words.countdown(of: event, at: now), words.with(companions),
      ]
      .compactMap(\.self) + words.details(details)
    if let notes = event.notes { lines += ["", notes] }
    if !conflicts.isEmpty {
      lines += ["", words.overlapping]
      lines += conflicts.map { other in
        let when = words.when(other, at: now)
        return words.isPlain
          ? words.record(other.title.text, [when]) : "! \(when)  \(other.title.text)"
      }
    }
    return lines
  }
}
