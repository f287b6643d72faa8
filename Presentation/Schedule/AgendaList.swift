import Domain
import PresentationKit
import TextUI

/// The list of a day's events in three titled groups. An event is folded to one row with its time, its title and the
/// beginning of its notes, or unfolded to all its details.
struct AgendaList {
  /// How much room the rows take. `tight` has no blank rows, and `plain` has a blank row between groups. `airy` adds a
  /// second line and a blank row for each event, and `open` also adds the free time between events.
  enum Density { case tight, plain, airy, open }

  struct Row: Equatable {
    /// The event of the row; nil for titles and gaps.
    let event: Event.Name?
    /// The text at the left end; `right` is at the right end.
    let left: [StyledText]
    let right: [StyledText]
    /// Whether the row is the title of a group.
    var isTitle = false
  }

  let words: ScheduleWords
  let glyphs: Glyphs
  let agenda: DayAgenda
  let now: Now
  let unfolded: Set<Event.Name>
  /// The selected event. Only this event shows the remark that it overlaps others.
  var chosen: Event.Name?

  /// The maximum number of overlapping events that are named.
  private static let namedOverlaps = 3

  /// Returns the events in the order of the list.
  static func order(_ agenda: DayAgenda, at now: Now) -> [Event] {
    EventGroup.allCases.flatMap { agenda.events($0, at: now).map(\.event) }
  }

  /// Returns all rows at a width. Groups without events have no title, but an empty day names all groups in one row.
  func rows(columns: Int, _ density: Density) -> [Row] {
    if agenda.events.isEmpty {
      let titles = EventGroup.allCases.map(words.title).joined(separator: " · ")
      return [Row(event: nil, left: [StyledText(titles, .dim)], right: [])]
    }
    let times = times
    var rows: [Row] = []
    for group in EventGroup.allCases {
      let events = agenda.events(group, at: now)
      if events.isEmpty { continue }
      if !rows.isEmpty, density != .tight { rows.append(Self.blank) }
      rows.append(
        Row(
          event: nil, left: [StyledText(words.title(group) + " \(events.count)", .bold)],
          right: [], isTitle: true))
      let isAiry = density == .airy || density == .open
      for (index, event) in events.enumerated() {
        if index > 0, isAiry { rows.append(Self.blank) }
        if index > 0, density == .open, let free = free(events[..<index], event.event, times) {
          rows += [free, Self.blank]
        }
        rows += self.rows(event, group, columns, times, isAiry: isAiry)
      }
    }
    return rows
  }

  private static let blank = Row(event: nil, left: [], right: [])

  /// Returns the row of the free time before the next event; nil if there is none or it is short.
  private func free(_ before: ArraySlice<ScheduledEvent>, _ next: Event, _ times: Int) -> Row? {
    let ends = before.lazy.map(\.event).filter { $0.takesTime && $0.end.day == agenda.day }
      .map(\.end)
    guard next.takesTime, next.start.day == agenda.day, next.start.instant > now.instant,
      let end = ends.max(by: { $0.instant < $1.instant }),
      next.start.instant - end.instant >= Self.leastFree
    else { return nil }
    let span = Column.padded(words.hours(end.time, next.start.time), to: times)
    let length = words.free(next.start.instant - end.instant)
    return Row(event: nil, left: [StyledText("    \(span)   \(length)", .dim)], right: [])
  }

  /// The minimum length of free time that is shown, in seconds.
  private static let leastFree = 1800

  /// The width of the time column: that of the widest time.
  private var times: Int {
    agenda.events.map { TextLayout.cells(words.listed($0.event, on: agenda.day)) }.max() ?? 0
  }

  private func rows(
    _ scheduled: ScheduledEvent, _ group: EventGroup, _ columns: Int, _ times: Int, isAiry: Bool
  ) -> [Row] {
    let event = scheduled.event
    let isOpen = unfolded.contains(event.name)
    let bar = StyledText(glyphs.spine, Style(ink: group.ink, .bold))
    let time = Column.padded(words.listed(event, on: agenda.day), to: times)
    let overlap = scheduled.isInConflict ? glyphs.overlap : " "
    let lead: [StyledText] = [
      "  ", bar, StyledText(" \(time) ", group == .done ? .dim : .plain),
      StyledText(overlap + " ", .dim),
    ]
    var right = right(scheduled, group)
    // The title comes first where both have no room.
    let title = min(TextLayout.cells(event.title.text), Self.leastOfTitle)
    if columns - lead.cells - right.cells - 2 < title { right = [] }
    let room = max(8, columns - lead.cells - (right.isEmpty ? 0 : right.cells + 2))
    let style: Style = group == .done ? .plain : .bold
    let blank: [StyledText] = [
      "  ", bar, StyledText(String(repeating: " ", count: lead.cells - 2 - bar.text.count)),
    ]
    let second = isAiry && !isOpen ? facts(event) : ""
    guard isOpen || !second.isEmpty else {
      var line = [StyledText(event.title.text, style)]
      let notes = event.notes.map { $0.split(separator: "\n").joined(separator: " ") } ?? ""
      if !notes.isEmpty, line.cells + 2 + Self.leastOfNotes <= room {
        line.append(StyledText("  " + notes, .dim))
      }
      let clipped = line.clipped(to: room, ellipsis: glyphs.ellipsis)
      return [Row(event: event.name, left: lead + clipped, right: right)]
    }
    var lines = TextLayout.wrapped(event.title.text, to: room).map { [StyledText($0, style)] }
    if !isOpen {
      let below = columns - lead.cells
      lines.append([StyledText(second, .dim)].clipped(to: below, ellipsis: glyphs.ellipsis))
      return rows(lines, event, lead, blank, right)
    }
    let below = max(8, columns - lead.cells - 2)
    lines += (event.notes ?? "").isEmpty ? [] : wrapped(event.notes ?? "", below)
    lines += more(scheduled, below)
    return rows(lines, event, lead, blank, right)
  }

  /// Returns lines as rows. Only the first row has the time.
  private func rows(
    _ lines: [[StyledText]], _ event: Event, _ lead: [StyledText], _ blank: [StyledText],
    _ right: [StyledText]
  ) -> [Row] {
    lines.enumerated().map { index, line in
      Row(
        event: event.name, left: (index == 0 ? lead : blank) + line,
        right: index == 0 ? right : [])
    }
  }

  /// Returns how long an event takes, and its location, recurrence and notes, on one line.
  private func facts(_ event: Event) -> String {
    [
      event.takesTime && !event.isOfSeveralDays
        ? words.brief(event.end.instant - event.start.instant) : nil,
      event.location.map(\.text), words.rhythmName(of: event),
      event.notesOnOneLine,
    ].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// The minimum number of cells that a title keeps. If there are fewer, nothing is shown at the right of the title.
  private static let leastOfTitle = 16
  /// The minimum number of free cells in which the beginning of the notes is shown.
  private static let leastOfNotes = 8

  /// Returns the text at the right of an event: the dates if it lasts several days, a remark if the selected event
  /// overlaps others, or the time until an event of today ends or begins. Returns nothing in all other cases.
  private func right(_ scheduled: ScheduledEvent, _ group: EventGroup) -> [StyledText] {
    let event = scheduled.event
    if event.isOfSeveralDays { return [StyledText(words.times(event, at: now), .dim)] }
    if scheduled.isInConflict, event.name == chosen { return [StyledText(words.overlaps, .dim)] }
    let isNext = agenda.events(.upcoming, at: now).first { $0.event.takesTime }?.event == event
    guard agenda.day == now.day, group == .inProgress || isNext,
      let left = words.left(of: event, at: now)
    else { return [] }
    return [StyledText(left, Style(ink: group.ink))]
  }

  private func wrapped(_ text: String, _ room: Int) -> [[StyledText]] {
    TextLayout.wrapped(text, to: room).map { [StyledText($0)] }
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
    if event.isOfSeveralDays { sentences.append(words.times(event, at: now)) }
    if !event.isAllDay { sentences.append(words.length(event.end.instant - event.start.instant)) }
    sentences += [
      words.location(of: event), words.rhythmName(of: event), words.reminding(of: event),
      words.countdown(of: scheduled.event, at: now), words.with(scheduled.companions),
    ].compactMap(\.self)
    return sentences.flatMap { TextLayout.wrapped($0, to: room) }.map { [StyledText($0, .dim)] }
  }

  // MARK: Rows in a room

  /// Returns the rows with as many blank rows as fit into an area.
  func rows(in room: Size) -> [Row] {
    if room.rows < 12 { return rows(columns: room.columns, .tight) }
    if room.rows >= Self.leastForAir {
      for density in [Density.open, .airy] {
        let rows = rows(columns: room.columns, density)
        if rows.count <= room.rows { return rows }
      }
    }
    return rows(columns: room.columns, .plain)
  }

  /// The minimum number of rows of a list with blank rows between the events.
  private static let leastForAir = 18
}
