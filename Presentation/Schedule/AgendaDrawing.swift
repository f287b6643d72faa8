package import Domain
package import PresentationKit
package import TextUI

/// Draws the rows of an agenda.
package struct AgendaDrawing {
  /// The texts at the left and right ends of a row.
  private struct Row {
    let left: [StyledText]
    /// The location and the beginning of the notes, which are shown where there is room.
    var notes = ""
    var right: [StyledText] = []
  }

  let items: [AgendaRows.Item]
  let words: ScheduleWords
  let glyphs: Glyphs
  let now: Now
  /// The width of the time column in cells; nil means the widest time among the drawn rows.
  var times: Int?
  /// Whether the right end of a heading says how far away its day is.
  let saysDistances: Bool
  /// Whether the locations and notes of events are shown where there is room.
  var showsNotes = false
  /// Whether an event that starts and ends on the day shows only its start, which saves room.
  var showsStarts = false

  package init(
    _ agenda: AgendaRows, words: ScheduleWords, glyphs: Glyphs, at now: Now, times: Int? = nil,
    saysDistances: Bool = false
  ) {
    (self.words, self.glyphs, self.now) = (words, glyphs, now)
    (items, self.times, self.saysDistances) = (agenda.items, times, saysDistances)
  }

  /// Returns the width of the widest time, in cells. The titles are aligned by this width.
  static func widestTime(_ items: some Sequence<AgendaRows.Item>, _ words: ScheduleWords) -> Int {
    items.map { TextLayout.cells(words.times($0.scheduled.event, on: $0.day)) }.max() ?? 0
  }

  private func row(_ line: AgendaRows.Line, _ times: Int, chosen: Int?, in frame: Frame) -> Row {
    switch line {
    case .blank: Row(left: [])
    case .gap(let days): Row(left: [StyledText(words.gap(days), .dim)])
    case .day(let day): Row(left: head(day), right: saysDistances ? distance(of: day) : [])
    case .event(let number):
      row(
        items[number].scheduled, on: items[number].day, times, isChosen: number == chosen, in: frame
      )
    }
  }

  /// Returns the heading of a day. Past days are dim; a holiday is red and shows its name.
  private func head(_ day: Day) -> [StyledText] {
    let style: Style = day < now.day ? .dim : .bold
    let near =
      saysDistances ? [] : words.nearness(day, at: now).map { [StyledText("  " + $0, .dim)] } ?? []
    return [StyledText(words.heading(day, at: now), style)] + near + words.noted(day)
  }

  private func distance(of day: Day) -> [StyledText] {
    [StyledText(CalendarWords.distance(day - now.day, in: words.language), .dim)]
  }

  private func row(
    _ scheduled: ScheduledEvent, on day: Day, _ times: Int, isChosen: Bool, in frame: Frame
  ) -> Row {
    let event = scheduled.event
    let group = EventGroup(event, at: now.instant)
    let style: Style = group == .done ? .dim : .plain
    let time = Column.padded(time(event, day), to: times)
    let notes = [event.location?.text, event.notesOnOneLine].compactMap(\.self)
      .joined(separator: words.between)
    // Rows that overlap are joined by a sign; only the chosen one says what it means.
    let overlap = scheduled.isInConflict ? glyphs.overlap : " "
    let isSaid = scheduled.isInConflict && isChosen
    return Row(
      left: [
        "  ", StyledText(glyphs.spine, Style(ink: group.ink(in: frame), .bold)), " ",
        StyledText("\(time) \(overlap) ", .dim), StyledText(event.title.text, style),
      ], notes: showsNotes ? notes : "",
      right: isSaid ? [StyledText(words.overlaps, .dim)] : right(event, group, on: day, in: frame))
  }

  /// The minimum number of free cells in which the beginning of the notes is shown.
  private static let leastOfNotes = 8

  /// Returns the time of an event on a day.
  private func time(_ event: Event, _ day: Day) -> String {
    showsStarts && event.takesTime && event.start.day == day && event.end.day == day
      ? ClockWords.time(event.start.time, in: words.language) : words.times(event, on: day)
  }

  /// Returns the time left of an event that is in progress today; empty for other events.
  private func right(_ event: Event, _ group: EventGroup, on day: Day, in frame: Frame)
    -> [StyledText]
  {
    guard group == .inProgress, day == now.day, let left = words.left(of: event, at: now)
    else { return [] }
    return [StyledText(left, Style(ink: group.ink(in: frame)))]
  }

  /// Draws some rows, with the pointer before the selected event.
  package func draw(
    _ lines: ArraySlice<AgendaRows.Line>, chosen: Int?,
    isSelected: (RowName) -> Bool = { _ in false }, into frame: inout Frame, in area: Area
  ) {
    let shown = lines.compactMap(\.number).map { items[$0] }
    let times = times ?? shown.map { TextLayout.cells(time($0.scheduled.event, $0.day)) }.max() ?? 0
    for (index, line) in lines.enumerated() {
      let row = row(line, times, chosen: chosen, in: frame)
      let room = area.size.columns - (row.right.isEmpty ? 0 : row.right.cells + 1)
      var left = row.left
      if !row.notes.isEmpty, left.cells + 2 + Self.leastOfNotes <= room {
        left.append(StyledText("  " + row.notes, .dim))
      }
      frame.write(left.clipped(to: room, ellipsis: glyphs.ellipsis), in: area, row: index)
      frame.write(row.right, area.endColumn - row.right.cells, in: area, row: index)
      guard let number = line.number else { continue }
      if isSelected(items[number].rowName) {
        frame.write(
          [StyledText(glyphs.selected, .bold)], area.origin.column + 1, in: area, row: index)
      }
      guard number == chosen else { continue }
      frame.write([StyledText(glyphs.pointer, .bold)], in: area, row: index)
      frame.select(area.rows(index, 1))
    }
  }
}

extension Event {
  /// The notes on one line; nil for an event without notes.
  var notesOnOneLine: String? { notes.map { $0.split(separator: "\n").joined(separator: " ") } }
}
