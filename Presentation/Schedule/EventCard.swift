package import Domain
import PresentationKit
package import TextUI

/// The details of an event as lines: its time, facts and notes.
package struct EventCard {
  let scheduled: ScheduledEvent
  let day: Day
  /// The other events of the day, among which overlaps are looked for.
  let others: [ScheduledEvent]
  let words: ScheduleWords
  let glyphs: Glyphs
  let now: Now

  /// The maximum number of overlapping events that are named.
  private static let namedOverlaps = 3

  package init(
    scheduled: ScheduledEvent, day: Day, others: [ScheduledEvent], words: ScheduleWords,
    glyphs: Glyphs, now: Now
  ) {
    (self.scheduled, self.day, self.others) = (scheduled, day, others)
    (self.words, self.glyphs, self.now) = (words, glyphs, now)
  }

  /// The title of the panel.
  var title: String { Printable.line(scheduled.event.title.text) }

  /// Returns the facts: when the event is, how soon it begins, and what else is known.
  func facts(_ columns: Int, _ ink: (EventGroup) -> Ink = { $0.ink }) -> [[StyledText]] {
    let event = scheduled.event
    let group = EventGroup(event, at: now.instant)
    var lines = wrapped(words.when(event, at: now), columns, .bold)
    var length = event.isAllDay ? [] : [words.brief(event.end.instant - event.start.instant)]
    length += [words.left(of: event, at: now)].compactMap(\.self)
    if group == .done { length.append(words.title(group)) }
    if !length.isEmpty {
      lines.append([
        StyledText(length.joined(separator: " · "), Style(ink: ink(group)))
      ])
    }
    let known = [
      words.location(of: event), words.rhythm(of: event), words.reminding(of: event),
      words.countdown(of: event, at: now), words.with(scheduled.companions),
    ].compactMap(\.self)
    if !known.isEmpty { lines.append([]) }
    lines += known.flatMap { wrapped($0, columns, .plain) }
    let overlaps = others.map(\.event).filter { event.isInConflict(with: $0) }
    if !overlaps.isEmpty {
      lines.append([])
      let text = words.overlaps(
        Array(overlaps.prefix(Self.namedOverlaps)), goesOn: overlaps.count > Self.namedOverlaps,
        at: now)
      lines += wrapped(glyphs.overlap + " " + text, columns, .dim)
    }
    return lines
  }

  /// Returns the notes, wrapped; empty if there are none.
  func notes(_ columns: Int) -> [[StyledText]] {
    guard let notes = scheduled.event.notes else { return [] }
    return notes.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      wrapped(String($0), columns, .plain)
    }
  }

  /// Returns facts and notes below each other.
  func lines(_ columns: Int, _ ink: (EventGroup) -> Ink = { $0.ink }) -> [[StyledText]] {
    let notes = notes(columns)
    return facts(columns, ink) + (notes.isEmpty ? [] : [[]] + notes)
  }

  /// Returns the title with facts and notes below, for a panel that does not show the title.
  package func linesWithTitle(_ columns: Int) -> [[StyledText]] {
    wrapped(title, columns, .bold) + lines(columns)
  }

  private func wrapped(_ text: String, _ columns: Int, _ style: Style) -> [[StyledText]] {
    TextLayout.wrapped(text, to: columns).map { [StyledText($0, style)] }
  }

  /// Draws lines into an area, as many as fit.
  package static func draw(_ lines: [[StyledText]], into frame: inout Frame, in area: Area) {
    for (row, line) in lines.prefix(area.size.rows).enumerated() {
      frame.write(line, in: area, row: row)
    }
  }
}
