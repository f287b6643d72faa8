import Domain
import TextUI

/// An agenda as rows: each day that has something under its name, and between them how many have
/// nothing. What a row says is written for the rows alone that are shown.
struct AgendaRows: Equatable, Sendable {
  /// What stands on a row.
  enum Line: Equatable, Sendable {
    case blank
    case gap(days: Int)
    case day(Day)
    /// An event, by its number among all of them.
    case event(Int)

    /// The event it shows; nothing for names of days and gaps.
    var number: Int? {
      switch self {
      case .blank, .gap, .day: nil
      case .event(let number): number
      }
    }
  }

  /// An event with the day it is shown on.
  struct Place: Equatable, Sendable {
    let day: Day
    let scheduled: ScheduledEvent
  }

  /// The events in their order, one that takes days on each of them.
  let places: [Place]
  /// The rows as they stand without blanks.
  private let tight: [Line]

  init(_ days: [DayAgenda]) {
    var (lines, places): ([Line], [Place]) = ([], [])
    for entry in AgendaEntry.entries(of: days) {
      switch entry {
      case .gap(let days): lines.append(.gap(days: days))
      case .day(let agenda):
        lines.append(.day(agenda.day))
        lines += agenda.events.indices.map { .event(places.count + $0) }
        places += agenda.events.map { Place(day: agenda.day, scheduled: $0) }
      }
    }
    tight = lines
    self.places = places
  }

  /// All rows; a blank one stands before each day and each gap where it is airy.
  func lines(isAiry: Bool) -> [Line] {
    guard isAiry else { return tight }
    var lines: [Line] = []
    for line in tight {
      if line.number == nil, !lines.isEmpty { lines.append(.blank) }
      lines.append(line)
    }
    return lines
  }
}

/// The rows of an agenda as they are written.
struct AgendaDrawing {
  /// What stands at the left and at the right end of a row.
  private struct Row {
    let left: [StyledText]
    var right: [StyledText] = []
  }

  let places: [AgendaRows.Place]
  let words: ScheduleWords
  let glyphs: Glyphs
  let now: Now
  /// The cells of the times; those of the widest one that is drawn where nobody says.
  var times: Int?

  init(
    _ agenda: AgendaRows, words: ScheduleWords, glyphs: Glyphs, at now: Now, times: Int? = nil
  ) {
    (self.words, self.glyphs, self.now) = (words, glyphs, now)
    (places, self.times) = (agenda.places, times)
  }

  /// The cells of the longest time, so that titles stand below each other.
  static func widestTime(_ places: some Sequence<AgendaRows.Place>, _ words: ScheduleWords) -> Int {
    places.map { TextLayout.cells(words.times($0.scheduled.event, on: $0.day)) }.max() ?? 0
  }

  private func row(_ line: AgendaRows.Line, _ times: Int) -> Row {
    switch line {
    case .blank: Row(left: [])
    case .gap(let days): Row(left: [StyledText(words.gap(days), .dim)])
    case .day(let day): Row(left: head(day))
    case .event(let number): row(places[number].scheduled, on: places[number].day, times)
    }
  }

  /// The name of a day: what is past is faint, and a holiday is red and has its name.
  private func head(_ day: Day) -> [StyledText] {
    let style: Style = day < now.day ? .dim : .bold
    let near = words.nearness(day, at: now).map { [StyledText("  " + $0, .dim)] } ?? []
    return [StyledText(words.heading(day, at: now), style)] + near + words.noted(day)
  }

  private func row(_ scheduled: ScheduledEvent, on day: Day, _ times: Int) -> Row {
    let event = scheduled.event
    let group = EventGroup(event, at: now.instant)
    let style: Style = group == .done ? .dim : .plain
    let time = Column.padded(words.times(event, on: day), to: times)
    return Row(
      left: [
        "  ", StyledText(glyphs.spine, Style(ink: group.ink, .bold)), " ",
        StyledText(time + "  ", .dim), StyledText(event.title.text, style),
      ],
      right: scheduled.isInConflict
        ? [StyledText(glyphs.refused + " " + words.overlaps, Style(ink: Accent.rose))] : [])
  }

  /// Draws some rows, with the pointer before the chosen event.
  func draw(
    _ lines: ArraySlice<AgendaRows.Line>, chosen: Int?, into frame: inout Frame, in area: Area
  ) {
    let shown = lines.lazy.compactMap(\.number).map { places[$0] }
    let times = times ?? Self.widestTime(shown, words)
    for (place, line) in lines.enumerated() {
      let row = row(line, times)
      let room = area.size.columns - (row.right.isEmpty ? 0 : row.right.cells + 1)
      frame.write(row.left.clipped(to: room, ellipsis: glyphs.ellipsis), in: area, row: place)
      frame.write(row.right, area.endColumn - row.right.cells, in: area, row: place)
      guard let number = line.number, number == chosen else { continue }
      frame.write([StyledText(glyphs.pointer, .bold)], in: area, row: place)
      frame.select(area.rows(place, 1))
    }
  }
}
