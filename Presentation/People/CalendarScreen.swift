import Domain
import PresentationKit
import TextUI

/// The calendar of a plant: past waterings with their notes, and the next due day.
struct CalendarScreen: Equatable, Sendable, PartScreen {
  var look: ViewContext
  var keyContext: KeyContext? { .watering }
  var words: PeopleWords { PeopleWords(look.language) }
  private(set) var calendar: PlantCalendar
  private(set) var grid: MonthGrid

  init(_ plant: Plant, on day: Day, asWeek: Bool = false, _ look: ViewContext) {
    self.look = look
    calendar = PlantCalendar(plant: plant, month: day, waterings: [])
    grid = MonthGrid(selected: day, today: plant.today, in: look.language)
    grid.showsWeek = asWeek
  }

  var plant: Plant { calendar.plant }
  var reload: [Work] { [load] }
  private var load: Work { .people(.month(plant, grid.selected)) }
  var subject: ItemName? { ItemName(.people, plant.person.id.text) }

  /// Stores a loaded month. Ignores it if the user has turned to another month meanwhile.
  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    if case .month(let calendar)? = answer.people, calendar.plant.person.id == plant.person.id,
      calendar.month == grid.selected.firstOfMonth
    {
      self.calendar = calendar
    }
    return []
  }

  private var watering: Watering? { calendar.watering(on: grid.selected) }

  enum Action: Equatable, Sendable {
    case edit(Watering), takeAway(Watering)
    case otherView, back
  }

  var bindings: [Binding] { keys.bindings }

  private var keys: KeyTable<Action> {
    let none = watering == nil ? words.notWatered : nil
    return KeyTable([
      .init(
        Binding(
          .character("e"), .enter, meaning: words.keyEdit, on: .row, unavailable: none,
          isPrimary: true),
        watering.map(Action.edit)),
      .init(
        Binding(.character("x"), meaning: words.keyTakeAway, on: .row, unavailable: none),
        watering.map(Action.takeAway)),
      .init(
        Binding(
          .left, .right, .up, .down, label: glyphs.arrowKeys(2, 3, 0, 1), meaning: words.keyDay),
        nil),
      .init(
        Binding(
          .character("v"), meaning: grid.showsWeek ? words.keyWholeMonth : words.keyOneWeek,
          isPrimary: grid.showsWeek), .otherView),
      .init(Binding(.pageUp, .pageDown, label: "PgUp PgDn", meaning: words.keyMonth), nil),
      .init(Binding(.character("t"), meaning: words.keyToday), nil),
      .init(
        Binding(
          .escape, .backspace, meaning: words.keyBack, isPrimary: true, glyphs: glyphs), .back),
    ])
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    let before = grid.selected
    if grid.update(key) == .moved { return turned(from: before) }
    let table = keys
    return table.press(key) { action in
      switch action {
      case .edit(let watering): return [.open(.people(.review(plant, watering)))]
      case .takeAway(let watering):
        let question = CareQuestions(words: words).unwater(plant, watering)
        return [.open(.people(.question(question)))]
      case .otherView:
        grid.showsWeek.toggle()
        return []
      case .back: return [.back]
      }
    }
  }

  mutating func click(_ point: Point, in area: Area) -> [ScreenEffect] {
    guard let day = grid.day(at: point, in: layout(in: area).month) else { return [] }
    let before = grid.selected
    grid.select(day)
    return turned(from: before)
  }

  /// Loads the month if the selection has moved to another one.
  private func turned(from before: Day) -> [ScreenEffect] {
    before.firstOfMonth == grid.selected.firstOfMonth ? [] : [.work(load)]
  }

  private func layout(in area: Area) -> (month: Area, panel: Area) {
    let room = area.inset(columns: 2)
    if grid.showsWeek {
      // One week needs few rows; all others are left to the notes.
      let rows = min(4, room.size.rows)
      let top = rows + (room.size.rows > 8 ? 1 : 0)
      return (
        Area(
          column: room.origin.column, row: room.origin.row, columns: min(49, room.size.columns),
          rows: rows),
        Area(
          column: room.origin.column, row: room.origin.row + top,
          columns: min(72, room.size.columns), rows: max(0, room.size.rows - top))
      )
    }
    if room.size.columns >= 64 {
      let left = min(44, room.size.columns / 2)
      return (
        Area(
          column: room.origin.column, row: room.origin.row, columns: left - 2,
          rows: room.size.rows - 2),
        Area(
          column: room.origin.column + left + 2, row: room.origin.row,
          columns: room.size.columns - left - 2, rows: room.size.rows)
      )
    }
    let rows = min(8, room.size.rows)
    return (
      Area(
        column: room.origin.column, row: room.origin.row, columns: room.size.columns, rows: rows),
      Area(
        column: room.origin.column, row: room.origin.row + rows, columns: room.size.columns,
        rows: room.size.rows - rows)
    )
  }

  func draw(into frame: inout Frame, in area: Area) {
    let (month, panel) = layout(in: area)
    var marks: [Day: MonthGrid.Mark] = [:]
    if let next = plant.person.nextWatering {
      marks[next] = .init(glyphs.next, Style(ink: Accent.rose))
    }
    for day in calendar.watered + calendar.beside.map(\.at.day) {
      marks[day] = .init(glyphs.watered, Style(ink: Self.water))
    }
    grid.draw(
      into: &frame, in: month,
      title:
        "\(plant.person.calledName) · \(CalendarWords.month(grid.selected, in: words.language))",
      weekdays: Weekday.allCases.map { CalendarWords.weekday($0, in: words.language) },
      marks: marks, glyphs: glyphs)
    if area.size.columns >= 68, !grid.showsWeek {
      frame.put(
        words.legend(glyphs), month.origin.column, area.endRow - 1, .dim, upTo: month.endColumn)
    }
    drawPanel(into: &frame, in: panel)
  }

  /// Draws the notes of the selected day. Empty notes take no rows.
  private func drawPanel(into frame: inout Frame, in area: Area) {
    let day = CalendarWords.fullDay(grid.selected, in: words.language)
    var lines: [StyledText] = []
    if let watering {
      let note = CalendarTexts.note(watering, words)
      lines.append(StyledText(note[0], .bold))
      for part in note.dropFirst() {
        lines.append("")
        lines += TextLayout.wrapped(part, to: area.size.columns).map { StyledText($0) }
      }
      if note.count == 1 { lines += ["", StyledText(words.noteless, .dim)] }
    } else {
      lines.append(StyledText(day, .bold))
      if grid.selected == plant.person.nextWatering {
        lines += ["", StyledText(words.labelNext, .dim)]
      }
    }
    // On a low screen blank lines are dropped, because the text needs the rows.
    if lines.count > area.size.rows { lines.removeAll { $0.text.isEmpty } }
    for (row, line) in lines.enumerated() where row < area.size.rows {
      frame.put(
        line.text, area.origin.column, area.origin.row + row, line.style, upTo: area.endColumn)
    }
  }

  /// The colour of days on which the plant was watered.
  private static let water = Ink(0x008F89, ansi256: 30, ansi16: 6)
}
