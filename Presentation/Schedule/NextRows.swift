import Domain
import PresentationKit
import TextUI

/// The rows about coming events: the events of the shown day, the days after it, and the longest periods of free time.
struct NextRows {
  /// A row with a label at the left and a time at the right.
  struct Row: Equatable {
    var label: StyledText = ""
    var text: [StyledText]
    var right: [StyledText] = []
    var event: Event.Name?
  }

  let words: ScheduleWords
  let glyphs: Glyphs
  let now: Now
  let chosen: Event.Name?

  /// The maximum number of rows for one of the following days.
  private static let mostRowsOfDay = 3

  // MARK: The shown day

  /// Returns the rows of the events of a day, one row each. Today, events that are over are left out.
  func day(_ agenda: DayAgenda, in frame: Frame) -> [Row] {
    let isToday = agenda.day == now.day
    var hasNext = false
    return agenda.events.compactMap { scheduled in
      let event = scheduled.event
      let group = EventGroup(event, at: now.instant)
      if isToday, group == .done { return nil }
      let style = Style(ink: group.ink(in: frame), .bold)
      var row = Row(
        text: overlap(scheduled) + [StyledText(event.title.text)], event: event.name)
      let start = event.takesTime && event.start.day == agenda.day ? event.start : nil
      let time = start.map { ClockWords.time($0.time, in: words.language) } ?? ""
      row.right = [StyledText(time, .dim)]
      guard isToday, event.takesTime else {
        row.label = StyledText(event.takesTime ? "" : words.allDay, .dim)
        return row
      }
      switch group {
      case .inProgress:
        row.label = StyledText(words.nowLabel, style)
        row.right = [StyledText(words.left(of: event, at: now) ?? "", style)]
      case .upcoming where !hasNext:
        hasNext = true
        row.label = StyledText(words.nextLabel, style)
        row.right = [StyledText(words.left(of: event, at: now) ?? time)]
      case .upcoming: row.label = StyledText(words.thenLabel, .dim)
      case .done: break
      }
      return row
    }
  }

  private func overlap(_ scheduled: ScheduledEvent) -> [StyledText] {
    scheduled.isInConflict ? [StyledText(glyphs.overlap + " ", .dim)] : []
  }

  // MARK: The following days

  /// Returns the rows of the following days that have events: their titles, wrapped between words. An all-day event of
  /// several days is listed only once, with its last day.
  func days(_ days: [DayAgenda], columns: Int, rows: Int) -> [Row] {
    var all: [Row] = []
    var trips: Set<Event.Name> = []
    for agenda in days where all.count < rows {
      let titles = agenda.events.map(\.event).compactMap { event -> String? in
        let title = Printable.line(event.title.text)
        guard !event.takesTime, event.isOfSeveralDays else { return title }
        let isLast = event.lastDay == agenda.day
        guard trips.insert(event.name).inserted else { return nil }
        return isLast ? title : title + " " + words.until(event.lastDay, at: now)
      }
      if titles.isEmpty { continue }
      let most = min(Self.mostRowsOfDay, rows - all.count)
      let lines = Self.joined(titles, to: columns, rows: most, glyphs)
      let label = StyledText(words.near(agenda.day, at: now), .bold)
      all += lines.enumerated().map { index, line in
        Row(label: index == 0 ? label : "", text: [StyledText(line)])
      }
    }
    return all
  }

  /// Joins titles with dots into lines, and breaks only between words. Titles without room are left out.
  private static func joined(_ titles: [String], to columns: Int, rows: Int, _ glyphs: Glyphs)
    -> [String]
  {
    WordFit.lines(
      titles.joined(separator: " · "), to: columns, rows: rows, ellipsis: glyphs.ellipsis
    ).map { line in
      // A dot at the end of a line joins nothing.
      for end in [" ·", " ·" + glyphs.ellipsis] where line.hasSuffix(end) {
        return String(line.dropLast(end.count)) + (end.count > 2 ? glyphs.ellipsis : "")
      }
      return line
    }
  }

  // MARK: Free time

  /// Returns rows with the longest of some periods of free time, longest first. The periods are in seconds since
  /// midnight.
  func free(_ slices: [Range<Int>], most: Int) -> [Row] {
    let longest = slices.sorted { ($0.count, -$0.lowerBound) > ($1.count, -$1.lowerBound) }
    return longest.prefix(most).enumerated().map { index, slice in
      let span = words.hours(
        TimeOfDay(seconds: slice.lowerBound), TimeOfDay(seconds: slice.upperBound))
      return Row(
        label: StyledText(index == 0 ? words.freeLabel : "", .dim), text: [StyledText(span)],
        right: [StyledText(words.brief(slice.count), .dim)])
    }
  }

  // MARK: Drawing

  /// Returns the width of the widest label, in cells.
  static func labelCells(_ rows: [Row]) -> Int { rows.map { [$0.label].cells }.max() ?? 0 }

  /// Draws rows whose labels have a common width.
  func draw(_ rows: some Sequence<Row>, labels: Int, into frame: inout Frame, in area: Area) {
    for (index, row) in zip(0..., rows) where index < area.size.rows {
      frame.write([row.label], in: area, row: index)
      let start = area.origin.column + labels + 2
      // The length of a stretch is left out before its times are cut.
      let isCut = start + row.text.cells + row.right.cells + 1 > area.endColumn
      let right = isCut && row.event == nil ? 0 : row.right.cells
      let room = area.endColumn - start - (right == 0 ? 0 : right + 1)
      frame.write(
        row.text.clipped(to: room, ellipsis: glyphs.ellipsis), start, in: area, row: index)
      if right > 0 { frame.write(row.right, area.endColumn - right, in: area, row: index) }
      if let event = row.event, event == chosen { frame.select(area.rows(index, 1)) }
    }
  }
}
