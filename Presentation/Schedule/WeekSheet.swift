import Domain
import PresentationKit
import TextUI

/// A week with its selection, for both ways of drawing: as columns with hours, and as rows.
struct WeekSheet {
  /// A clickable area: a day, or an event by its index on that day.
  struct ClickTarget: Equatable {
    let day: Day
    let number: Int?
    let area: Area
  }

  let days: [DayAgenda]
  /// The selected day; `number` is the index of the selected event. Both are nil if the week takes no keys.
  var chosen: Day?
  var number: Int?
  let words: ScheduleWords
  let glyphs: Glyphs
  let now: Now
  /// Whether the last row shows the selected event.
  var hasDetail = false
  /// The minimum number of columns for seven days side by side.
  var leastColumns = Self.leastColumnsAlone

  /// The minimum number of columns for a week that has the screen to itself.
  static let leastColumnsAlone = 100
  /// The minimum number of columns for a week beside other panels.
  static let leastColumnsBeside = 72

  /// Draws the week as columns or rows, depending on the width, and returns the clickable areas.
  @discardableResult
  func draw(into frame: inout Frame, in area: Area) -> [ClickTarget] {
    let rows = area.size.rows - detailRows(in: area)
    let room = area.rows(0, rows)
    if rows < area.size.rows { drawDetail(into: &frame, in: area.rows(area.size.rows - 1)) }
    if area.size.columns >= leastColumns {
      return WeekTable(self, in: room).draw(into: &frame)
    }
    return WeekRows(self, in: room).draw(into: &frame)
  }

  /// Returns the number of rows that the week takes if there is no limit.
  func rows(columns: Int) -> Int {
    columns >= leastColumns
      ? WeekTable.defaultRows(self)
      : WeekRows.neededRows(self, columns: columns)
  }

  /// The selected event; nil if only a day is selected.
  var event: ScheduledEvent? {
    guard let number, let agenda = days.first(where: { $0.day == chosen }),
      agenda.events.indices.contains(number)
    else { return nil }
    return agenda.events[number]
  }

  /// The hour at which the selected event begins; nil if it takes no time.
  var chosenHour: Int? {
    event.flatMap { $0.event.takesTime ? $0.event.start.time.hour : nil }
  }

  func isChosen(_ event: Event) -> Bool { self.event?.event.name == event.name }

  private func style(of day: Day) -> Style {
    let isOff = DayNotes(words.language).holiday(day) != nil
    var style =
      isOff
      ? Style(ink: Accent.rose, .bold)
      : Style(ink: Accent.ofWeekday(day.weekday, in: words.language))
    if day < now.day, !isOff { style.marks.insert(.dim) }
    return style
  }

  /// Returns the name of a day above its column or before its row: today is a filled pill, and another chosen day is in
  /// brackets.
  func head(_ day: Day, in frame: Frame) -> [StyledText] {
    let (name, ink) = (words.column(day), frame.accent)
    if day == now.day {
      let pill = Style(ink: frame.text(on: ink), paper: ink, .bold)
      let isDrawn = glyphs.pictures.isDrawn
      if day == chosen, !isDrawn { return [StyledText("[\(name)]", pill)] }
      let sides = isDrawn ? ["▐", "▌"] : ["(", ")"]
      return [
        StyledText(sides[0], Style(ink: ink)), StyledText(name, pill),
        StyledText(sides[1], Style(ink: ink)),
      ]
    }
    guard day == chosen else { return [StyledText(" \(name) ", style(of: day))] }
    var style = style(of: day)
    style.marks = .bold
    let edge = Style(ink: ink, .bold)
    return [StyledText("[", edge), StyledText(name, style), StyledText("]", edge)]
  }

  /// Returns the style of an event's title; past events are dim.
  func style(_ event: Event) -> Style {
    EventGroup(event, at: now.instant) == .done ? .dim : .plain
  }

  /// Returns the edge of an event, or the pointer if the event is selected.
  func edge(_ event: Event) -> StyledText {
    isChosen(event)
      ? StyledText(glyphs.pointer, .bold)
      : StyledText(glyphs.spine, Style(ink: EventGroup(event, at: now.instant).ink, .bold))
  }

  // MARK: The selected event

  /// Returns the number of rows for the selected event, with a blank row above it if there is room.
  private func detailRows(in area: Area) -> Int {
    guard hasDetail, area.size.rows >= 12 else { return 0 }
    return area.size.rows >= 40 ? 2 : 1
  }

  private func drawDetail(into frame: inout Frame, in area: Area) {
    guard area.size.rows > 0, let chosen else { return }
    guard let scheduled = event else {
      if days.allSatisfy(\.events.isEmpty) {
        return _ = frame.write([StyledText("  " + words.inviteWeek("n"))], in: area)
      }
      let count = days.first { $0.day == chosen }?.events.count ?? 0
      let summary = count == 0 ? words.nothingThatDay : words.count(count)
      let line = [StyledText("  " + words.heading(chosen, at: now) + " · " + summary, .dim)]
      return _ = frame.write(line, in: area)
    }
    let event = scheduled.event
    var line = [
      StyledText(glyphs.pointer + " ", Style(ink: frame.accent, .bold)),
      StyledText(event.title.text, .bold),
    ]
    let facts = [
      words.times(event, on: chosen), words.left(of: event, at: now),
      event.location.map(\.text), words.rhythmName(of: event),
      event.notes.map { $0.split(separator: "\n").joined(separator: " ") },
    ].compactMap(\.self)
    line += facts.map { StyledText(" · " + $0, .dim) }
    if scheduled.isInConflict {
      line.append(StyledText(" \(glyphs.overlap) " + words.overlaps, .dim))
    }
    frame.write(line.clipped(to: area.size.columns, ellipsis: glyphs.ellipsis), in: area)
  }
}

extension Glyphs {
  /// The sign of events that overlap.
  var overlap: String { rule == Glyphs.ascii.rule ? "=" : DayRibbonWords.overlapSign }
}
