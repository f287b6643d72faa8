import Domain
import TextUI

/// An agenda as rows: each day that has something under its name, and between them how many have
/// nothing.
struct AgendaRows {
  /// A row of the agenda.
  struct Row: Equatable {
    /// The event it shows, by its number among all of them; nothing for names of days and gaps.
    let number: Int?
    /// What stands at the left and at the right end.
    let left: [StyledText]
    var right: [StyledText] = []
  }

  /// An event with the day it is shown on.
  struct Place: Equatable, Sendable {
    let day: Day
    let scheduled: ScheduledEvent
  }

  let words: ScheduleWords
  let glyphs: Glyphs
  let now: Now
  let entries: [AgendaEntry]

  init(_ days: [DayAgenda], words: ScheduleWords, glyphs: Glyphs, at now: Now) {
    self.init(AgendaEntry.entries(of: days), words: words, glyphs: glyphs, at: now)
  }

  init(_ entries: [AgendaEntry], words: ScheduleWords, glyphs: Glyphs, at now: Now) {
    (self.words, self.glyphs, self.now, self.entries) = (words, glyphs, now, entries)
  }

  /// The events in their order, one that takes days on each of them.
  static func places(_ entries: [AgendaEntry]) -> [Place] {
    entries.flatMap { entry -> [Place] in
      switch entry {
      case .gap: []
      case .day(let agenda): agenda.events.map { Place(day: agenda.day, scheduled: $0) }
      }
    }
  }

  /// All rows; a blank one stands before each day where it is airy.
  func rows(isAiry: Bool) -> [Row] {
    var rows: [Row] = []
    var number = 0
    let times = widestTime
    for entry in entries {
      switch entry {
      case .gap(let days):
        if isAiry, !rows.isEmpty { rows.append(Row(number: nil, left: [])) }
        rows.append(Row(number: nil, left: [StyledText(words.gap(days), .dim)]))
      case .day(let agenda):
        if isAiry, !rows.isEmpty { rows.append(Row(number: nil, left: [])) }
        rows.append(Row(number: nil, left: head(agenda.day)))
        for scheduled in agenda.events {
          rows.append(row(scheduled, on: agenda.day, number, times))
          number += 1
        }
      }
    }
    return rows
  }

  /// The name of a day: what is past is faint, and a holiday is red and has its name.
  private func head(_ day: Day) -> [StyledText] {
    let style: Style = day < now.day ? .dim : .bold
    let near = words.nearness(day, at: now).map { [StyledText("  " + $0, .dim)] } ?? []
    return [StyledText(words.heading(day, at: now), style)] + near + words.noted(day)
  }

  private func row(_ scheduled: ScheduledEvent, on day: Day, _ number: Int, _ times: Int) -> Row {
    let event = scheduled.event
    let group = EventGroup(event, at: now.instant)
    let style: Style = group == .done ? .dim : .plain
    let time = Column.padded(words.times(event, on: day), to: times)
    return Row(
      number: number,
      left: [
        "  ", StyledText(glyphs.spine, Style(ink: group.ink, .bold)), " ",
        StyledText(time + "  ", .dim), StyledText(event.title.text, style),
      ],
      right: scheduled.isInConflict
        ? [StyledText(glyphs.refused + " " + words.overlaps, Style(ink: Accent.rose))] : [])
  }

  /// The cells of the longest time, so that titles stand below each other.
  private var widestTime: Int {
    Self.places(entries).map { TextLayout.cells(words.times($0.scheduled.event, on: $0.day)) }.max()
      ?? 0
  }

  /// Draws some rows, with the pointer before the chosen one.
  func draw(_ rows: ArraySlice<Row>, chosen: Int?, into frame: inout Frame, in area: Area) {
    for (line, row) in rows.enumerated() {
      let room = area.size.columns - (row.right.isEmpty ? 0 : row.right.cells + 1)
      frame.write(row.left.clipped(to: room, ellipsis: glyphs.ellipsis), in: area, row: line)
      frame.write(row.right, area.endColumn - row.right.cells, in: area, row: line)
      guard let number = row.number, number == chosen else { continue }
      frame.write([StyledText(glyphs.pointer, .bold)], in: area, row: line)
      frame.select(area.rows(line, 1))
    }
  }
}
