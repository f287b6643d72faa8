import Domain
import PresentationKit
import TextUI

/// A week with what is chosen in it: the same for both ways it is drawn, as columns with hours and as
/// rows.
struct WeekSheet {
  /// Something that can be pointed at: a day, or an event of it by its number there.
  struct Place: Equatable {
    let day: Day
    let number: Int?
    let area: Area
  }

  let days: [DayAgenda]
  /// The day the keys act on, and the number of the event there; nothing where no keys act on it.
  var chosen: Day?
  var number: Int?
  let words: ScheduleWords
  let glyphs: Glyphs
  let now: Now

  /// From how many columns on there is room for seven beside each other.
  static let leastColumns = 100

  /// Draws the week by the room there is, and tells where everything stands.
  @discardableResult
  func draw(into frame: inout Frame, in area: Area) -> [Place] {
    if area.size.columns >= Self.leastColumns {
      return WeekTable(self, in: area).draw(into: &frame)
    }
    return WeekRows(self, in: area).draw(into: &frame)
  }

  /// The rows it wants where there is no end to them.
  func rows(columns: Int) -> Int {
    columns >= Self.leastColumns
      ? WeekTable.usualRows(self)
      : WeekRows.neededRows(self, columns: columns)
  }

  /// Whether an event is the chosen one.
  func isChosen(_ event: Event) -> Bool {
    guard let number, let agenda = days.first(where: { $0.day == chosen }),
      agenda.events.indices.contains(number)
    else { return false }
    return agenda.events[number].event.name == event.name
  }

  /// The name of a day, between what says that it is chosen or today.
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

  /// How the title of an event looks: what is over is faint.
  func style(_ event: Event) -> Style {
    EventGroup(event, at: now.instant) == .done ? .dim : .plain
  }

  /// The edge of an event, or the pointer where it is chosen.
  func edge(_ event: Event) -> StyledText {
    isChosen(event)
      ? StyledText(glyphs.pointer, .bold)
      : StyledText(glyphs.spine, Style(ink: EventGroup(event, at: now.instant).ink, .bold))
  }
}
