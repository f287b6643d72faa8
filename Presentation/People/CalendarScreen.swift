import Domain
import PresentationKit
import TextUI

/// The calendar of a plant: past waterings with their notes, and the next due day.
struct CalendarScreen: Equatable, Sendable, PartScreen {
  var context: ViewContext
  var keyContext: KeyContext? { .watering }
  var words: PeopleWords { PeopleWords(context.language) }
  private(set) var calendar: PlantCalendar
  private(set) var grid: MonthGrid

  init(_ plant: Plant, on day: Day, asWeek: Bool = false, _ context: ViewContext) {
    self.context = context
    calendar = PlantCalendar(plant: plant, month: day, waterings: [])
    grid = MonthGrid(selected: day, today: plant.today, in: context.language)
    grid.showsWeek = asWeek
  }

  var plant: Plant { calendar.plant }
  var reload: [Work] { [load] }
  private var load: Work { .people(.month(plant, grid.selected)) }
  var subject: ItemName? { ItemName(.people, plant.person.id.text) }

  /// Stores a loaded month. Ignores it if it belongs to another plant, or if the user has turned to another month.
  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    if case .month(let calendar)? = answer.people, calendar.plant.person.id == plant.person.id,
      calendar.month == grid.selected.firstOfMonth
    {
      self.calendar = calendar
    }
    return []
  }

  var watering: Watering? { calendar.watering(on: grid.selected) }

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
    let month = layout(in: area).month
    let tiles = tiles(in: month)
    guard let day = tiles.map({ $0.day(at: point) }) ?? grid.day(at: point, in: month)
    else { return [] }
    let before = grid.selected
    grid.select(day)
    return turned(from: before)
  }

  /// Loads the month if the selection has moved to another one.
  private func turned(from before: Day) -> [ScreenEffect] {
    before.firstOfMonth == grid.selected.firstOfMonth ? [] : [.work(load)]
  }
}
