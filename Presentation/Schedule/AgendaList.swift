import Domain
import TextUI

/// The list of a day's events in three titled groups. An event is folded to its title and two rows of notes, or
/// unfolded to all its details.
struct AgendaList {
  struct Row: Equatable {
    /// The event of the row; nil for titles and gaps.
    let event: Event.Name?
    /// The text at the left end; `right` is at the right end.
    let left: [StyledText]
    let right: [StyledText]
  }

  let words: ScheduleWords
  let glyphs: Glyphs
  let agenda: DayAgenda
  let now: Now
  let unfolded: Set<Event.Name>

  /// The maximum number of rows of a folded event's notes.
  static let foldedRows = 2

  /// The maximum number of overlapping events that are named.
  private static let namedOverlaps = 3

  /// Returns the events in the order of the list.
  static func order(_ agenda: DayAgenda, at now: Now) -> [Event] {
    EventGroup.allCases.flatMap { agenda.events($0, at: now).map(\.event) }
  }

  /// Returns all rows at a width. If space is tight, the gaps between groups are dropped, and an empty day takes one
  /// row.
  func rows(columns: Int, isTight: Bool) -> [Row] {
    if isTight, agenda.events.isEmpty {
      let titles = EventGroup.allCases.map(words.title).joined(separator: " · ")
      return [Row(event: nil, left: [StyledText(titles, .dim)], right: [])]
    }
    var rows: [Row] = []
    for group in EventGroup.allCases {
      let events = agenda.events(group, at: now)
      if !rows.isEmpty, !isTight { rows.append(Row(event: nil, left: [], right: [])) }
      let count = events.isEmpty ? "" : " \(events.count)"
      rows.append(
        Row(
          event: nil,
          left: [StyledText(words.title(group) + count, events.isEmpty ? .dim : .bold)],
          right: []))
      for event in events { rows += self.rows(event, group, columns) }
    }
    return rows
  }

  private func rows(_ scheduled: ScheduledEvent, _ group: EventGroup, _ columns: Int) -> [Row] {
    let event = scheduled.event
    let isOpen = unfolded.contains(event.name)
    let bar = StyledText(glyphs.spine, Style(ink: group.ink, .bold))
    let start =
      event.isAllDay ? words.times(event, at: now) : words.time(event.start, of: event, at: now)
    let end = event.isAllDay ? "" : words.time(event.end, of: event, at: now)
    let times = max(TextLayout.cells(start), TextLayout.cells(end))
    let mark: [StyledText] =
      scheduled.isInConflict
      ? [StyledText(glyphs.refused + " ", Style(ink: Accent.rose, .bold))] : []
    // Reserves 4 cells for the pointer, the bar and a blank, and 2 before the times.
    let room = max(8, columns - 4 - times - 2)
    var title = TextLayout.wrapped(
      event.title.text, to: max(4, room - mark.cells), rows: isOpen ? .max : 1,
      ellipsis: glyphs.ellipsis)
    var body = wrapped(event, isOpen, room, ellipsis: glyphs.ellipsis)
    if isOpen { body += more(scheduled, room) }
    let first = title.isEmpty ? "" : title.removeFirst()
    var lines: [[StyledText]] = [mark + [StyledText(first, .bold)]]
    lines += title.map { [StyledText($0, .bold)] }
    lines += body
    if lines.count < 2 { lines.append([]) }
    return lines.enumerated().map { index, line in
      Row(
        event: event.name, left: ["  ", bar, " "] + line,
        right: index == 0 ? [StyledText(start)] : index == 1 ? [StyledText(end, .dim)] : [])
    }
  }

  private func wrapped(_ event: Event, _ isOpen: Bool, _ room: Int, ellipsis: String)
    -> [[StyledText]]
  {
    guard let notes = event.notes else { return [] }
    return TextLayout.wrapped(
      notes, to: room, rows: isOpen ? .max : Self.foldedRows, ellipsis: ellipsis
    ).map { [StyledText($0)] }
  }

  /// Returns the lines that only an unfolded event shows.
  private func more(_ scheduled: ScheduledEvent, _ room: Int) -> [[StyledText]] {
    let event = scheduled.event
    var sentences: [String] = []
    let others = Array(
      agenda.events.lazy.map(\.event).filter(event.isInConflict).prefix(Self.namedOverlaps + 1))
    if !others.isEmpty {
      sentences.append(
        words.overlaps(
          Array(others.prefix(Self.namedOverlaps)), goesOn: others.count > Self.namedOverlaps,
          at: now))
    }
    if !event.isAllDay { sentences.append(words.length(event.end.instant - event.start.instant)) }
    sentences += [
      words.location(of: event), words.rhythmName(of: event), words.reminding(of: event),
      words.with(scheduled.companions),
    ].compactMap(\.self)
    return sentences.flatMap { TextLayout.wrapped($0, to: room) }.map { [StyledText($0, .dim)] }
  }
}
