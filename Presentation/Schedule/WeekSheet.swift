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

  /// The minimum number of columns for seven days side by side.
  static let leastColumns = 100

  /// Draws the week as columns or rows, depending on the width, and returns the clickable areas.
  @discardableResult
  func draw(into frame: inout Frame, in area: Area) -> [ClickTarget] {
    if area.size.columns >= Self.leastColumns {
      return WeekTable(self, in: area).draw(into: &frame)
    }
    return WeekRows(self, in: area).draw(into: &frame)
  }

  /// Returns the number of rows that the week takes if there is no limit.
  func rows(columns: Int) -> Int {
    columns >= Self.leastColumns
      ? WeekTable.defaultRows(self)
      : WeekRows.neededRows(self, columns: columns)
  }

  func isChosen(_ event: Event) -> Bool {
    guard let number, let agenda = days.first(where: { $0.day == chosen }),
      agenda.events.indices.contains(number)
    else { return false }
    return agenda.events[number].event.name == event.name
  }

  /// Returns the name of a day, marked if the day is chosen or today.
  func name(_ day: Day) -> StyledText {
    let name = words.column(day)
    let isOff = DayNotes(words.language).holiday(day) != nil
    var style =
      isOff
      ? Style(ink: Accent.rose, .bold)
      : Style(ink: Accent.ofWeekday(day.weekday, in: words.language))
    if day < now.day, !isOff { style.marks.insert(.dim) }
    if day == now.day { style.marks.formUnion([.bold, .underline]) }
    if day == chosen { style.marks.formUnion([.bold, .reverse]) }
    let text = day == chosen ? "[\(name)]" : day == now.day ? "(\(name))" : " \(name) "
    return StyledText(text, style)
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
}
